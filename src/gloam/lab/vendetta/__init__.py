"""Vendetta for those who count and learn."""
