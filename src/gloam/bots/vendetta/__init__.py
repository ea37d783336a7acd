"""How bots play Vendetta."""
