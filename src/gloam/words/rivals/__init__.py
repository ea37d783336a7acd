"""What every language needs to speak of Rivals."""
