"""The Gathering Storm table: data, checks, header."""

from . import cards, checks, header, model, names, setups


def generate(assets, output):
    """Writes the headers of the table and returns what the word lists need to know about this table."""
    data = model.load(assets / "gathering_storm")
    checks.run(data)
    output.write("gathering_storm.hpp", header.render(data))
    output.write("gathering_storm_cards.hpp", cards.render(data))
    output.write("gathering_storm_starts.hpp", setups.render(data))
    return names.of(data)
