"""Players of Wolves."""
