#!/bin/sh
# The programs that the tests drive for real: a browser, a database server, and what a public server stands on.
set -e
missing=""
# The pictures of the pages were taken with these.
ls /usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf > /dev/null 2>&1 || missing="fonts-dejavu-core"
command -v fc-match > /dev/null || missing="$missing fontconfig"
ls /usr/lib/postgresql/*/bin/postgres > /dev/null 2>&1 || missing="$missing postgresql"
{ command -v nginx || ls /usr/sbin/nginx; } > /dev/null 2>&1 || missing="$missing nginx-light"
command -v systemd-analyze > /dev/null || missing="$missing systemd"
command -v openssl > /dev/null || missing="$missing openssl"
# One of the examples is in C.
command -v cc > /dev/null || missing="$missing gcc libc6-dev"
# Chromium without windows of its own, or else the whole of it, which does the same for twice the work.
shell=""
command -v chromium-headless-shell > /dev/null || shell="chromium-headless-shell"
whole=""
[ -z "$shell" ] || command -v chromium > /dev/null || whole="chromium"
[ -z "$missing$shell" ] && exit 0
if [ "$(id -u)" != 0 ] || ! command -v apt-get > /dev/null; then
    [ -z "$missing$whole" ] && exit 0
    echo "The tests need these programs; please install them: $missing $whole"
    exit 1
fi
echo "Installing $missing $shell"
export DEBIAN_FRONTEND=noninteractive
install() {
    apt-get install -y -qq --no-install-recommends "$@" > /dev/null
}
apt-get update -qq || [ -z "$missing$whole" ]
# shellcheck disable=SC2086
[ -z "$missing" ] || install $missing
# Not every system has a package of the shell.
[ -z "$shell" ] || install "$shell" 2> /dev/null || [ -z "$whole" ] || install "$whole"
