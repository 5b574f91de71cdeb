#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# `./dev package --check` runs this in a bare chroot that has the packages in /packages.

set -euo pipefail
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen HOME=/tmp/home
export XDG_RUNTIME_DIR=/tmp/runtime
install -d -m 700 "$HOME" "$XDG_RUNTIME_DIR"

fail() {
    echo "packagetrial: $1" >&2
    exit 1
}

# Logs, caches and the records of apt and dpkg stay by their nature, and so does what libraries made.
files() {
    find / -xdev \( -path /proc -o -path /sys -o -path /dev -o -path /tmp -o -path /run -o -path /packages \
        -o -path /var/log -o -path /var/cache -o -path /var/lib/apt -o -path /var/lib/dpkg \) -prune \
        -o -print | sort
}

add() { # NAME...
    local before
    before=$(dpkg-query --show | wc -l)
    apt-get install --yes --quiet=2 --no-install-recommends -o Dpkg::Use-Pty=0 \
        "${@/#/\/packages\/}" >/tmp/apt.log 2>&1 || {
        tail -20 /tmp/apt.log >&2
        fail "cannot be installed: $*"
    }
    echo "$*: $(($(dpkg-query --show | wc -l) - before)) packages, together now" \
        "$(dpkg-query --show --showformat='${Installed-Size}\n' | awk -v base="$base" '{ s += $1 } END { printf "%.0f MB", (s - base) / 1024 }')"
}

installed() { # PATTERN
    dpkg-query --show --showformat='${db:Status-Abbrev} ${Package}\n' | grep -qE "^ii +$1"
}

package() { # NAME: its file
    basename /packages/"$1"_*.deb
}

base=$(dpkg-query --show --showformat='${Installed-Size}\n' | awk '{ s += $1 } END { print s }')
files >/tmp/before

add "$(package fairleadctl)"
for unwanted in libqt6gui6 libqt6widgets6 libqt6charts6 libgl1-mesa libllvm libx11-6; do
    ! installed "$unwanted" || fail "fairleadctl brings $unwanted"
done
fairleadctl --version
fairleadctl jobs demo:limoges --format csv 2>/dev/null | sed -n 1,2p
if fairleadctl report demo:limoges --output /tmp/r.pdf 2>/tmp/refused; then
    fail "a PDF without fairleadctl-pdf"
fi
grep -q 'package fairleadctl-pdf' /tmp/refused || fail "it does not say which package has the PDF"

add "$(package fairleadctl-pdf)"
! installed libqt6widgets6 || fail "fairleadctl-pdf brings Qt Widgets"
fairleadctl report demo:limoges --output /tmp/r.pdf 2>/dev/null
[[ $(head -c 4 /tmp/r.pdf) == %PDF ]] || fail "no PDF"

add "$(package fairlead)" "$(package fairlead-doc)"
fairlead --version
fairlead --screenshot /tmp/window.png demo:limoges
[[ $(stat --format=%s /tmp/window.png) -gt 20000 ]] || fail "no picture"

apt-get purge --yes --quiet=2 -o Dpkg::Use-Pty=0 fairlead fairleadctl fairleadctl-pdf fairlead-doc >/dev/null
files >/tmp/after
if comm -13 /tmp/before /tmp/after | grep -i fairlead; then
    fail "this stays when the packages are removed"
fi
apt-get autoremove --purge --yes --quiet=2 -o Dpkg::Use-Pty=0 >/dev/null
files >/tmp/after
echo "What the libraries leave behind: $(comm -13 /tmp/before /tmp/after | wc -l) files"
comm -13 /tmp/before /tmp/after | head -20
echo "Installed, run, removed: nothing of Fairlead stays"
