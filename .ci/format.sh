#!/usr/bin/env bash
# Lays out our C++ by .clang-format.

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
for part in lib tidy; do
    # shellcheck disable=SC1090
    . "$here/$part.sh"
done
cd "$WC_ROOT"
{ our_cpp '*.cpp' && our_cpp '*.hpp'; } | xargs clang-format-19 -i
