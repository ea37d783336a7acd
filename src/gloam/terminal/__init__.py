"""The terminal: it draws what a seat may know, asks, and answers. No rules, and no sentences of its own."""
