#!/usr/bin/env bash
# Everything that every commit needs: set-up, builds, tests, checks. The last line counts the results.

# shellcheck source=.ci/lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
use steps build tidy games

both="build/native/warcabinet build/wasm/warcabinet.mjs build/wasm/warcabinet.wasm"

check_scripts() { shellcheck -x .ci/run .ci/*.sh .ci/setup/*.sh; }

printf '== set-up\n'
.ci/setup.sh test
use env

step "scripts: shellcheck" check_scripts
step "assets: the generator's own tests" python3 -m unittest discover -s tests/assets
step "C++: clang-format" check_format
step "native release build" build native warcabinet
step "sanitized build" build sanitize wc_tests warcabinet
proven "the headless program from outside, sanitized" "build/sanitize/warcabinet tests/cli" \
    python3 -m unittest discover -s tests/cli
proven "tests, native with AddressSanitizer and UBSan" "build/sanitize/wc_tests tests build/generated" \
    ctest --preset sanitize -j "$(nproc)" -V
proven "10,000 random games per scenario, or their share, sanitized" "build/sanitize/warcabinet" sanitized_games random 10000
proven "40 hostile games, or their share, per table, sanitized" "build/sanitize/warcabinet" hostile_games sanitized 40
proven "400 hostile games, or their share, per table" "build/native/warcabinet" hostile_games native 400
proven "300,000 made-up positions per table" "build/native/warcabinet" forged_positions 300000
step "WebAssembly build" build wasm wc_tests warcabinet wc_page
proven "tests, WebAssembly under Node" "build/wasm/wc_tests.mjs build/wasm/wc_tests.wasm tests build/generated" \
    ctest --preset wasm -j "$(nproc)" -V
proven "1,000 random games per scenario end alike in WebAssembly" "$both" same_games random 1000
proven "100 bot games per scenario end alike in WebAssembly" "$both" same_games bot 100
step "the page" build_page
step "the page's weight" npm_in_web size
proven "the page in a real browser" "build/page tests/web web/package-lock.json web/vitest.config.ts" npm_in_web test
step "C++: clang-tidy" check_tidy
finish
