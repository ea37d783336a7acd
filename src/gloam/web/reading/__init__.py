"""What can be read besides a table: rules, cards, arenas."""
