"""What puzzles of Vendetta are made of, and those that come with Gloam."""
