"""The Gathering Storm table: data, checks, header."""

from . import checks, header, model, names


def generate(assets, output):
    """Writes gathering_storm.hpp and returns what the word lists need to know about this table."""
    data = model.load(assets / "gathering_storm")
    checks.run(data)
    output.write("gathering_storm.hpp", header.render(data))
    return names.of(data)
