"""Blood Orders, read aloud in French."""
