#!/usr/bin/env bash
# Sets up what is missing and builds the release page into build/page.

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
for part in lib steps build; do
    # shellcheck disable=SC1090
    . "$here/$part.sh"
done
cd "$WC_ROOT"

printf '== set-up\n'
"$here/setup.sh" play
# shellcheck disable=SC1091
. "$here/env.sh"

step "the page" build_page
