#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# screenshots.sh SOURCE: every page in docs/images, in English; those of the manual in the other
# languages too.

set -euo pipefail

cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.."
export QT_QPA_PLATFORM=offscreen
program=build/release/bin/fairlead
images=docs/images
mkdir -p "$images"
"$program" --screenshots "$images" "$1"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
for language in fr zh; do
    "$program" --language "$language" --screenshots "$scratch/$language" "$1"
    for picture in "$scratch/$language"/*-light.png; do
        page=$(basename "$picture" -light.png)
        cp "$picture" "$images/$page-$language.png"
    done
done
# The queue of another scheduler.
for name in en:light fr:fr zh:zh; do
    "$program" --language "${name%:*}" --screenshots "$scratch/moab" demo:moab
    cp "$scratch/moab/queue-light.png" "$images/moab-queue-${name#*:}.png"
done
