"""The same tables for programs: JSON in and out under `/api/v1`, a module for each noun."""
