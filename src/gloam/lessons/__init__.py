"""Lessons: positions with something to do in them, and a coach who says what and why.

A lesson is data; everything of one being played follows from it and from the answers given so far.
"""

from gloam.lessons.ladder import find, ladder, tips
from gloam.lessons.lesson import Lesson, Tip
from gloam.lessons.run import AGAIN, SHOW, Run, begin, resume

__all__ = ["AGAIN", "SHOW", "Lesson", "Run", "Tip", "begin", "find", "ladder", "resume", "tips"]
