#!/usr/bin/env python3
"""Writes gathering_storm_statistics.md: what games between Gathering Storm's bots look like.

Run: python3 engine/ai/gathering_storm_statistics.py [games, 1000 when left out]
(after building build/native/warcabinet)
"""

import json
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
PROGRAM = HERE.parents[1] / "build/native/warcabinet"
SCENARIOS = {"full_1935": "Spring 1935", "spring_1937": "Spring 1937", "spring_1938": "Spring 1938"}
POWERS = ["Germany", "Italy", "Britain", "France", "Russia"]
SEATS = {2: {"Axis": 0, "Allies with Russia": 2},
         3: {"Axis": 0, "Allies": 2, "Russia": 4},
         4: {"Germany": 0, "Italy": 1, "Allies": 2, "Russia": 4},
         5: {power: k for k, power in enumerate(POWERS)}}
TARGETS = ["Ethiopia", "Albania", "Greece", "Yugoslavia", "Rhineland", "Austria", "Sudetenland", "Czechoslovakia", "Danzig", "Poland",
           "Baltic States"]
CRISES = {"allies threaten": "allies_threaten", "aggressor backs down before an ultimatum": "aggressor_backs_down",
          "aggressor backs down after it": "ultimatum_accepted", "Allies back down": "allies_back_down",
          "war declared": "war_declared", "concession": "concession", "Pact signed": "pact_signed",
          "civil war in Spain": "civil_war_in_spain", "Russia pledges": "russia_pledges"}
HELD = {"full_1935": [], "spring_1937": ["Ethiopia", "Rhineland"], "spring_1938": ["Ethiopia", "Rhineland"]}  # from the start
NOTES = {"Rhineland": "threshold met in 1 of 5", "Austria": "threshold never met", "Sudetenland": "met in 3 of 10; mostly with the French "
         "pact intact", "Czechoslovakia": "almost never met once the Sudetenland is gone", "Danzig": "met in 2 of 3",
         "Poland": "met in 7 of 8", "civil war in Spain": "86 % by turn 12"}


def played(scenario, players, games):
    out = subprocess.run([PROGRAM, "stats", "--table", "gathering_storm", "--scenario", scenario, "--options",
                          f"players={players - 2}", "--games", str(games), "--seed", "1", "--seats", ",".join(["bot"] * 5),
                          "--json"], check=True, capture_output=True, text=True).stdout
    return json.loads(out)


def percent(share):
    return f"{100 * float(share):.0f} %"


def row(*cells):
    return "| " + " | ".join(str(c) for c in cells) + " |"


def table(head, rows):
    return "\n".join([row(*head), "|" + "---|" * len(head), *(row(*r) for r in rows)])


def war_years(report):
    """Shares of the games in which war breaks out in each year, and in which it never does."""
    events, first = report["events"], {"full_1935": 1935, "spring_1937": 1937, "spring_1938": 1938}[report["scenario"]]
    peace = {year: 1.0 if year <= first else float(events[f"peace_until_{year}"]) for year in range(1935, 1942)}
    peace[1942] = float(events["no_war"])
    return [peace[year] - peace[year + 1] for year in range(1935, 1942)] + [peace[1942]]


def winners(reports):
    rows = []
    for players, seats in SEATS.items():
        for scenario, name in SCENARIOS.items():
            found = reports[scenario, players]["seats"]
            rows.append([players, name, ", ".join(f"{who} {percent(found[k]['win_share'])}" for who, k in seats.items()),
                         " / ".join(f"{float(s['mean_score']):.1f}" for s in found)])
    rows.append(["", "*notes*", "", "*Axis 19-20, Allies 10, Russia 8 (war in Fall 1939)*"])
    return table(["players", "from", "wins", "mean points G / I / B / F / R"], rows)


def years(reports):
    rows = [[players, name, *map(percent, war_years(reports[scenario, players]))]
            for players in SEATS for scenario, name in SCENARIOS.items()]
    return table(["players", "from", *range(1935, 1942), "no war"], rows)


def events(reports, scenario, names):
    head = [SCENARIOS[scenario], *(f"{n} players" for n in SEATS), "*notes*"]
    rows = [[name, *(percent(reports[scenario, n]["events"][key]) for n in SEATS), NOTES.get(name, "")]
            for name, key in names.items() if name not in HELD[scenario]]
    return table(head, rows)


def page(games):
    reports = {(s, n): played(s, n, games) for s in SCENARIOS for n in SEATS}
    aggressions = {name: "takes_" + name.lower().replace(" ", "_") for name in TARGETS}
    longest = max(r["game_link_chars"]["max"] for r in reports.values())
    parts = [(HERE / "gathering_storm_statistics_head.md").read_text(encoding="utf-8").replace("{games}", f"{games:,}"),
             "## Winners and points\n", winners(reports), "\n## When war breaks out\n", years(reports), "\n## Aggressions\n",
             "The part (the Sudetenland, Danzig) counts when it was taken by itself, before the whole. Where the Axis starts with a country it is left out.\n"]
    for scenario in SCENARIOS:
        parts += [events(reports, scenario, aggressions) + "\n"]
    parts += ["## Crises, wars, pacts\n", events(reports, "full_1935", CRISES),
              f"\nThe longest game link has {longest} characters.\n"]
    return "\n".join(parts)


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    (HERE / "gathering_storm_statistics.md").write_text(page(count), encoding="utf-8")
