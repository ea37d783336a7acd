"""Vendetta in a terminal."""
