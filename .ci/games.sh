# shellcheck shell=bash
# Many games through the headless program; sourced after lib.sh and steps.sh. A case is "TABLE SCENARIO SEATS".

native() { build/native/warcabinet "$@"; }
sanitized() { build/sanitize/warcabinet "$@"; }
webassembly() { node build/wasm/warcabinet.mjs "$@"; }

# every_case PLAYER: every scenario of every table with that player at all seats, one a line.
every_case() {
    native tables --json | python3 -c '
import json, sys
for table in json.load(sys.stdin)["tables"]:
    for scenario in table["scenarios"]:
        print(table["id"], scenario, ",".join([sys.argv[1]] * len(table["seats"])))' "$1"
}

every_table() { native tables --json | python3 -c 'import json, sys; [print(t["id"]) for t in json.load(sys.stdin)["tables"]]'; }

# How many times fewer games of a table are asked for where a number of Churchill's is given, because its own are that much longer:
# of whole games, and of hostile ones.
SHARES='
table            games  hostile
churchill        1      1
gathering_storm  3      10
'

# share TABLE COLUMN N: N of Churchill's games in games of the table.
share() {
    awk -v t="$1" -v c="$2" -v n="$3" '
        $1 == "table" { for (k = 2; k <= NF; k++) column[$k] = k }
        $1 == t && (c in column) { s = $column[c]; print int((n + s - 1) / s); found = 1 }
        END { exit !found }' <<<"$SHARES" || die "no share '$2' for the table '$1' in .ci/games.sh"
}

soak_case() {
    local table scenario seats count
    read -r table scenario seats <<<"$1"
    count=$(share "$table" games "$GAMES")
    sanitized soak --table "$table" --scenario "$scenario" --seats "$seats" --games "$count" --json
}

# sanitized_games PLAYER N: N games of every scenario of Churchill, its share of every other table's, checked after every answer.
sanitized_games() {
    local cases
    mapfile -t cases < <(every_case "$1")
    [[ ${#cases[@]} -gt 0 ]] || die "the program knows no scenario"
    GAMES=$2 in_parallel soak_case "${cases[@]}"
}

hostile_case() {
    local program table seed count
    read -r program table seed count <<<"$1"
    "$program" fuzz --table "$table" --games "$count" --seed "$seed" --json
}

# hostile_cases PROGRAM N: "PROGRAM TABLE SEED GAMES", as many of each table as there are cores.
hostile_cases() {
    local table count parts part
    parts=$(nproc)
    for table in $(every_table); do
        count=$(share "$table" hostile "$2")
        for part in $(seq "$parts"); do
            printf '%s %s %s %d\n' "$1" "$table" "${part}000000" $(((count + parts - 1) / parts))
        done
    done
}

# hostile_games PROGRAM N: forged choices, wrong seats and mutated links on the way through N random games of Churchill, and
# through its share of every other table's.
hostile_games() {
    local cases
    mapfile -t cases < <(hostile_cases "$@")
    [[ ${#cases[@]} -gt 0 ]] || die "the program knows no table"
    in_parallel hostile_case "${cases[@]}"
}

forged_case() {
    local table seed count
    read -r table seed count <<<"$1"
    native forge --table "$table" --positions "$count" --seed "$seed" --json
}

# forged_positions N: N positions of every table with a few fields changed, evenly over the steps of play.
forged_positions() {
    local table part parts cases=()
    parts=$(nproc)
    for table in $(every_table); do
        for part in $(seq "$parts"); do cases+=("$table $part $((($1 + parts - 1) / parts))"); done
    done
    [[ ${#cases[@]} -gt 0 ]] || die "the program knows no table"
    in_parallel forged_case "${cases[@]}"
}

hashes_case() {
    local table scenario seats file=build/logs/hashes-${1//[ ,]/-}
    read -r table scenario seats <<<"$1"
    set -- hashes --table "$table" --scenario "$scenario" --seats "$seats" --games "$GAMES"
    native "$@" >"$file.native"
    webassembly "$@" >"$file.wasm"
    cmp "$file.native" "$file.wasm"
    [[ $(wc -l <"$file.wasm") -ge $GAMES ]] || die "fewer games than asked for"
}

# same_games PLAYER N: every scenario's first N seeds end with the same bytes natively and in WebAssembly.
same_games() {
    local cases
    mapfile -t cases < <(every_case "$1")
    [[ ${#cases[@]} -gt 0 ]] || die "the program knows no scenario"
    GAMES=$2 in_parallel hashes_case "${cases[@]}"
}
