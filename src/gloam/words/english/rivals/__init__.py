"""Rivals, read aloud in English."""
