"""The words of Boars on the Run!: what can be done, what is told, and why something is not allowed."""
