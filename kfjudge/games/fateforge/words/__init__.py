"""What people read of Fateforge."""
