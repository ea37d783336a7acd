"""What puzzles of Rivals are made of, and those that come with Gloam."""
