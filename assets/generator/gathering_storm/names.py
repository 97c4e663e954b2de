"""What the word lists need from Gathering Storm."""

from types import SimpleNamespace


def of(data):
    return SimpleNamespace(table="gathering_storm", groups=[], english={}, compose=lambda texts, language: {})
