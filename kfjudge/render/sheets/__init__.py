"""Sheets: what a judge prints, or keeps on a phone."""
