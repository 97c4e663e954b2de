# shellcheck shell=bash
# The builds, by preset; sourced after lib.sh and env.sh.

configure() {
    local preset=$1 with=()
    [[ $preset != wasm ]] || with=(emcmake)
    "${with[@]}" cmake --preset "$preset"
}

# build PRESET TARGET...
build() {
    local preset=$1
    shift
    configure "$preset"
    cmake --build --preset "$preset" --target "$@"
}

# The static page: the module, then everything around it.
build_page() {
    build wasm wc_page
    npm_in_web build
    [[ -e build/page/index.html ]] || die "the page's build left no build/page/index.html"
}

# One of the page's own npm scripts.
npm_in_web() { (cd web && npm run "$@"); }
