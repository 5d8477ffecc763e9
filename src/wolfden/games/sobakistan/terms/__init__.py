"""The vocabulary of Sobakistan: what can be done and said, what is told, and why something is not allowed."""
