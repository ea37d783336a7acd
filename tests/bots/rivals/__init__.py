"""Bots at a table of Rivals."""
