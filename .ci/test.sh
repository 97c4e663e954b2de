#!/usr/bin/env bash
# Everything that every commit needs: set-up, builds, tests, checks. The last line counts the results.

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
for part in lib steps build tidy games; do
    # shellcheck disable=SC1090
    . "$here/$part.sh"
done
cd "$WC_ROOT"

"$here/setup.sh" test
# shellcheck disable=SC1091
. "$here/env.sh"

step "scripts: shellcheck" check_scripts
step "assets: the generator's own tests" python3 -m unittest discover -s tests/assets
step "C++: clang-format" check_format
step "sanitized build" build sanitize wc_tests warcabinet
step "tests, native with AddressSanitizer and UBSan" ctest --preset sanitize -j "$(nproc)" -V
step "$RANDOM_GAMES random games per scenario, sanitized" random_games sanitize "$RANDOM_GAMES"
step "native release build" build native warcabinet
step "WebAssembly build" build wasm wc_tests warcabinet
step "tests, WebAssembly under Node" ctest --preset wasm -j "$(nproc)" -V
step "$SAME_SEEDS seeds end alike natively and in WebAssembly" same_games "$SAME_SEEDS"
step "the page" build_page
step "the page's weight" check_weight
step "C++: clang-tidy" check_tidy
step "the page in a real browser" browser_tests
finish
