# shellcheck shell=bash
# What may not be exceeded: speed, sizes, links; sourced after lib.sh and games.sh.

# within LIMITS: checks a JSON report on standard input against "key<=number" and "key>=number"; keys may be dotted.
within() {
    python3 -c '
import json, operator, re, sys
report, late = json.load(sys.stdin), False
print(json.dumps(report))
for limit in sys.argv[1:]:
    key, sign, bound = re.fullmatch(r"([\w.]+)(<=|>=)(\d+)", limit).groups()
    value = report
    for part in key.split("."):
        value = value[part]
    good = {"<=": operator.le, ">=": operator.ge}[sign](float(value), int(bound))
    print("%s %s (%s %s)" % ("ok   " if good else "wrong", key, value, sign + bound))
    late = late or not good
sys.exit(late)' "$@"
}

# What each table promises: answers to real questions per second on one core natively and in WebAssembly, bytes of a state,
# characters of a position link (median) and of a game link (longest), counted after the `#`.
LIMITS='
table            native   webassembly  state  position  game
churchill        4000000  2000000      1024   250       1000
gathering_storm  2000000  1000000      2048   500       2000
'

# limit TABLE COLUMN
limit() {
    awk -v t="$1" -v c="$2" '
        $1 == "table" { for (k = 2; k <= NF; k++) column[$k] = k }
        $1 == t && (c in column) { print $column[c]; found = 1 }
        END { exit !found }' <<<"$LIMITS" || die "no limit '$2' for the table '$1' in .ci/limits.sh"
}

# check_bench native|webassembly: random play of every scenario.
check_bench() {
    local cases table scenario speed state position
    cases=$(every_case random)
    while read -r table scenario _; do
        speed=$(limit "$table" "$1")
        state=$(limit "$table" state)
        position=$(limit "$table" position)
        "$1" bench --table "$table" --scenario "$scenario" --seconds 5 --json |
            within "decisions_per_second>=$speed" "state_bytes<=$state" "copy_ns<=100" "dead_ends<=0" \
                "position_link_chars.median<=$position"
    done <<<"$cases"
}

links_case() {
    local table scenario seats game
    read -r table scenario seats <<<"$1"
    game=$(limit "$table" game)
    native stats --table "$table" --scenario "$scenario" --seats "$seats" --games "$GAMES" --json |
        within "game_link_chars.max<=$game"
}

# check_game_links N: whole games between bots stay short enough for a link.
check_game_links() {
    local cases
    mapfile -t cases < <(every_case bot)
    GAMES=$1 in_parallel links_case "${cases[@]}"
}
