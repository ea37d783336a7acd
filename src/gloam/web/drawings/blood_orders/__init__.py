"""Draws Blood Orders."""
