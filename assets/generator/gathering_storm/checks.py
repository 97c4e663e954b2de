"""Cross references and invariants."""


def run(data):
    pass
