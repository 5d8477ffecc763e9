"""Players of Gulag."""
