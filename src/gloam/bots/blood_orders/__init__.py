"""How bots play Blood Orders."""
