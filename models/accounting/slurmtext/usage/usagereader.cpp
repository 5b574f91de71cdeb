// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/usage/usagereader.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "models/accounting/slurmtext/text/assocsbyname.h"
#include "models/accounting/slurmtext/text/fields.h"
#include "models/accounting/slurmtext/text/recordsbyid.h"
#include "models/accounting/slurmtext/text/sharedlists.h"
#include "models/accounting/slurmtext/text/unknownassocs.h"
#include "models/accounting/slurmtext/usage/usagesums.h"

#include <algorithm>
#include <array>
#include <limits>
#include <set>
#include <unordered_map>
#include <utility>

namespace fairlead::accounting {

void readRawUsage(TextLines lines, const std::string& file, SnapshotRecords& records)
{
    const auto byId = recordsById(records.assocs);
    UnknownAssocs unknown(!byId.empty());
    std::set<long long> seen;
    std::vector<std::string_view> cells;
    while (const auto* line = lines.next()) {
        if (line->text.starts_with('#'))
            continue;
        text::split(line->text, '|', cells);
        const auto id = text::toInteger(cells[0]);
        const auto usage = cells.size() == 2 ? text::toLongDouble(cells[1]) : std::nullopt;
        if (!id || !usage || !(*usage >= 0)) {
            const bool isOfKnown = id && byId.contains(*id);
            (isOfKnown ? warnOfGuess
                       : warn)(records.issues, file, line->number,
                               said("Messages", "the line is not ID|raw usage and is left out"));
            continue;
        }
        const auto known = byId.find(*id);
        if (known == byId.end())
            unknown.add(std::to_string(*id), line->number);
        else if (seen.insert(*id).second)
            known->second->rawUsage = *usage;
        else
            warn(records.issues, file, line->number,
                 {said("Messages", "%1 appears twice; the first one is used"),
                  {std::to_string(*id)}});
    }
    unknown.report(file, records);
    checkUsageSums(file, 0, records);
}

std::size_t readShareUsage(TextLines lines, const std::string& file, SnapshotRecords& records)
{
    const auto* header = lines.next();
    if (header == nullptr)
        return 0;
    PipeTable table(header->text);
    const bool hasPartition = table.has("Partition");
    AssocsByName assocs(records);
    const auto [account, user, partition, rawUsage]
        = std::array{table.column("Account"), table.column("User"), table.column("Partition"),
                     table.column("RawUsage")};
    std::size_t found = 0;
    UnknownAssocs unknown;
    records.usageForm = UsageForm::Whole;
    while (const auto* line = lines.next()) {
        table.setRow(line->text);
        const auto usage = text::toLongDouble(table.cell(rawUsage));
        const bool isUsage = usage && *usage >= 0;
        if (!isUsage) {
            warnOfGuess(records.issues, file, line->number,
                        said("Messages", "the line has no RawUsage and is left out"));
            continue;
        }
        if (assocs.find(table.cell(account), table.cell(user)).empty()) {
            auto name = std::string(table.cell(account));
            if (const auto member = table.cell(user); !member.empty())
                name += '/' + std::string(member);
            unknown.add(std::move(name), line->number);
            continue;
        }
        auto* record = hasPartition
            ? assocs.find(table.cell(account), table.cell(user), table.cell(partition))
            : assocs.next(table.cell(account), table.cell(user));
        if (record == nullptr)
            continue;
        record->rawUsage = *usage;
        ++found;
    }
    unknown.report(file, records);
    return found;
}

namespace {
constexpr std::array<const char*, shareColumnCount> shareColumnNames{
    "RawShares", "NormShares", "RawUsage", "NormUsage", "EffectvUsage", "FairShare", "LevelFS"};

/// Answers of associations that are not in the list; more are counted only.
constexpr std::size_t mostUnknown = 1000;

/// Where they stand in a table.
using ShareCells = std::array<PipeTable::Column, shareColumnCount>;

ShareAnswer shareAnswerOf(const PipeTable& table, const ShareCells& cells)
{
    ShareAnswer answer;
    for (std::size_t column = 0; column < shareColumnCount; ++column) {
        const auto cell = table.cell(cells[column]);
        if (cell == "inf")
            answer.values[column] = std::numeric_limits<double>::infinity();
        else if (cell == "parent")
            answer.values[column] = slurm::useParentShares;
        else
            answer.values[column] = text::toDouble(cell).value_or(ShareAnswer::isEmpty);
    }
    return answer;
}

/// Which columns sshare was asked for; usage that was read from this file is no answer of its own.
ShareColumns shareColumnsOf(const PipeTable& table, UsageForm usage)
{
    ShareColumns columns = 0;
    for (std::size_t column = 0; column < shareColumnCount; ++column) {
        if (table.has(shareColumnNames[column]))
            columns |= 1U << column;
    }
    return usage == UsageForm::Whole ? columns & ~asSet(ShareColumn::RawUsage) : columns;
}

/// @param isListCut  there is a name that the list does not have, and not a name once more
void reportCoverage(std::size_t known, std::size_t unknown, bool isListCut, const std::string& file,
                    SnapshotRecords& records)
{
    reportUncovered(known, file, records);
    if (unknown > 0)
        records.issues.push_back(
            {Severity::Warning,
             counted(
                 unknown,
                 said("Messages", "1 of its rows is of an association that is not in the list"),
                 said("Messages", "%1 of its rows are of associations that are not in the list")),
             file, 0, FileState::Readable, isListCut ? Loss::ListEntry : Loss::Nothing});
}
} // namespace

std::size_t usersTold(const SnapshotRecords& records)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(records.assocs, [](const AssocRecord& assoc) {
            return !assoc.user.empty() && assoc.rawUsage.has_value();
        }));
}

std::size_t usersIn(const SnapshotRecords& records)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        records.assocs, [](const AssocRecord& assoc) { return !assoc.user.empty(); }));
}

void reportUncovered(std::size_t known, const std::string& file, SnapshotRecords& records)
{
    const auto all = known < records.assocs.size() ? associationsIn(records) : known;
    if (known < all)
        warn(records.issues, file, 0,
             {said("Messages", "it covers %1 of %2 associations"),
              {std::to_string(known), std::to_string(all)}});
}

void readShareAnswers(TextLines lines, const std::string& file, SnapshotRecords& records)
{
    const auto* line = lines.next();
    if (line == nullptr)
        return;
    PipeTable table(line->text);
    if (!table.has("FairShare")) {
        warn(records.issues, file, line->number,
             said("Messages", "there is no column FairShare to compare with"));
        return;
    }
    records.shareColumns = shareColumnsOf(table, records.usageForm);
    ShareCells cells;
    for (std::size_t column = 0; column < shareColumnCount; ++column)
        cells[column] = table.column(shareColumnNames[column]);
    const bool hasPartition = table.has("Partition");
    AssocsByName assocs(records);
    const auto accountCell = table.column("Account");
    const auto userCell = table.column("User");
    const auto partitionCell = table.column("Partition");
    SharedLists lists;
    std::size_t known = 0;
    std::size_t unknown = 0;
    bool isListCut = false;
    records.shareAnswers.reserve(records.assocs.size());
    while ((line = lines.next()) != nullptr) {
        table.setRow(line->text);
        const auto account = table.cell(accountCell);
        const auto user = table.cell(userCell);
        if (account.empty())
            continue;
        const auto* record = assocs.next(account, user);
        ++(record == nullptr ? unknown : known);
        isListCut = isListCut || (record == nullptr && assocs.find(account, user).empty());
        if (unknown > mostUnknown && record == nullptr) {
            ++records.unknownShares;
            continue;
        }
        const bool isOfRecord = !hasPartition && record != nullptr;
        const auto partition
            = isOfRecord ? std::string_view(record->partition) : table.cell(partitionCell);
        records.shareAnswers.push_back({std::string(account), std::string(user),
                                        lists.name(partition), shareAnswerOf(table, cells)});
    }
    if (records.shareAnswers.empty())
        warn(records.issues, file, 0, said("Messages", "there is no answer behind the header"));
    reportCoverage(known, unknown, isListCut, file, records);
}

} // namespace fairlead::accounting
