#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# `./dev figures`: how large and how entangled the source is, in numbers that docs/architecture.md
# quotes. `--build` adds what a build without a cache costs.

set -euo pipefail

cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
rooms=(engine models views app)

sources() { # PATHSPEC...
    git ls-files -- "$@" | grep -E '\.(h|cpp)$' || true
}

row() { # NAME VALUE
    printf '%-58s %s\n' "$1" "$2"
}

longest_file() {
    sources "${rooms[@]}" tests ':!tests/data' | xargs wc -l | grep -v ' total$' | sort -n | tail -1 |
        awk '{ print $1 " lines, " $2 }'
}

# A body stands between lines that hold nothing but its braces: the style of the project.
longest_function() {
    sources "${rooms[@]}" | xargs awk '
        FNR == 1 { open = 0 }
        /^\{$/ { open = FNR }
        /^\}$/ && open { if (FNR - open > most) { most = FNR - open + 1; where = FILENAME ":" open } open = 0 }
        END { print most " lines, " where }'
}

# A class with all that is written for it: its header and its source.
longest_class() {
    local header most=0 where='' lines
    while read -r header; do
        lines=$(cat "$header" "${header%.h}.cpp" 2>/dev/null | wc -l)
        ((lines <= most)) || { most=$lines where=${header%.h}; }
    done < <(sources "${rooms[@]}" | grep '\.h$')
    echo "$most lines, $where"
}

median_source() {
    sources "${rooms[@]}" | grep '\.cpp$' | xargs wc -l | grep -v ' total$' | awk '{ print $1 }' | sort -n |
        awk '{ all[NR] = $1 } END { print all[int((NR + 1) / 2)] " lines" }'
}

scheduler_places() {
    cmake -DROOT="$PWD" -P cmake/lint/schedulers.cmake 2>&1 | sed -n 's/^-- schedulers: \([0-9].*\) name one/\1/p'
}

# files REGEX [PATHSPEC...]: how many sources name an example of a thing that was added once; about
# as many are touched by the next one.
files() {
    local regex=$1
    shift
    git grep -lE "$regex" -- "${rooms[@]}" resources "$@" ':!*.ts' | grep -cE '\.(h|cpp|txt|cmake)$' || true
}

figures() {
    row "sources, and lines in them" "$(sources "${rooms[@]}" | wc -l), $(sources "${rooms[@]}" | xargs cat | wc -l)"
    row "longest file" "$(longest_file)"
    row "longest function" "$(longest_function)"
    row "longest class (header and source)" "$(longest_class)"
    row "median source" "$(median_source)"
    row "places that name a scheduler outside its rooms" "$(scheduler_places)"
    row "files that name a weighted factor (association)" "$(files 'Factor::Assoc\b|PriorityWeightAssoc')"
    row "files that name a What-if parameter (damping)" "$(files '[dD]amping|FairShareDampeningFactor')"
    row "files that name a folder source (moab) beside its room" \
        "$(files 'sources/moab/|moabSource' ':!models/accounting/sources/moab')"
    row "files that name a URL source (slurmdbd) beside its room" \
        "$(files 'sources/slurmdbd/|slurmdbdSource' ':!models/accounting/sources/slurmdbd')"
    row "files that name a page (usage) beside its room" \
        "$(files '[uU]sage[pP]age' ':!views/usage')"
}

# build NAME COMMAND...: minutes of CPU that a command of ./dev takes in a new clone without a cache.
build() {
    local name=$1 folder seconds
    shift
    folder=$(mktemp -d)
    git clone --quiet . "$folder/clone"
    seconds=$( (
        cd "$folder/clone"
        export CCACHE_DISABLE=1
        "$@" >"$folder/log" 2>&1 || { tail -20 "$folder/log" >&2; exit 1; }
        times | tail -1
    ) | awk '{ for (i = 1; i <= NF; i++) { split($i, t, /[ms]/); sum += 60 * t[1] + t[2] } printf "%.1f", sum / 60 }')
    row "$name" "$seconds minutes of CPU"
    rm -rf "$folder"
}

figures
if [[ ${1:-} == --build ]]; then
    build "cold ./dev build release" ./dev build release
    build "cold ./dev test, the tests themselves left out" ./dev test -N
fi
