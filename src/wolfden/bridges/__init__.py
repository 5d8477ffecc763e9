"""Wolfden's games behind the interfaces that researchers already use; each needs an extra of its own."""
