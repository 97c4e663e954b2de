#!/usr/bin/env bash
# Sets up what is missing and builds the release page into build/page.

# shellcheck source=.ci/lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
use steps build

printf '== set-up\n'
.ci/setup.sh play
use env

step "the page" build_page
