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
# A browser reads no JSON from a folder, but scripts.
{ printf 'window.manualIndex = ' && cat "$site/search/search_index.json" && printf ';\n'; } >"$site/search/index.js"
rm "$site/search/search_index.json"
# Who has pages read aloud hears them in their language.
for language in fr zh; do
    foreign=$(grep --files-without-match "<html lang=\"$language" "$site/manual/$language"/*.html || true)
    if [[ -n $foreign ]]; then
        echo "not in the language $language: $foreign" >&2
        exit 1
    fi
done
# Pictures that no page shows.
for picture in "$site"/images/*; do
    grep --quiet --recursive --include='*.html' --fixed-strings "/$(basename "$picture")\"" "$site" || rm "$picture"
done
