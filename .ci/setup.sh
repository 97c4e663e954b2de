#!/usr/bin/env bash
# Sets up what is missing, and nothing else: setup.sh play|test|soak
# Needs root or sudo only where the distribution's packages are missing.

# shellcheck source=.ci/lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
use setup/packages setup/suite setup/path setup/node setup/emscripten setup/sources setup/web

PLAY_PACKAGES=(ca-certificates cmake dpkg-dev git ninja-build patchelf python3 python3-fonttools xz-utils)
TEST_PACKAGES=("${PLAY_PACKAGES[@]}" chromium clang-format-19 clang-tidy-19 g++ shellcheck)
SOAK_PACKAGES=("${TEST_PACKAGES[@]}" clang-19 libclang-rt-19-dev)

set_up() {
    install_packages "$@"
    forget_tools
    set_up_node
    set_up_emscripten
    fetch_sources
    install_page_packages
    bring_typescript_for_emscripten
}

case "${1:-}" in
play) set_up "${PLAY_PACKAGES[@]}" ;;
test) set_up "${TEST_PACKAGES[@]}" ;;
soak) set_up "${SOAK_PACKAGES[@]}" ;;
*) die "say what to set up: play, test or soak" ;;
esac
