# shellcheck shell=bash
# npm packages: the page's own, and the TypeScript that Emscripten needs for --emit-tsd.

EMSCRIPTEN_TYPESCRIPT=5.9.3

bring_typescript_for_emscripten() {
    local folder=$WC_TOOLCHAIN/tsc
    [[ "$(cat "$folder/.complete" 2>/dev/null)" != "$EMSCRIPTEN_TYPESCRIPT" ]] || return 0
    say "npm: typescript $EMSCRIPTEN_TYPESCRIPT for Emscripten's --emit-tsd"
    mkdir -p "$folder"
    quietly npm-tsc npm install --prefix "$folder" --no-audit --no-fund "typescript@$EMSCRIPTEN_TYPESCRIPT" ||
        die "npm can't install typescript (build/logs/npm-tsc.log)"
    printf '%s\n' "$EMSCRIPTEN_TYPESCRIPT" >"$folder/.complete"
}

install_page_packages() {
    local stamp=web/node_modules/.lock-installed lock=web/package-lock.json
    [[ -e $lock ]] || die "web/package-lock.json is missing"
    ! cmp -s "$lock" "$stamp" || return 0
    say "npm ci in web/"
    (cd web && quietly npm-ci npm ci --no-audit --no-fund) || die "npm ci failed (build/logs/npm-ci.log)"
    cp "$lock" "$stamp"
}
