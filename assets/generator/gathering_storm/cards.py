"""Prints the deck of random events: its kinds for gathering_storm.hpp, its cards in gathering_storm_cards.hpp."""

from .. import cpp
from . import model
from .model import POWERS
from .structs import header

STRUCTS = """struct GeneralEvent {
    GeneralKind kind;
    std::int8_t value;
    std::uint8_t power;   // supported or favoured Power, or no_power
    std::uint8_t country; // or no_country
    std::uint8_t operand; // Category or Region
    std::uint16_t text;   // title: text_at(first_random_event_text, text); effect: first_random_effect_text
};
struct NationalEvent {
    NationalKind kind;
    std::int8_t value;
    std::uint8_t country; // or no_country
    std::uint8_t operand; // Category or UnitType
    std::uint16_t text;
};
struct CardInfo {
    std::int8_t trend; // 0 with toward_zero
    bool toward_zero;
    GeneralEvent general;
    std::array<NationalEvent, power_count> national;
};
"""


def operand(event):
    for key, names in (("category", model.CATEGORIES), ("region", model.REGIONS), ("unit", model.UNITS)):
        if key in event:
            return model.index(names, event[key], event["id"])
    return 0


def country(data, event):
    return model.index(data.country_ids, event["country"], event["id"]) if "country" in event else "no_country"


def general(data, numbers, event):
    power = POWERS.index(event["power"]) if event["power"] else "no_power"
    return (f"{{GeneralKind::{event['kind']}, {event['value']}, {power}, {country(data, event)}, {operand(event)}, "
            f"{numbers[event['id']]}}}")


def national(data, numbers, event):
    return (f"{{NationalKind::{event['kind']}, {event['value']}, {country(data, event)}, {operand(event)}, "
            f"{numbers[event['id']]}}}")


def structs(data):
    return STRUCTS + cpp.constant("card_count", len(data.cards)) + cpp.constant("random_event_count", len(data.events)) + "\n"


def render(data):
    numbers = {name: i for i, name in enumerate(data.events)}
    rows = []
    for card in data.cards:
        nationals = ", ".join(national(data, numbers, card[p]) for p in POWERS)
        shown = general(data, numbers, card["general"])
        rows.append(f"{{{card['trend']}, {cpp.flag(card['trend'] == 0)}, {shown}, {{{{{nationals}}}}}}}")
    return header(cpp.array("CardInfo", "cards", rows, "8.41: index 0 is card number 1.", one_per_line=True))
