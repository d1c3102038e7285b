"""The classes of a swimming school."""
