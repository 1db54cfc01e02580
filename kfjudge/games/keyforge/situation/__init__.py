"""What a situation that was told leaves open in KeyForge, and what came of it."""
