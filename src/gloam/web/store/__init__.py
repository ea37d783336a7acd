"""What is kept: tables, seats, journals, talk and reports."""
