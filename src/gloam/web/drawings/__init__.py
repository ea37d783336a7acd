"""One folder a game: it draws a table from a view. Nothing here knows a rule."""
