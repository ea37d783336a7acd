"""Everything said in French. Each module has its twin of the same name in `english`, function by function."""
