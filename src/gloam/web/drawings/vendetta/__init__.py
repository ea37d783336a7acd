"""Draws Vendetta."""
