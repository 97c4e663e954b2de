# shellcheck shell=bash
# clang-format and clang-tidy over our own C++; sourced after lib.sh, with build/sanitize and build/wasm configured.

our_cpp() { find engine shell web tests -name node_modules -prune -o -name "$1" -print | sort; }

check_format() {
    { our_cpp '*.cpp' && our_cpp '*.hpp'; } | xargs clang-format-19 --dry-run -Werror
}

# What any file's verdict may depend on beside the file itself: every header, the rules, the tool.
tidy_context() {
    {
        clang-tidy-19 --version
        cat .clang-tidy .ci/tidy.sh .ci/cmake/options.cmake .ci/third_party.txt
        { our_cpp '*.hpp' && find build/generated -name '*.hpp' | sort; } | xargs cat
    } | sha256sum
}

# How clang-tidy reads what only Emscripten compiles.
emscripten_arguments() {
    printf -- '-p\nbuild/wasm\n--extra-arg-before=--target=wasm32-unknown-emscripten\n'
    em++ --cflags | grep -o -- '--sysroot=[^ ]*' | sed 's/^/--extra-arg-before=/'
}

# tidy_one FILE: silent where the same file in the same context was clean before.
tidy_one() {
    local file=$1 stamp arguments=(-p build/sanitize)
    stamp=build/tidy/$({ printf '%s\n' "$TIDY_CONTEXT" "$file" && cat "$file"; } | sha256sum | cut -c 1-32)
    [[ ! -e $stamp ]] || return 0
    case "$file" in
    web/*.cpp | *_web.cpp | *_imgui.cpp) mapfile -t arguments < <(emscripten_arguments) ;;
    esac
    clang-tidy-19 --quiet "${arguments[@]}" "$file" 2>/dev/null
    touch "$stamp"
}

check_tidy() {
    local files
    TIDY_CONTEXT=$(tidy_context)
    mkdir -p build/tidy
    mapfile -t files < <(our_cpp '*.cpp' | grep -v '^tests/fuzz/')
    in_parallel tidy_one "${files[@]}"
    find build/tidy -type f -mtime +7 -delete
}
