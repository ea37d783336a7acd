"""How Rivals is taught, and the lessons that come with Gloam."""
