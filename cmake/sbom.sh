#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# sbom.sh VERSION PROGRAM...: an SPDX 2.3 document of what the programs link and load, on stdout.
# Licences are those of docs/dependencies.md; a library whose package is missing there is an error.

set -euo pipefail

cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
version=$1
shift

table() { # package<TAB>licence
    sed -nE 's/^\| ([a-z0-9.+-]+) \| ([^|]+) \|.*/\1\t\2/p' docs/dependencies.md | grep -v '^package'
}

# Packages of the libraries that the programs name themselves.
linked() {
    local library folder
    folder=$(dpkg-architecture --query DEB_HOST_MULTIARCH)
    for library in $(objdump -p "$@" | awk '$1 == "NEEDED" { print $2 }' | sort -u); do
        dpkg-query --search "*/$folder/$library" | sed 's/:.*//'
    done | sort -u
}

part() { # ID NAME VERSION LICENCE
    printf '\nPackageName: %s\nSPDXID: SPDXRef-%s\nPackageVersion: %s\n' "$2" "$1" "$3"
    printf 'PackageDownloadLocation: NOASSERTION\nFilesAnalyzed: false\n'
    printf 'PackageLicenseConcluded: NOASSERTION\nPackageLicenseDeclared: %s\nPackageCopyrightText: NOASSERTION\n' "$4"
}

programs=$(sha256sum "$@" | cut -d' ' -f1 | sha256sum | cut -c1-16)
cat <<HEAD
SPDXVersion: SPDX-2.3
DataLicense: CC0-1.0
SPDXID: SPDXRef-DOCUMENT
DocumentName: fairlead-$version
DocumentNamespace: https://spdx.org/spdxdocs/fairlead-$version-$programs
Creator: Tool: fairlead-sbom
Created: $(date --utc --date="@${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}" +%Y-%m-%dT%H:%M:%SZ)
HEAD
part fairlead fairlead "$version" GPL-3.0-or-later
echo "Relationship: SPDXRef-DOCUMENT DESCRIBES SPDXRef-fairlead"
declared=$(table)
for package in $(linked "$@"); do
    grep -q "^$package"$'\t' <<<"$declared" || {
        echo "sbom: $package is linked but not in docs/dependencies.md" >&2
        exit 1
    }
done
while IFS=$'\t' read -r package licence; do
    installed=$(dpkg-query --show --showformat='${Version}' "$package")
    part "$package" "$package" "$installed" "$licence"
    echo "ExternalRef: PACKAGE-MANAGER purl pkg:deb/debian/$package@$installed"
    echo "Relationship: SPDXRef-fairlead DEPENDS_ON SPDXRef-$package"
done <<<"$declared"
