"""How Blood Orders is taught, and the lessons that come with Gloam."""
