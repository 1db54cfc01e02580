"""What a situation that was told leaves open in the toy."""
