#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# build.sh [FOLDER]: the manual as a site, build/manual by default. A link that leads nowhere is an
# error.

set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
site=$(realpath --canonicalize-missing -- "${1:-$root/build/manual}")
mkdocs build --quiet --strict --clean --config-file "$root/cmake/manual/mkdocs.yml" --site-dir "$site"
rm -f "$site"/sitemap.xml*
# Pictures that no page shows.
for picture in "$site"/images/*; do
    grep --quiet --recursive --include='*.html' --fixed-strings "/$(basename "$picture")\"" "$site" || rm "$picture"
done
