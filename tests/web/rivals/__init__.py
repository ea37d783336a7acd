"""The pages of Rivals."""
