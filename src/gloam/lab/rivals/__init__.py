"""Rivals for those who count and learn."""
