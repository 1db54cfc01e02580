"""KeyForge, as its three rulebooks say."""
