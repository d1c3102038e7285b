class UserError(Exception):
    """Something the treasurer can put right. The command prints it and ends with 2."""
