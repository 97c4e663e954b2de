"""The C++ structures of the tables, and how one row of a table is printed."""

from .. import cpp

COUNTRY = """struct CountryInfo {
    Region region;
    std::uint8_t pact;             // 11.62; 0: no trade pact is possible
    std::uint8_t defense;          // of the whole country; 0: nobody attacks it
    std::uint8_t reduced_defense;  // 28.2: after part of it is lost, or in a civil war
    bool borders_russia;
    bool limited;    // flags come from events, military counters or spy rings only
    bool civil_war;  // has a civil war track (25.1)
    std::array<std::uint8_t, power_count> flags;  // at the start of 1935
    std::uint8_t placement;   // bit per Power: diplomatic counters; Russia's bit = what it may always use (24.56)
    std::uint8_t military;    // bit per Power: military counters (24.4)
    std::uint8_t neighbours;  // bit per Power
    bool military_full_cohesion; // 24.4: Russian military counters need full cohesion
};
"""
TARGET = """struct TargetInfo {
    Power aggressor;
    Country country;             // whose flags, pact and counters count
    std::uint8_t requirement;    // 27.3
    std::uint8_t value;          // points and cards (34.51, 9.14), in total with the part taken before
    std::uint8_t earliest_turn;
    bool eai;                    // 23.21
    std::uint8_t defense;
    std::uint8_t reduced_defense;
    bool part;                   // Sudetenland, Danzig
    std::uint8_t includes;       // Target that is its part, or no_target
    std::uint16_t needs_all;     // bit per Target
    std::uint16_t needs_any;     // bit per Target; 0: nothing
    std::uint8_t excludes;       // Target that must not have been taken, or no_target
    bool own_counter;            // 12.22E
    bool own_support;            // 10.51B
    bool allied_counter;         // 12.22E
    bool allied_support;         // 10.71B
    bool permanent_support;      // may be the second aggression of 10.71B
    std::uint8_t idle_factory;   // 14.5
    std::uint8_t military_factory;
    std::uint8_t unit;           // UnitType captured, or unit_type_count
};
"""
POWER = """struct PowerInfo {
    Alliance alliance;
    std::uint8_t civil, idle, military;        // 11.22
    std::array<std::uint8_t, 4> pool;          // 12.21: counters by value
    std::uint8_t naval;                        // 12.21: naval counters = shipyards
    std::array<std::uint8_t, unit_type_count> active, reserve; // 14.9
    std::uint8_t fleet;                        // naval points
    std::uint8_t own_max;                      // most military factories of its own
    std::uint8_t full_mobilization;            // 32.8
    std::array<std::uint8_t, ship_type_count> ship_limit;
    std::uint8_t counter_a, counter_b;         // 12.22A, B: civilian factories needed; 0: none
    bool shipyard;                             // may mobilize a shipbuilding increase
    std::uint8_t political_limit;              // 14.42, 14.43; 0: none
    std::int8_t par;                           // 34.11, five players
    bool carriers;                             // holds naval air training from the start
    std::array<std::uint8_t, unit_type_count> greatest; // most units of each type it can ever own
    std::uint8_t alarms; // Power whose support its shipbuilding increase raises (10.71C, 10.81C), or no_power
    std::int8_t conditional_met, conditional_missed; // 9.41E: worth of its secret support event that depends on the situation
};
"""
PROJECT = """struct ProjectInfo {
    ProjectKind kind;
    Alliance alliance;
    std::uint8_t power; // Power, or no_power if the whole alliance shares it
    Category category;
    bool advanced;      // takes advanced points
    std::uint8_t result_count;
    std::array<std::uint8_t, 3> results; // steps, rising; 0: none
    std::uint8_t start;                  // steps in 1935
    std::uint8_t bop;                    // 0 none, 1 armor, 2 infantry, 3 air, 4 naval
    std::uint8_t bop_value;              // of each result
    bool support;                        // every result gives 1 support
    bool support_last;                   // only the last does
    ResultEffect effect;                 // of every result; battleship_4: the second is battleship_5
    std::array<std::uint8_t, 3> amount;  // counter values, or garrison requirement
    std::uint8_t after;                  // Target that must have been taken, or no_target
};
"""
YIELD = """struct Yield {
    std::array<std::uint8_t, unit_type_count> units; // what comes in any case
    // The choice: 0 none, 1 armor, 2 infantry, 3 air, 4 shipyard, 5 infantry with the delay of delay_british8.
    std::uint8_t first, second;
};
"""


def header(body):
    """A header beside gathering_storm.hpp, for what few files read: deep tables cost whatever walks over them."""
    return (cpp.BANNER + '#pragma once\n\n#include "generated/gathering_storm.hpp"\n\nnamespace wc::gathering_storm {\n\n'
            + body + "\n} // namespace wc::gathering_storm\n")


def braces(values):
    return "{" + cpp.numbers(values) + "}"


def row(*fields):
    return "{" + ", ".join(map(str, fields)) + "}"


def bits(number, digits=2):
    return f"0x{number:0{digits}x}"
