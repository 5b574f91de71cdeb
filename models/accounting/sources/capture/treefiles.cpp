// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/capture/treefiles.h"

#include "models/accounting/slurmtext/json/jsonreader.h"
#include "models/accounting/slurmtext/tree/assocreader.h"

namespace fairlead::accounting {

namespace {
constexpr auto assocTable = "assocs.txt";
constexpr auto assocDump = "dump.cfg";
constexpr auto assocJson = "json/assoc.json";

Result<void> readTreeFile(FolderReader& folder, const char* file, const std::string& cluster,
                          SnapshotRecords& records)
{
    if (file == assocJson)
        return readAssocJson(folder.path(assocJson), cluster, records);
    auto lines = folder.needed(file);
    if (!lines)
        return lines.error();
    if (file == assocTable) {
        readAssocs(*std::move(lines), file, cluster, records);
        return {};
    }
    records.cluster = cluster;
    readDump(*std::move(lines), file, records);
    return {};
}

/// With the last of what was wrong with them.
Message noneOf(const std::string& cluster, const std::string& folder, const Issues& issues)
{
    Message what(said("Messages", "no association of cluster “%1” can be read in %2"),
                 {cluster, folder});
    return issues.empty() ? what : because(std::move(what), placed(issues.back()));
}
} // namespace

Result<void> readTreeFiles(FolderReader& folder, const QString& wanted, SnapshotRecords& records)
{
    const auto name = folder.folder().toStdString();
    const auto* file = folder.has(assocTable) ? assocTable
        : folder.has(assocDump)               ? assocDump
        : folder.has(assocJson)               ? assocJson
                                              : nullptr;
    if (file == nullptr)
        return Error{
            ErrorCode::DataInvalid,
            {said("Messages", "%1 holds no assocs.txt, dump.cfg or json/assoc.json"), {name}},
            {}};
    const auto cluster = wanted.isEmpty() ? records.cluster : wanted.toStdString();
    const auto own = records.cluster; // of whom queue and usage are too
    if (auto done = readTreeFile(folder, file, cluster, records); !done)
        return done;
    if (!own.empty() && own != cluster)
        return Error{ErrorCode::DataInvalid,
                     {records.assocs.empty() || file != assocTable
                          ? said("Messages", "the source knows no cluster “%1”, only %2")
                          : said("Messages",
                                 "of the cluster “%1” there are shares alone; all else is of %2"),
                      {cluster, own}},
                     {}};
    if (records.cluster.empty())
        records.cluster = cluster;
    folder.cameFrom(inputs::shares, folder.path(file));
    if (records.assocs.empty())
        return Error{ErrorCode::DataInvalid, noneOf(cluster, name, records.issues), {}};
    return {};
}

} // namespace fairlead::accounting
