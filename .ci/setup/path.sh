# shellcheck shell=bash
# What was chosen goes to the front of the PATH: here, and for later steps through build/toolchain/env.sh (.ci/env.sh).

forget_tools() {
    PATH=$(printf '%s' "$PATH" | tr ':' '\n' | grep -vF "$WC_TOOLCHAIN/" | paste -sd:)
    : >"$WC_TOOLCHAIN/env.sh"
}

use_tools_in() {
    PATH=$1:$PATH
    # shellcheck disable=SC2016 # $PATH is expanded by the reader
    printf 'PATH=%q:$PATH\n' "$1" >>"$WC_TOOLCHAIN/env.sh"
}

use_setting() {
    export "$1=$2"
    printf 'export %s=%q\n' "$1" "$2" >>"$WC_TOOLCHAIN/env.sh"
}
