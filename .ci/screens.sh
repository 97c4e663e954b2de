#!/usr/bin/env bash
# Pictures of the page as a person sees it, in build/screens.

# shellcheck source=.ci/lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
use steps build

npm_in_web() { (cd web && npm run "$@"); }

printf '== set-up\n'
.ci/setup.sh test
use env

step "the page" build_page
step "pictures" npm_in_web screens
find build/screens -type f | sort
