// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/sources.h"

#include "models/accounting/database/databaseurl.h"
#include "models/accounting/sources/capture/capturefolder.h"
#include "models/accounting/sources/commands/commandsource.h"
#include "models/accounting/sources/demo/demo.h"
#include "models/accounting/sources/moab/moabfolder.h"
#include "models/accounting/sources/slurmdbd/slurmdbdsource.h"
#include "models/accounting/store/store.h"

#include <QDateTime>
#include <QFileInfo>

#include <charconv>

namespace fairlead::accounting {

namespace {
constexpr auto revisionInput = "revision of the store";

/// The records of a store, which say under Provenance which revision they are.
Result<SnapshotRecords> readWithRevision(const StoreAddress& address)
{
    auto stored = readSnapshot(address);
    if (!stored)
        return stored.error();
    auto& provenance = stored->records.provenance;
    std::erase_if(provenance, [](const auto& entry) { return entry.input == revisionInput; });
    provenance.push_back({revisionInput, std::to_string(stored->revision), false});
    return std::move(stored->records);
}

Error unknownKind(const QString& name)
{
    return {ErrorCode::Usage,
            "'" + name.toStdString()
                + "' is not a source: use demo:NAME, a capture folder, a .fairlead file, "
                  "mysql://user@host/database, slurmdbd://user@host/database, or slurm: and "
                  "slurm://user@host for Slurm's own commands",
            {}};
}

Result<SnapshotRecords> readDatabase(const QString& name, const SourceOptions& options)
{
    const StoreAddress address(name, options.password);
    if (address.isServer())
        return readWithRevision(address);
    const auto url = parseDatabaseUrl(name);
    if (!url)
        return url.error();
    return readSlurmdbd(*url, options.password, options,
                        options.at.value_or(QDateTime::currentSecsSinceEpoch()));
}
} // namespace

bool isStore(const QString& name)
{
    return StoreAddress(name).isServer()
        || name.endsWith(QLatin1String(".fairlead"), Qt::CaseInsensitive);
}

std::optional<std::int64_t> storeRevisionOf(const Snapshot& snapshot)
{
    for (const auto& entry : snapshot.provenance) {
        std::int64_t revision = 0;
        const auto& text = entry.origin.text;
        const auto* end = text.data() + text.size();
        if (entry.input == revisionInput && std::from_chars(text.data(), end, revision).ptr == end)
            return revision;
    }
    return std::nullopt;
}

Result<SnapshotRecords> readSource(const QString& name, const SourceOptions& options)
{
    if (name.startsWith(QLatin1String("demo:")))
        return demoRecords(name.mid(5));
    if (isDatabaseUrl(name))
        return readDatabase(name, options);
    if (isCommandSource(name))
        return readCommands(name, options);
    if (name.contains(QLatin1String("://")))
        return unknownKind(name);
    if (isStore(name))
        return readWithRevision(name);
    if (QFileInfo(name).isFile())
        return unknownKind(name);
    if (isMoabFolder(name))
        return readMoabFolder(name, options);
    return readCaptureFolder(name, options);
}

Result<std::shared_ptr<const Snapshot>> openSource(const QString& name,
                                                   const SourceOptions& options)
{
    auto records = readSource(name, options);
    if (!records)
        return records.error();
    records->source = name.toStdString();
    return buildSnapshot(*std::move(records));
}

} // namespace fairlead::accounting
