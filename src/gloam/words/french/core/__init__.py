"""What holds at every table, in French."""
