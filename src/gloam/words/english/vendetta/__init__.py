"""Vendetta, read aloud in English."""
