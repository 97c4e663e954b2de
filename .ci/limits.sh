# shellcheck shell=bash
# What may not be exceeded: speed, sizes, links, weight; sourced after lib.sh and games.sh.

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

# The page with all that a first visit takes, after brotli: 600 KB (of 1,000 bytes) at most.
check_weight() {
    local most=600000 total=0 size file
    while read -r file; do
        size=$(brotli --stdout --quality=11 "$file" | wc -c)
        printf '%8d %s\n' "$size" "$file"
        total=$((total + size))
    done < <(find build/page -type f ! -name '*.map' ! -name '*.txt' | sort)
    printf '%8d in all, %d at most\n' $total $most
    [[ $total -gt 0 && $total -le $most ]]
}
