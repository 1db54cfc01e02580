"""KeyForge in English."""
