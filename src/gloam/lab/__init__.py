"""Simulation at scale, and what can be learned from it."""
