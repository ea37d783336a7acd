"""What one viewer sees of a table, and the play they put together there."""
