"""The vocabulary of Wooolf!!: what can be done, what is told, and why something is not allowed."""
