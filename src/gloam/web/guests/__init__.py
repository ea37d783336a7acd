"""Who comes in: guests and their devices, seats, colours, and how one leaves."""
