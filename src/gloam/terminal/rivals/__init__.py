"""Rivals in a terminal."""
