"""The compiled parts: routes and their ways (`legs`), and where Wolves may be on each of them (`trace`)."""
