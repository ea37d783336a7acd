"""Everything said in English. Each module has its twin of the same name in `french`, function by function."""
