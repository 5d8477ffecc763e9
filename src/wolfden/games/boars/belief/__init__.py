"""What a seat at a table of Boars on the Run! cannot know."""
