"""What can be done, said and told at a table of Gulag, and why not."""
