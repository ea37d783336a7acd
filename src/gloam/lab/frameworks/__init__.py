"""What other people's frameworks need: numbers for tables, names for moves, PettingZoo and OpenSpiel."""
