"""What KeyForge says in Esperanto."""
