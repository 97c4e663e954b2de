#!/usr/bin/env bash
# Pictures of the page as a person sees it, in build/screens.

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
for part in lib steps build; do
    # shellcheck disable=SC1090
    . "$here/$part.sh"
done
cd "$WC_ROOT"

npm_in_web() { (cd web && npm run "$@"); }

printf '== set-up\n'
"$here/setup.sh" test
# shellcheck disable=SC1091
. "$here/env.sh"

step "the page" build_page
step "pictures" npm_in_web screens
find build/screens -type f | sort
