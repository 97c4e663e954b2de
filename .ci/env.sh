# shellcheck shell=bash
# The tools that set-up chose, for a shell or a Makefile recipe: `. .ci/env.sh`.

_wc_root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck disable=SC1091
[[ ! -e $_wc_root/build/toolchain/env.sh ]] || . "$_wc_root/build/toolchain/env.sh"
unset _wc_root
