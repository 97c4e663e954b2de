# shellcheck shell=bash
# Another suite of the same distribution, read without touching the system: its lists and packages stay in build/toolchain.

# The mirror this machine already uses, as its apt says.
mirror() {
    local codename
    codename=$(. /etc/os-release && printf '%s' "${VERSION_CODENAME:-}")
    # shellcheck disable=SC2016 # apt's own placeholders
    apt-get indextargets --format '$(RELEASE) $(SITE)' 'Created-By: Packages' |
        awk -v release="$codename" '$1 == release { print $2; exit }'
}

# suite_apt PROGRAM SUITE ARGUMENTS...: apt that knows that suite only and believes that nothing is installed.
# Signatures are checked as ever; the date is not, for mirrors that stand still.
suite_apt() {
    local program=$1 home=$WC_TOOLCHAIN/apt/$2
    shift 2
    "$program" -o "Dir::Etc::sourcelist=$home/suite.sources" -o Dir::Etc::sourceparts=/dev/null \
        -o "Dir::State::Lists=$home/lists" -o "Dir::State::status=$home/status" -o "Dir::Cache=$home/cache" \
        -o APT::Sandbox::User=root -o APT::Install-Recommends=false -o Debug::NoLocking=true \
        -o Acquire::Check-Valid-Until=false "$@"
}

# Makes a suite readable; cheap when it already is.
open_suite() {
    local suite=$1 home=$WC_TOOLCHAIN/apt/$1 site
    [[ -e $home/.complete ]] && return 0
    [[ -n "$(mirror)" ]] || quietly apt-update apt_update || die "apt-get update failed (build/logs/apt-update.log)"
    site=$(mirror)
    [[ -n $site ]] || die "apt-get indextargets names no mirror for this machine's release"
    say "reading the package lists of Debian $suite"
    mkdir -p "$home"/{lists/partial,cache/archives/partial}
    : >"$home/status"
    printf 'Types: deb deb-src\nURIs: %s\nSuites: %s\nComponents: main\nSigned-By: %s\n' "$site" "$suite" \
        /usr/share/keyrings/debian-archive-keyring.gpg >"$home/suite.sources"
    quietly "apt-$suite" suite_apt apt-get "$suite" update || die "can't read the suite $suite (build/logs/apt-$suite.log)"
    touch "$home/.complete"
}

# The newest version of a source package there that begins with PREFIX, or the newest of all if none does.
source_version() {
    local suite=$1 package=$2 prefix=$3 versions
    versions=$(suite_apt apt-cache "$suite" --only-source showsrc "$package" 2>/dev/null | awk '/^Version:/ { print $2 }' | sort -V)
    grep -F "$prefix" <<<"$versions" | tail -n 1 | grep . || tail -n 1 <<<"$versions"
}

# source_package SUITE PACKAGE VERSION-PREFIX FOLDER: the upstream part of a source package, unpacked.
source_package() {
    local suite=$1 package=$2 wanted=$3 folder=$4 version
    open_suite "$suite"
    version=$(source_version "$suite" "$package" "$wanted")
    [[ -n $version ]] || die "Debian $suite has no source package $package"
    [[ $version == "$wanted"* ]] || say "Debian $suite has $package $version instead of $wanted: taking that"
    rm -rf "$folder.download" && mkdir -p "$folder.download" "$folder"
    (cd "$folder.download" && quietly "source-$package" suite_apt apt-get "$suite" source --download-only "$package=$version") ||
        die "can't download the source package $package $version (build/logs/source-$package.log)"
    tar -xf "$(find "$folder.download" -name '*.orig.tar.*' ! -name '*.asc' | head -n 1)" --strip-components=1 -C "$folder"
    rm -rf "$folder.download"
}
