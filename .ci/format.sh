#!/usr/bin/env bash
# Lays out our C++ by .clang-format.

# shellcheck source=.ci/lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
use tidy
{ our_cpp '*.cpp' && our_cpp '*.hpp'; } | xargs clang-format-19 -i
