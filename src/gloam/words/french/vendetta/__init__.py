"""Vendetta, read aloud in French."""
