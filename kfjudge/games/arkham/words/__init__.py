"""What people read of Arkham Horror."""
