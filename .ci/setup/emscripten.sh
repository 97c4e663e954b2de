# shellcheck shell=bash
# Emscripten: the machine's own where it is new enough, else Debian 13's packages unpacked below build/toolchain.

EMSCRIPTEN_AT_LEAST=3.1.69
SUITE=trixie
UNPACKED=$WC_TOOLCHAIN/$SUITE

own_emscripten_version() { have emcc && emcc --version 2>/dev/null | sed -n 's/^emcc.* \([0-9][0-9.]*\).*/\1/p;1q'; }

emscripten_is_new_enough() { version_at_least "$(own_emscripten_version || echo 0)" $EMSCRIPTEN_AT_LEAST; }

# The packages with everything they need, the C library included.
unpack_emscripten() {
    local archives=$WC_TOOLCHAIN/apt/$SUITE/cache/archives package
    open_suite $SUITE
    say "downloading Emscripten of Debian $SUITE with what it needs"
    quietly emscripten suite_apt apt-get $SUITE -y --download-only install emscripten ||
        die "can't download Emscripten (build/logs/emscripten.log)"
    say "unpacking into build/toolchain/$SUITE"
    mkdir -p "$UNPACKED"
    for package in "$archives"/*.deb; do
        dpkg -x "$package" "$UNPACKED" || die "can't unpack $(basename "$package")"
    done
    rm -f "$archives"/*.deb
}

is_elf() { [[ -f $1 && ! -L $1 && "$(head -c 4 "$1" | tail -c 3)" == ELF ]]; }

# Programs built for a newer C library run with the one unpacked beside them, and look for libraries there first: a
# library with a path of its own would hide the program's.
bind_programs() {
    local libraries=$UNPACKED/usr/lib/x86_64-linux-gnu program library
    for library in "$libraries"/{libLLVM,libclang}*.so*; do
        ! is_elf "$library" || patchelf --remove-rpath "$library" || die "patchelf failed on $library"
    done
    for program in "$@"; do
        is_elf "$program" || continue
        patchelf --set-interpreter "$libraries/ld-linux-x86-64.so.2" --force-rpath \
            --set-rpath "$libraries:$UNPACKED/usr/lib/llvm-19/lib" "$program" || die "patchelf failed on $program"
    done
}

write_emscripten_config() {
    printf "LLVM_ROOT = '%s'\nBINARYEN_ROOT = '%s'\nNODE_JS = '%s'\nCACHE = '%s'\n" "$UNPACKED/usr/lib/llvm-19/bin" \
        "$UNPACKED/usr" "$(command -v node)" "$WC_TOOLCHAIN/emscripten-cache" >"$UNPACKED/usr/share/emscripten/.emscripten"
}

bring_emscripten() {
    local stamp=$UNPACKED/.complete
    [[ "$(dpkg --print-architecture)" == amd64 ]] ||
        die "put Emscripten >= $EMSCRIPTEN_AT_LEAST on the PATH: it can only be brought to amd64"
    # The programs know where they are: a moved checkout unpacks them again.
    [[ "$(cat "$stamp" 2>/dev/null)" != "$UNPACKED" ]] || return 0
    rm -rf "$UNPACKED" "$WC_TOOLCHAIN/emscripten-cache"
    unpack_emscripten
    bind_programs "$UNPACKED"/usr/lib/llvm-19/bin/* "$UNPACKED"/usr/bin/wasm-*
    cp -r "$UNPACKED/usr/share/emscripten/cache" "$WC_TOOLCHAIN/emscripten-cache"
    printf '%s\n' "$UNPACKED" >"$stamp"
}

set_up_emscripten() {
    emscripten_is_new_enough && return 0
    bring_emscripten
    write_emscripten_config
    use_tools_in "$UNPACKED/usr/share/emscripten"
}
