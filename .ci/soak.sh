#!/usr/bin/env bash
# The long counts, before an issue is called resolved.

# shellcheck source=.ci/lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
use steps build games limits

TEXTS=${WC_TEXTS:-10000000} # most of an hour on two cores; WC_TEXTS says another number

printf '== set-up\n'
.ci/setup.sh soak
use env

fuzz_part() {
    local seed=$1 corpus=build/fuzz/corpus-$1
    mkdir -p "$corpus"
    build/fuzz/wc_fuzz -runs="$RUNS" -seed="$seed" -entropic=0 -use_memcmp=0 -rss_limit_mb=4096 -timeout=20 -artifact_prefix=build/fuzz/ "$corpus"
}

# fuzz_links N: N inputs in all, one fuzzer a core.
fuzz_links() {
    local parts seeds
    parts=$(nproc)
    mapfile -t seeds < <(seq "$parts")
    RUNS=$((($1 + parts - 1) / parts)) in_parallel fuzz_part "${seeds[@]}"
}

# The browser tests that count longer with WC_SOAK=1.
long_page_tests() {
    local files
    mapfile -t files < <(grep -lw soak tests/web/*.test.ts)
    WC_SOAK=1 npm_in_web test -- "${files[@]##*/}"
}

step "native release build" build native warcabinet
step "sanitized build" build sanitize warcabinet
step "WebAssembly build" build wasm warcabinet
step "fuzzer build" build fuzz wc_fuzz
step "speed, sizes and links, natively" check_bench native
step "speed in WebAssembly" check_bench webassembly
step "10,000 random games per scenario, or their share, sanitized" sanitized_games random 10000
step "10,000 bot games per scenario, or their share, sanitized" sanitized_games bot 10000
step "500 hostile games, or their share, per table, sanitized" hostile_games sanitized 500
step "10,000 hostile games, or their share, per table" hostile_games native 10000
step "5,000,000 made-up positions per table" forged_positions 5000000
step "links of 1,000 bot games per scenario" check_game_links 1000
step "$TEXTS texts through the link decoder" fuzz_links "$TEXTS"
step "the page" build_page
step "the page, long counts" long_page_tests
finish
