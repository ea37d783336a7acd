"""What every language needs to speak of Blood Orders."""
