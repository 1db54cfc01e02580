"""What rulebooks of one game say differently, as pages."""
