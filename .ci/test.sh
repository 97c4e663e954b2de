#!/usr/bin/env bash
# Everything that every commit needs: set-up, builds, tests, checks. The last line counts the results.

# shellcheck source=.ci/lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
use steps build tidy games

check_scripts() { shellcheck -x .ci/run .ci/*.sh .ci/setup/*.sh; }

printf '== set-up\n'
.ci/setup.sh test
use env

step "scripts: shellcheck" check_scripts
step "assets: the generator's own tests" python3 -m unittest discover -s tests/assets
step "C++: clang-format" check_format
step "native release build" build native warcabinet
step "sanitized build" build sanitize wc_tests warcabinet
step "the headless program from outside, sanitized" python3 -m unittest discover -s tests/cli
step "tests, native with AddressSanitizer and UBSan" ctest --preset sanitize -j "$(nproc)" -V
step "10,000 random games per scenario, sanitized" sanitized_games random 10000
step "40 hostile games per table, sanitized" hostile_games sanitized 40
step "400 hostile games per table" hostile_games native 400
step "WebAssembly build" build wasm wc_tests warcabinet wc_page
step "tests, WebAssembly under Node" ctest --preset wasm -j "$(nproc)" -V
step "1,000 random games per scenario end alike in WebAssembly" same_games random 1000
step "100 bot games per scenario end alike in WebAssembly" same_games bot 100
step "the page" build_page
step "the page's weight" npm_in_web size
step "the page in a real browser" npm_in_web test
step "C++: clang-tidy" check_tidy
finish
