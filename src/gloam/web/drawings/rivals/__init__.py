"""Draws Rivals."""
