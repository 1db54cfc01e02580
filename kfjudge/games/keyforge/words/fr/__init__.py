"""KeyForge in French."""
