// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/capture/givenfiles.h"

#include "models/accounting/slurmtext/machine/clusterreader.h"
#include "models/accounting/slurmtext/text/textlines.h"
#include "models/accounting/slurmtext/tree/assocmgrreader.h"
#include "models/accounting/slurmtext/usage/usagereader.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
bool anyLine(const std::vector<Line>& lines, auto condition)
{
    return std::any_of(lines.begin(), lines.end(),
                       [&](const Line& line) { return condition(line.text); });
}

} // namespace

Result<void> readGivenPartitions(const QString& file, SnapshotRecords& records)
{
    const auto read = readTextLines(file, records.issues);
    if (!read)
        return read.error();
    const auto& lines = *read;
    records.provenance.push_back({inputs::partitions, Message(shortName(file)), false});
    const bool isPrinted = anyLine(
        lines, [](const std::string& text) { return text.starts_with("PartitionName="); });
    const bool hasOthers = anyLine(lines, [](const std::string& text) {
        return text.starts_with("NodeName=") || text.starts_with("ClusterName=");
    });
    if (isPrinted && !hasOthers)
        readPartitions(lines, shortName(file), records);
    else if (const auto conf = readSlurmConfig(file, records.issues, ConfigUse::Lines))
        readPartitionsFromConfig(*conf, records);
    return records.partitions.empty() ? holdsNone(file, said("Messages", "%1 holds no partition"))
                                      : Result<void>();
}

namespace {
/// Users whose usage it does not tell; a file of accounts alone tells none of any.
void warnOfOthers(const std::string& name, SnapshotRecords& records)
{
    const auto users = usersIn(records);
    const auto told = usersTold(records);
    if (told == users)
        return;
    records.issues.push_back(
        {Severity::Warning,
         {said("Messages", "it holds the usage of %1 of %2 users; 0 is assumed for the others"),
          {std::to_string(told), std::to_string(users)}},
         name,
         0});
}
} // namespace

Result<void> readGivenUsage(const QString& file, SnapshotRecords& records)
{
    const auto read = readTextLines(file, records.issues);
    if (!read)
        return read.error();
    const auto& lines = *read;
    const auto name = shortName(file);
    const auto holds = [&](const char* word) {
        return anyLine(
            lines, [&](const std::string& text) { return text.find(word) != std::string::npos; });
    };
    if (holds("UsageRaw/Norm/Efctv=")) {
        readAssocMgr(lines, name, true, records);
        records.usageForm = UsageForm::Rounded;
    } else if (holds("RawUsage")) {
        readShareUsage(lines, name, records);
    } else {
        readRawUsage(lines, name, records);
    }
    for (auto& issue : records.issues) { // of another time: who is gone since may be in it
        if (issue.loss == Loss::ListEntry && issue.file == name)
            issue.loss = Loss::Nothing;
    }
    records.provenance.push_back({inputs::rawUsage, Message(name), false});
    const bool hasAny
        = std::any_of(records.assocs.begin(), records.assocs.end(),
                      [](const AssocRecord& assoc) { return assoc.rawUsage.has_value(); });
    if (!hasAny)
        return holdsNone(file, said("Messages", "%1 holds no usage of these associations"));
    warnOfOthers(name, records);
    return {};
}

Error holdsNone(const QString& file, Sentence sentence)
{
    return {ErrorCode::DataInvalid, {sentence, {file.toStdString()}}, {}};
}

} // namespace fairlead::accounting
