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

soak_case() {
    local table scenario seats
    read -r table scenario seats <<<"$1"
    sanitized soak --table "$table" --scenario "$scenario" --seats "$seats" --games "$GAMES" --json
}

# sanitized_games PLAYER N: checked after every answer.
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

# How many times longer a hostile game of a table takes than one of Churchill: it has so many fewer of them.
HOSTILE_COST='
churchill        1
gathering_storm  10
'

# hostile_cases PROGRAM N: "PROGRAM TABLE SEED GAMES", as many of each table as there are cores.
hostile_cases() {
    local table cost parts part
    parts=$(nproc)
    for table in $(every_table); do
        cost=$(awk -v t="$table" '$1 == t { print $2; found = 1 } END { exit !found }' <<<"$HOSTILE_COST") ||
            die "no cost of hostile games for the table '$table' in .ci/games.sh"
        for part in $(seq "$parts"); do
            printf '%s %s %s %d\n' "$1" "$table" "${part}000000" $((($2 / cost + parts - 1) / parts))
        done
    done
}

# hostile_games PROGRAM N: forged choices, wrong seats and mutated links on the way through about N random games of Churchill, and
# through games of the other tables for about as long.
hostile_games() {
    local cases
    mapfile -t cases < <(hostile_cases "$@")
    [[ ${#cases[@]} -gt 0 ]] || die "the program knows no table"
    in_parallel hostile_case "${cases[@]}"
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
