// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/registry.h"

#include "models/accounting/sources/capture/capturefolder.h"
#include "models/accounting/sources/commands/commandsource.h"
#include "models/accounting/sources/demo/demo.h"
#include "models/accounting/sources/folders.h"
#include "models/accounting/sources/moab/moabfolder.h"
#include "models/accounting/sources/slurmdbd/slurmdbdsource.h"
#include "models/accounting/sources/slurmrest/slurmrestsource.h"
#include "models/accounting/sources/store/storefolder.h"
#include "models/accounting/sources/store/storesource.h"
#include "models/accounting/sources/swf/swfsource.h"

#include <array>

namespace fairlead::accounting {

namespace {
/// In the order in which the message about an unknown one names them.
constexpr std::array kinds{&demoKind,        &folderKind,   &storeFileKind, &swfKind,
                           &storeServerKind, &slurmdbdKind, &slurmrestKind, &commandKind};
/// The first that claims a folder reads it.
constexpr std::array folderKinds{&moabFolderKind, &storeFolderKind, &captureFolderKind};

/// What begins like an address of something else.
constexpr SourceKind unknownKind{.read
                                 = [](const SourceAccess& access, Look) -> Result<SnapshotRecords> {
    return notASource(access.source.name());
}};

bool isClaimed(const SourceKind& kind, const QString& name)
{
    return (kind.scheme != nullptr && connections::hasScheme(name, kind.scheme))
        || (kind.claims != nullptr && kind.claims(name));
}
} // namespace

const SourceKind& kindOf(const QString& name)
{
    for (const auto* kind : kinds) {
        if (isClaimed(*kind, name))
            return *kind;
    }
    return name.contains(QLatin1String("://")) ? unknownKind : folderKind;
}

const SourceKind* kindOfScheme(const QString& scheme)
{
    for (const auto* kind : kinds) {
        if (kind->scheme != nullptr && scheme == QLatin1String(kind->scheme))
            return kind;
    }
    return nullptr;
}

Error tellsNoMachine(const QString& name)
{
    return {ErrorCode::NoHistory,
            {said("Messages", "“%1” tells of no machine without a history of jobs"),
             {name.toStdString()}},
            {}};
}

Error notASource(const QString& name)
{
    std::string list;
    for (const auto* kind : kinds) {
        const auto* between = list.empty() ? "" : kind == kinds.back() ? ", or " : ", ";
        list += std::string(between) + kind->typed;
    }
    return {ErrorCode::Usage,
            {said("Messages", "“%1” is not a source: use %2"),
             {connections::withoutPassword(name).toStdString(), list}},
            {}};
}

const FolderKind& folderKindOf(const QString& folder)
{
    for (const auto* kind : folderKinds) {
        if (kind->claims == nullptr || kind->claims(folder))
            return *kind;
    }
    return *folderKinds.back();
}

} // namespace fairlead::accounting
