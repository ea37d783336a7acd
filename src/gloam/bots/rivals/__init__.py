"""How bots play Rivals."""
