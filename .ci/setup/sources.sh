# shellcheck shell=bash
# Third-party sources (.ci/third_party.txt): the pinned upstream tag, or the distribution's source package of it.

fetch_source() {
    local name=$1 address=$2 tag=$3 suite=$4 version=$5 folder=$WC_TOOLCHAIN/src/$1
    [[ "$(cat "$folder/.complete" 2>/dev/null)" != "$tag" ]] || return 0
    say "fetching the sources of $name $tag"
    rm -rf "$folder" && mkdir -p "$WC_TOOLCHAIN/src"
    download_from_git "$folder" "$address" "$tag" || source_package "$suite" "$name" "$version" "$folder"
    printf '%s\n' "$tag" >"$folder/.complete"
}

fetch_sources() {
    local name address tag suite version
    while read -r name address tag suite version; do
        fetch_source "$name" "$address" "$tag" "$suite" "$version" </dev/null
    done < <(grep -v "^#" .ci/third_party.txt)
}
