"""Addresses. Each route finds the room and the seat, lets the room act, and shows a page."""
