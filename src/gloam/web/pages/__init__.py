"""Pages, made of typed pieces. Everything is escaped where it is put in."""
