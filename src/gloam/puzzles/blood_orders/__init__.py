"""What puzzles of Blood Orders are made of, and those that come with Gloam."""
