"""Parts of assets/generate.py."""
