"""The tables and their past: who looks, who answers, what the bots do, what is taken back."""
