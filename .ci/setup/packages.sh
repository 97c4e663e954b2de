# shellcheck shell=bash
# Packages of the machine's own distribution.

missing_packages() {
    local package
    for package in "$@"; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || printf '%s\n' "$package"
    done
}

apt_install() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -y -o DPkg::Lock::Timeout=600 --no-install-recommends install "$@"
}

apt_update() { as_root apt-get -o DPkg::Lock::Timeout=600 update; }

# install_packages PACKAGE...: only what is missing; the lists are refreshed only if they are absent or too old to serve.
install_packages() {
    local missing
    have apt-get || die "this machine has no apt-get: install by hand: $*"
    mapfile -t missing < <(missing_packages "$@")
    [[ ${#missing[@]} -gt 0 ]] || return 0
    say "installing ${missing[*]}"
    quietly apt-install apt_install "${missing[@]}" 2>/dev/null && return 0
    quietly apt-update apt_update || die "apt-get update failed (build/logs/apt-update.log)"
    quietly apt-install apt_install "${missing[@]}" || die "apt-get could not install ${missing[*]} (build/logs/apt-install.log)"
}
