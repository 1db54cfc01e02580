"""The reference built once and read fast."""
