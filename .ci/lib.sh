# shellcheck shell=bash
# What every script here needs; sourced, never run.

set -euo pipefail

WC_ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
WC_TOOLCHAIN=$WC_ROOT/build/toolchain
WC_LOGS=$WC_ROOT/build/logs
mkdir -p "$WC_TOOLCHAIN" "$WC_LOGS"
cd "$WC_ROOT" # every script works from there

# use PART...: the functions of .ci/PART.sh
use() {
    local part
    for part in "$@"; do
        # shellcheck disable=SC1090
        . "$WC_ROOT/.ci/$part.sh"
    done
}

say() { printf '    %s\n' "$*"; }

die() {
    printf 'error: %s\n' "$*" >&2
    exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

as_root() {
    if [[ $EUID -eq 0 ]]; then
        "$@"
    elif have sudo; then
        sudo "$@"
    else
        die "this step installs system packages: run it as root, or install sudo ($*)"
    fi
}

# quietly LOG COMMAND...: what the command says goes to build/logs/LOG.log; shown (its end) only if it fails.
quietly() {
    local log=$WC_LOGS/$1.log
    shift
    if ! "$@" >"$log" 2>&1 </dev/null; then
        tail -n 15 "$log" >&2
        return 1
    fi
}

# version_at_least HAVE WANT
version_at_least() { [[ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" == "$2" ]]; }

# download_from_git FOLDER ADDRESS TAG: false where the address can't be reached.
download_from_git() {
    GIT_TERMINAL_PROMPT=0 timeout 120 git -c advice.detachedHead=false clone --quiet --depth 1 --branch "$3" "$2" "$1" \
        2>/dev/null
}
