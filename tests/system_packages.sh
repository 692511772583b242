#!/bin/sh
# The programs that the tests drive for real: a browser, a database server, and what a public server stands on.
set -e
missing=""
command -v chromium > /dev/null || missing="chromium"
# The pictures of the pages were taken with these.
ls /usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf > /dev/null 2>&1 || missing="$missing fonts-dejavu-core"
command -v fc-match > /dev/null || missing="$missing fontconfig"
ls /usr/lib/postgresql/*/bin/postgres > /dev/null 2>&1 || missing="$missing postgresql"
{ command -v nginx || ls /usr/sbin/nginx; } > /dev/null 2>&1 || missing="$missing nginx-light"
command -v systemd-analyze > /dev/null || missing="$missing systemd"
command -v openssl > /dev/null || missing="$missing openssl"
[ -z "$missing" ] && exit 0
if [ "$(id -u)" != 0 ] || ! command -v apt-get > /dev/null; then
    echo "The tests need these programs; please install them: $missing"
    exit 1
fi
echo "Installing $missing"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
# shellcheck disable=SC2086
apt-get install -y -qq --no-install-recommends $missing > /dev/null
