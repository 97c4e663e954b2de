"""The Churchill table: data, checks, header."""

from . import checks, header, model, names


def generate(assets, output):
    """Writes churchill.hpp and returns what the word lists need to know about this table."""
    data = model.load(assets / "churchill")
    checks.run(data)
    output.write("churchill.hpp", header.render(data))
    return names.of(data)
