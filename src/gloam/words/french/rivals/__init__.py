"""Rivals, read aloud in French."""
