# shellcheck shell=bash
# Steps with a name, a log, their seconds and a count of what they proved; sourced after lib.sh.

PASSED=0
RUNNING=''
trap '[[ -z $RUNNING ]] || kill -- "-$RUNNING" 2>/dev/null; exit 130' INT TERM

# How many results a log holds: Catch2, Python's unittest, node's test runner, vitest; else the step itself counts as one.
count_results() {
    sed 's/\x1b\[[0-9;]*m//g' "$1" | awk '
        match($0, /in [0-9]+ test case/)            { n += substr($0, RSTART + 3) + 0 }
        match($0, /^Ran [0-9]+ test/)               { n += substr($0, 5) + 0 }
        match($0, /^(#|ℹ) pass [0-9]+/)             { sub(/^[^0-9]*/, ""); n += $0 + 0 }
        match($0, /^ *Tests  .*[0-9]+ passed/)      { sub(/ passed.*/, ""); sub(/.* /, ""); n += $0 + 0 }
        END { print n ? n : 1 }'
}

# The file of a step in build/logs, without its ending.
log_of() { printf '%s/%s' "$WC_LOGS" "$(tr -cs 'a-z0-9' - <<<"${1,,}" | sed 's/^-*//; s/-*$//')"; }

# step TITLE COMMAND...: a function may be given; it stops at its first failing line, as scripts here do.
step() {
    local title=$1 began=$SECONDS log count
    shift
    log=$(log_of "$title").log
    printf '%-70s' "== $title"
    set -m # the step is a process group of its own, so that Ctrl+C can end all of it
    "$@" >"$log" 2>&1 </dev/null &
    RUNNING=$!
    set +m
    if ! wait "$RUNNING"; then
        printf 'failed, %d s\n' $((SECONDS - began))
        tail -n 40 "$log" >&2
        printf 'error: %s failed: see %s\n' "$title" "${log#"$WC_ROOT"/}" >&2
        printf '%d passed, 1 failed\n' "$PASSED"
        exit 1
    fi
    count=$(count_results "$log")
    PASSED=$((PASSED + count))
    printf '%5d passed, %d s\n' "$count" $((SECONDS - began))
}

# All bytes of files and folders, in one line.
fingerprint() { find "$@" -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum; }

# What runs the steps, beside the project's own files.
tools() {
    local tool
    for tool in node chromium python3; do "$tool" --version || true; done 2>&1 | tr '\n' ' '
}

# proven TITLE FILES COMMAND...: a step that can only say the same of the same files (a blank between two of them). Where they are
# byte for byte what they were when it passed, under the same tools, it stands as passed; `make clean` forgets that.
proven() {
    local title=$1 stamp now before=$PASSED files
    read -ra files <<<"$2"
    shift 2
    stamp=$(log_of "$title").proven
    now="$(fingerprint "${files[@]}" .ci) $(tools)"
    if [[ -e $stamp && $(head -n 1 "$stamp") == "$now" ]]; then
        PASSED=$((PASSED + $(tail -n 1 "$stamp")))
        printf '%-70s%5d passed before, of the same bytes\n' "== $title" $((PASSED - before))
        return 0
    fi
    step "$title" "$@"
    printf '%s\n%d\n' "$now" $((PASSED - before)) >"$stamp"
}

finish() {
    printf 'done in %d s\n%d passed, 0 failed\n' "$SECONDS" "$PASSED"
}

# in_parallel FUNCTION ARGUMENT...: once for each argument, as many at a time as there are cores; fails if one does.
in_parallel() {
    local function=$1 argument failed=0 running=0
    shift
    for argument in "$@"; do
        if [[ $running -ge $(nproc) ]]; then
            wait -n || failed=1
            running=$((running - 1))
        fi
        "$function" "$argument" &
        running=$((running + 1))
    done
    for (( ; running > 0; running--)); do wait -n || failed=1; done
    return $failed
}
