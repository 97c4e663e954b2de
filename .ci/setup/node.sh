# shellcheck shell=bash
# Node and npm: the machine's own where they are new enough, else the distribution's, else (Debian 12) a Node that comes as
# an npm package. Debian 13's Node can't be unpacked beside like its Emscripten: it wants its parts in /usr/share/nodejs.

NODE_AT_LEAST=20.19.0
NODE_BROUGHT=22.23.5
NPM_BROUGHT=10.9.4

own_node_version() { have node && node --version 2>/dev/null | tr -d v; }
node_is_new_enough() { have npm && version_at_least "$(own_node_version || echo 0)" $NODE_AT_LEAST; }

bring_node() {
    local folder=$WC_TOOLCHAIN/node architecture
    case "$(uname -m)" in
    x86_64) architecture=x64 ;;
    aarch64) architecture=arm64 ;;
    *) die "put Node >= $NODE_AT_LEAST on the PATH: it can't be brought to $(uname -m)" ;;
    esac
    [[ "$(cat "$folder/.complete" 2>/dev/null)" != "$NODE_BROUGHT" ]] || return 0
    say "npm: Node $NODE_BROUGHT, since the machine's own is $(own_node_version)"
    rm -rf "$folder" && mkdir -p "$folder"
    quietly npm-node npm install --prefix "$folder" --no-audit --no-fund \
        "node-linux-$architecture@$NODE_BROUGHT" "npm@$NPM_BROUGHT" || die "npm can't bring Node (build/logs/npm-node.log)"
    printf '%s\n' $NODE_BROUGHT >"$folder/.complete"
}

set_up_node() {
    node_is_new_enough && return 0
    have npm || install_packages nodejs npm
    node_is_new_enough && return 0
    bring_node
    use_tools_in "$WC_TOOLCHAIN/node/node_modules/.bin"
    # That Node carries certificates of its own: it shall trust what the machine trusts, too.
    use_setting NODE_EXTRA_CA_CERTS /etc/ssl/certs/ca-certificates.crt
}
