"""Blood Orders in a terminal."""
