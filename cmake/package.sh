#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# `./dev package`: Debian packages of the files that git knows, in build/packages. cmake/debian becomes
# debian/ in a copy of the source; version and date come from CMakeLists.txt and from the last commit. What
# is not the tagged release, unchanged, follows it: 0.2.0+git20261125.172201.9f608d6f, by the moment of the
# commit in UTC. DEBFULLNAME and DEBEMAIL say whose packages they are.

set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
work=$root/build/package
out=$root/build/packages
maintainer="${DEBFULLNAME:-The Fairlead authors} <${DEBEMAIL:-fairlead@fairlead.example}>"

fail() {
    echo "package: $1" >&2
    exit 1
}

# The clone may be somebody else's.
repository() {
    git -c safe.directory="$root" "$@"
}

is_release() {
    [[ $(repository tag --points-at HEAD) =~ (^|$'\n')v"$version"($|$'\n') ]] && repository diff --quiet HEAD
}

version=$(sed -nE 's/^ *VERSION ([0-9.]+)$/\1/p' CMakeLists.txt)
package_version=$version
is_release || package_version+=$(TZ=UTC repository log -1 --abbrev=8 --date=format-local:%Y%m%d.%H%M%S --format=+git%cd.%h)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(repository log -1 --format=%ct)}
export SOURCE_DATE_EPOCH

# copy_source FOLDER: what is built from, without the tests.
copy_source() {
    rm -rf "$1"
    mkdir -p "$1"
    repository ls-files -z -- ':!tests' ':!.ci' | tar --null --files-from=- --create --mtime="@$SOURCE_DATE_EPOCH" |
        tar --extract --directory="$1"
    mv "$1/cmake/debian" "$1/debian"
    # What sed would take for its own stays a letter.
    sed -i "s/@MAINTAINER@/$(sed 's/[&/\\]/\\&/g' <<<"$maintainer")/" "$1/debian/control" "$1/debian/copyright"
    cat >"$1/debian/changelog" <<CHANGELOG
fairlead ($package_version-0fairlead1) unstable; urgency=medium

  * Version $package_version.
    What changed is in changelog.gz beside this file.

 -- $maintainer  $(date --utc --rfc-email --date="@$SOURCE_DATE_EPOCH")
CHANGELOG
}

# build FOLDER: packages of the source in FOLDER, beside it. Symbols for a debugger take half of the
# time and are left out.
build() {
    echo "Building takes a quarter of an hour without a cache; the log is $1.log"
    (
        cd "$1"
        export LC_ALL=C.UTF-8 DEB_CXXFLAGS_APPEND=-g0 DEB_BUILD_OPTIONS
        DEB_BUILD_OPTIONS="noautodbgsym parallel=$(nproc)"
        # debhelper builds with another home.
        CCACHE_DIR=$(ccache --get-config cache_dir 2>/dev/null || true)
        export CCACHE_DIR CCACHE_BASEDIR=$1
        dpkg-buildpackage --build=binary --no-sign
    ) >"$1.log" 2>&1 || {
        tail -30 "$1.log" >&2
        fail "the build failed: $1.log"
    }
}

# What the packages are made of and called, in one word.
stamp() {
    { echo "$package_version" && repository ls-files -z -- ':!tests' ':!.ci' | xargs -0 sha256sum; } | sha256sum
}

build_once() {
    copy_source "$work/first/fairlead-$version"
    rm -f "$work"/first/*.deb "$work"/first/*.changes "$work"/first/*.buildinfo
    build "$work/first/fairlead-$version"
    rm -rf "$out"
    mkdir -p "$out"
    cp "$work"/first/*.deb "$work"/first/*.changes "$work"/first/*.buildinfo "$out"
    local built=$work/first/fairlead-$version/debian
    cmake/sbom.sh "$package_version" "$built/fairlead/usr/bin/fairlead" "$built/fairleadctl/usr/bin/fairleadctl" \
        "$built/fairleadctl-pdf/usr/libexec/fairlead/fairleadctl-pdf" >"$out/fairlead-$package_version.spdx"
    echo "Packages:"
    (cd "$out" && sha256sum -- *.deb | tee SHA256SUMS)
    stamp >"$work/stamp"
}

# Once more, elsewhere, under another name and without a cache: every bit must be the same.
build_again() {
    local other=$work/second-build/elsewhere
    copy_source "$other"
    rm -f "$work"/second-build/*.deb
    CCACHE_DISABLE=1 build "$other"
    (cd "$work/second-build" && sha256sum --check "$out/SHA256SUMS") || fail "the second build differs"
    echo "The second build has the same bits."
}

hardened() { # PROGRAM
    hardening-check --nocfprotection "$1" || fail "not hardened: $1"
}

# What can be told of the packages without installing them.
look() {
    local tree=$work/look
    echo "== lintian"
    lintian --pedantic --display-info --fail-on error,warning,info,pedantic "$out"/*.changes
    rm -rf "$tree"
    local package
    for package in "$out"/*.deb; do
        dpkg-deb --extract "$package" "$tree"
    done
    echo "== hardening-check"
    hardened "$tree/usr/bin/fairlead"
    hardened "$tree/usr/bin/fairleadctl"
    hardened "$tree/usr/libexec/fairlead/fairleadctl-pdf"
    echo "== what desktops read"
    desktop-file-validate "$tree/usr/share/applications/org.fairlead.Fairlead.desktop"
    appstreamcli validate --no-net "$tree/usr/share/metainfo/org.fairlead.Fairlead.metainfo.xml"
    update-mime-database "$tree/usr/share/mime"
    cp tests/data/store/version1.fairlead "$work/a-store-without-suffix"
    XDG_DATA_HOME=$tree/usr/share gio info -a standard::content-type "$work/a-store-without-suffix" |
        grep -q 'application/x-fairlead$' || fail "a store is not known by its content"
}

# Installs into a system with nothing but apt, runs the programs, removes them, looks for what stays.
try_out() {
    echo "== in a bare system"
    # shellcheck disable=SC2016 # $1 is mmdebstrap's: the folder of the new system
    mmdebstrap --quiet --variant=minbase \
        --customize-hook='mkdir "$1/packages" && cp build/packages/*.deb cmake/packagetrial.sh "$1/packages"' \
        --customize-hook='chroot "$1" bash /packages/packagetrial.sh' \
        bookworm /dev/null
}

# Packages of this source are not built again.
build_if_older() {
    [[ -f $out/SHA256SUMS && $(cat "$work/stamp") == "$(stamp)" ]] || build_once
}

case ${1:-} in
    '') build_once ;;
    --look)
        build_if_older
        look
        ;;
    --check)
        build_if_older
        look
        try_out
        ;;
    --twice)
        build_once
        build_again
        ;;
    *) fail "no such option: $1" ;;
esac
