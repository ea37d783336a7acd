"""Blood Orders for those who count and learn."""
