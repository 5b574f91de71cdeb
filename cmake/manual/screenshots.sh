#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# screenshots.sh SOURCE: every page in docs/images, in English; of the guides in other languages
# their own.

set -euo pipefail

cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.."
export QT_QPA_PLATFORM=offscreen
images=docs/images
mkdir -p "$images"
build/release/bin/fairlead --screenshots "$images" "$1"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
for language in fr zh; do
    build/release/bin/fairlead --language "$language" --screenshots "$scratch" "$1"
    for page in overview queue; do
        cp "$scratch/$page-light.png" "$images/$page-$language.png"
    done
done
