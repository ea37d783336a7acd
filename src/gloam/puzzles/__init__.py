"""Puzzles: positions from games of bots in which one play is clearly better than all others.

Whoever solves one sees what the seat sees, never the position.
"""

from gloam.puzzles.puzzle import Candidate, Puzzle, read, shipped, written

__all__ = ["Candidate", "Puzzle", "read", "shipped", "written"]
