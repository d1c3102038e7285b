"""The cash book of a sports club."""
