# shellcheck shell=bash
# Emscripten: the machine's own where it is new enough, else Debian 13's packages unpacked below build/toolchain.
# Node: likewise. What was chosen is written to build/toolchain/env.sh, which .ci/env.sh reads.

EMSCRIPTEN_AT_LEAST=3.1.69
NODE_AT_LEAST=20.19.0
SUITE=trixie
UNPACKED=$WC_TOOLCHAIN/$SUITE

own_emscripten_version() { have emcc && emcc --version 2>/dev/null | sed -n 's/^emcc.* \([0-9][0-9.]*\).*/\1/p;1q'; }
own_node_version() { have node && node --version 2>/dev/null | tr -d v; }

emscripten_is_new_enough() { version_at_least "$(own_emscripten_version || echo 0)" $EMSCRIPTEN_AT_LEAST; }
node_is_new_enough() { have npm && version_at_least "$(own_node_version || echo 0)" $NODE_AT_LEAST; }

# unpack_packages PACKAGE...: with everything they need, the C library included.
unpack_packages() {
    local archives=$WC_TOOLCHAIN/apt/$SUITE/cache/archives package
    open_suite $SUITE
    say "downloading $* of Debian $SUITE with what they need"
    quietly toolchain-download suite_apt apt-get $SUITE -y --download-only install "$@" ||
        die "can't download $* (build/logs/toolchain-download.log)"
    say "unpacking into build/toolchain/$SUITE"
    mkdir -p "$UNPACKED"
    for package in "$archives"/*.deb; do
        dpkg -x "$package" "$UNPACKED" || die "can't unpack $(basename "$package")"
    done
    rm -f "$archives"/*.deb
}

# Programs built for a newer C library run with the one unpacked beside them.
bind_programs() {
    local libraries=$UNPACKED/usr/lib/x86_64-linux-gnu program
    for program in "$@"; do
        [[ -f $program && ! -L $program && "$(head -c 4 "$program" | tail -c 3)" == ELF ]] || continue
        patchelf --set-interpreter "$libraries/ld-linux-x86-64.so.2" --force-rpath \
            --set-rpath "$libraries:$UNPACKED/usr/lib/llvm-19/lib" "$program" || die "patchelf failed on $program"
    done
}

write_emscripten_config() {
    local node=$1
    printf "LLVM_ROOT = '%s'\nBINARYEN_ROOT = '%s'\nNODE_JS = '%s'\nCACHE = '%s'\n" "$UNPACKED/usr/lib/llvm-19/bin" \
        "$UNPACKED/usr" "$node" "$WC_TOOLCHAIN/emscripten-cache" >"$UNPACKED/usr/share/emscripten/.emscripten"
}

bring_toolchain() {
    local stamp="$UNPACKED/.complete" wanted="$*"
    [[ "$(cat "$stamp" 2>/dev/null)" != "$wanted $UNPACKED" ]] || return 0
    rm -rf "$UNPACKED" "$WC_TOOLCHAIN/emscripten-cache"
    unpack_packages "$@"
    bind_programs "$UNPACKED"/usr/lib/llvm-19/bin/* "$UNPACKED"/usr/bin/wasm-* "$UNPACKED"/usr/bin/node*
    cp -r "$UNPACKED/usr/share/emscripten/cache" "$WC_TOOLCHAIN/emscripten-cache"
    printf '%s\n' "$wanted $UNPACKED" >"$stamp"
}

set_up_emscripten_and_node() {
    local packages=() path='' env=$WC_TOOLCHAIN/env.sh
    PATH=$(printf '%s' "$PATH" | tr ':' '\n' | grep -vF "$WC_TOOLCHAIN" | paste -sd:)
    emscripten_is_new_enough || packages+=(emscripten)
    node_is_new_enough || packages+=(nodejs npm)
    : >"$env.new"
    if [[ ${#packages[@]} -gt 0 ]]; then
        [[ "$(dpkg --print-architecture)" == amd64 ]] ||
            die "Emscripten >= $EMSCRIPTEN_AT_LEAST and Node >= $NODE_AT_LEAST must be on the PATH of a machine that isn't amd64"
        bring_toolchain "${packages[@]}"
    fi
    if ! node_is_new_enough; then
        path=$WC_TOOLCHAIN/bin
        printf 'export NODE_PATH=%q\n' "$UNPACKED/usr/share/nodejs:$UNPACKED/usr/lib/nodejs" >>"$env.new"
    fi
    if ! emscripten_is_new_enough; then
        path=$UNPACKED/usr/share/emscripten${path:+:$path}
        write_emscripten_config "$(command -v node)"
    fi
    [[ -z $path ]] || printf 'export PATH=%q:$PATH\n' "$path" >>"$env.new"
    cmp -s "$env.new" "$env" || cp "$env.new" "$env"
    rm "$env.new"
}
