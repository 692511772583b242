"""What is shown: the types of the wire, and the only way there from a table."""
