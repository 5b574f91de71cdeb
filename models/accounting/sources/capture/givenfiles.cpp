// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/capture/givenfiles.h"

#include "models/accounting/slurmtext/clusterreader.h"
#include "models/accounting/slurmtext/usagereader.h"
#include "models/accounting/sources/capture/folderreader.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
bool anyLine(const std::vector<Line>& lines, auto condition)
{
    return std::any_of(lines.begin(), lines.end(),
                       [&](const Line& line) { return condition(line.text); });
}
} // namespace

void readGivenPartitions(const QString& file, SnapshotRecords& records)
{
    const auto lines = readLines(file, records);
    records.provenance.push_back({said("Messages", "partitions"), shortName(file), false});
    const bool isPrinted = anyLine(
        lines, [](const std::string& text) { return text.starts_with("PartitionName="); });
    const bool hasOthers = anyLine(lines, [](const std::string& text) {
        return text.starts_with("NodeName=") || text.starts_with("ClusterName=");
    });
    if (isPrinted && !hasOthers)
        readPartitions(lines, shortName(file), records);
    else if (const auto conf = readSlurmConfig(file, records.issues))
        readPartitionsFromConfig(*conf, records);
}

void readGivenUsage(const QString& file, SnapshotRecords& records)
{
    const auto lines = readLines(file, records);
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
    records.provenance.push_back({said("Messages", "raw usage"), name, false});
}

} // namespace fairlead::accounting
