"""Blood Orders, read aloud in English."""
