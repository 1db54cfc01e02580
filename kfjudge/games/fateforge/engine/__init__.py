"""How battle scenes are played (pp. 9 to 20). It imports the core, and what the cards say."""
