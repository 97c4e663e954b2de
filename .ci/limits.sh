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

# check_bench native|webassembly DECISIONS-PER-SECOND: random play of every table's last scenario, its longest.
check_bench() {
    local table
    for table in $(every_table); do
        "$1" bench --table "$table" --scenario "$(every_case random | awk -v t="$table" '$1 == t { s = $2 } END { print s }')" \
            --seconds 5 --json | within "decisions_per_second>=$2" "state_bytes<=1024" "copy_ns<=100" "dead_ends<=0" \
            "position_link_chars.median<=250"
    done
}

links_case() {
    local table scenario seats
    read -r table scenario seats <<<"$1"
    native stats --table "$table" --scenario "$scenario" --seats "$seats" --games "$GAMES" --json |
        within "game_link_chars.max<=1000"
}

# check_game_links N: whole games between bots stay short enough for a link.
check_game_links() {
    local cases
    mapfile -t cases < <(every_case bot)
    GAMES=$1 in_parallel links_case "${cases[@]}"
}
