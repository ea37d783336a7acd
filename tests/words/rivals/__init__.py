"""The words of Rivals."""
