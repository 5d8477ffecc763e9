"""Whether whatever one needs for a decision is on one screen: plays games in a browser, and looks at each decision."""
