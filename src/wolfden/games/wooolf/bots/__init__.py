"""Players of Wooolf!!."""
