"""How KeyForge is played."""
