"""What the notation and the replay ask of Fateforge."""
