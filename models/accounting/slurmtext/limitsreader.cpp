// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/limitsreader.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "models/accounting/slurmtext/fields.h"

#include <algorithm>
#include <array>

namespace fairlead::accounting {

namespace {
using replay::LimitSet;
using replay::Tres;
using replay::TresLimits;

std::uint32_t countOf(std::string_view text)
{
    const auto number = text::toInteger(text::trimmed(text));
    return number && *number >= 0 && *number < 0xffffffffLL ? static_cast<std::uint32_t>(*number)
                                                            : replay::noLimit;
}

/// Minutes, as a number or as a time.
std::uint32_t minutesOf(std::string_view text)
{
    if (text.find(':') == std::string_view::npos && text.find('-') == std::string_view::npos)
        return countOf(text);
    const auto seconds = parseDuration(text);
    return seconds && *seconds < slurm::infinite ? limitInMinutes(*seconds) : replay::noLimit;
}

std::optional<Tres> tresOf(std::string_view name)
{
    const auto found = std::ranges::find(replay::tresNames, name);
    return found == replay::tresNames.end()
        ? std::nullopt
        : std::optional(static_cast<Tres>(found - replay::tresNames.begin()));
}

struct TresColumn
{
    const char* name;
    TresLimits LimitSet::*limit;
};
constexpr std::array tresColumns{
    TresColumn{"GrpTRES", &LimitSet::group},
    TresColumn{"GrpTRESMins", &LimitSet::groupMinutes},
    TresColumn{"GrpTRESRunMins", &LimitSet::groupRunMinutes},
    TresColumn{"MaxTRES", &LimitSet::perJob},
    TresColumn{"MaxTRESPJ", &LimitSet::perJob},
    TresColumn{"MaxTRESPerNode", &LimitSet::perNode},
    TresColumn{"MaxTRESPN", &LimitSet::perNode},
    TresColumn{"MaxTRESMins", &LimitSet::minutesPerJob},
    TresColumn{"MaxTRESMinsPJ", &LimitSet::minutesPerJob},
    TresColumn{"MaxTRESPU", &LimitSet::ofUser},
    TresColumn{"MaxTRESPA", &LimitSet::ofAccount},
    TresColumn{"MinTRES", &LimitSet::least},
};

struct CountColumn
{
    const char* name;
    std::uint32_t LimitSet::*limit;
    bool isTime = false;
};
constexpr std::array countColumns{
    CountColumn{"GrpJobs", &LimitSet::groupJobs},
    CountColumn{"GrpWall", &LimitSet::groupWall, true},
    CountColumn{"MaxWall", &LimitSet::maxWall, true},
    CountColumn{"MaxWallPJ", &LimitSet::maxWall, true},
    CountColumn{"MaxJobs", &LimitSet::maxJobs},
    CountColumn{"MaxJobsPU", &LimitSet::maxJobsOfUser},
    CountColumn{"MaxJobsPA", &LimitSet::maxJobsOfAccount},
};

/// `cell(name)` is the text under a name, empty when there is none.
template <typename CellOf>
LimitSet limitsOf(CellOf&& cell, std::vector<std::string>* leftOut)
{
    LimitSet limits;
    for (const auto& column : tresColumns) {
        const std::string text(cell(column.name));
        if (!text.empty())
            addTresLimits(parseTresCounts(text), limits.*column.limit, leftOut);
    }
    for (const auto& column : countColumns) {
        const std::string text(cell(column.name));
        if (!text.empty())
            limits.*column.limit = column.isTime ? minutesOf(text) : countOf(text);
    }
    return limits;
}

/// "cpu=N(40),mem=100(5)" without the entries that are N, and without what is used.
std::string withoutUsed(std::string_view text)
{
    std::string kept;
    for (const auto entry : text::split(text, ',')) {
        const auto limit = entry.substr(0, entry.find('('));
        if (limit.empty() || limit == "N" || limit.ends_with("=N"))
            continue;
        kept += (kept.empty() ? "" : ",") + std::string(limit);
    }
    return kept;
}

/// Whether a line of assoc_mgr's limits sets one: "GrpTRES=cpu=40(0)", and not "cpu=N(0)" or
/// nothing.
bool setsLimit(std::string_view line)
{
    if (!line.starts_with("Grp") && !line.starts_with("Max"))
        return false;
    for (auto equal = line.find('='); equal != std::string_view::npos;
         equal = line.find('=', equal + 1)) {
        if (equal + 1 < line.size() && line[equal + 1] >= '0' && line[equal + 1] <= '9')
            return true;
    }
    return false;
}

/// One record of assoc_mgr: "ClusterName=... Account=... UserName=abe(60002) Partition= ..." and
/// the lines that follow it.
void addAssoc(const std::string& record, replay::Recording& recording)
{
    const auto keys = parseKeyValues(record);
    const auto value = [&](const char* name) {
        const auto found = keys.find(name);
        return found == keys.end() ? std::string() : found->second;
    };
    if (value("Account").empty())
        return;
    std::vector<std::string> leftOut;
    replay::AssocLimits entry;
    entry.account = value("Account");
    entry.user = nameBeforeParenthesis(value("UserName"));
    entry.partition = value("Partition");
    entry.limits = limitsOf([&](const char* name) { return withoutUsed(value(name)); }, &leftOut);
    reportLeftOutLimits(leftOut, entry.account, recording);
    if (!(entry.limits == LimitSet()))
        recording.limits.assocs.push_back(std::move(entry));
}
} // namespace

void addTresLimits(const TresCounts& counts, TresLimits& limits, std::vector<std::string>* leftOut)
{
    for (const auto& [name, count] : counts) {
        if (const auto tres = tresOf(name))
            limits.amounts[static_cast<std::size_t>(*tres)] = count;
        else if (leftOut != nullptr)
            leftOut->push_back(name);
    }
}

void reportLeftOutLimits(const std::vector<std::string>& names, const std::string& whose,
                         replay::Recording& recording)
{
    for (const auto& name : names)
        recording.issues.push_back(
            {Severity::Note,
             {said("Messages", "a replay does not count the limit of %1 of %2"), {name, whose}},
             "",
             0});
}

void readQosLimits(const std::vector<Line>& lines, const std::string& file,
                   replay::Recording& recording)
{
    if (lines.empty())
        return;
    PipeTable table(lines[0].text);
    if (!table.has("Name")) {
        recording.issues.push_back({Severity::Warning,
                                    said("Messages", "there is no column Name: no limits are read"),
                                    file, lines[0].number});
        return;
    }
    for (std::size_t i = 1; i < lines.size(); ++i) {
        table.setRow(lines[i].text);
        std::vector<std::string> leftOut;
        replay::QosLimits qos;
        qos.name = std::string(table.cell("Name"));
        qos.limits = limitsOf([&](const char* name) { return table.cell(name); }, &leftOut);
        const auto flags = text::lower(table.cell("Flags"));
        qos.hasNoReserve = flags.find("noreserve") != std::string::npos;
        qos.isOverPartition = flags.find("overpartqos") != std::string::npos;
        reportLeftOutLimits(leftOut, qos.name, recording);
        recording.limits.qos.push_back(std::move(qos));
    }
}

std::size_t readAssocMgrLimits(const std::vector<Line>& lines, replay::Recording& recording)
{
    std::size_t count = 0;
    std::string record;
    bool hasLimit = false; // most have none, and are not taken apart
    const auto finish = [&] {
        if (hasLimit)
            addAssoc(record, recording);
        count += record.empty() ? 0 : 1;
        record.clear();
        hasLimit = false;
    };
    for (const auto& [number, line] : lines) {
        const bool isIndented = line.starts_with(' ') || line.starts_with('\t');
        if (isIndented) {
            if (record.empty())
                continue;
            const auto part = text::trimmed(line);
            record += ' ';
            record += part;
            hasLimit = hasLimit || setsLimit(part);
            continue;
        }
        finish();
        if (line.starts_with("ClusterName="))
            record = line;
    }
    finish();
    return count;
}

bool readAssocLimits(const std::vector<Line>& lines, const std::string& cluster,
                     replay::Recording& recording)
{
    if (lines.empty())
        return false;
    PipeTable table(lines[0].text);
    const bool hasLimits
        = std::ranges::any_of(tresColumns, [&](const auto& c) { return table.has(c.name); })
        || std::ranges::any_of(countColumns, [&](const auto& c) { return table.has(c.name); });
    if (!hasLimits)
        return false;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        table.setRow(lines[i].text);
        if (!cluster.empty() && table.has("Cluster") && table.cell("Cluster") != cluster)
            continue;
        replay::AssocLimits entry;
        entry.account = std::string(table.cell("Account"));
        entry.user = std::string(table.cell("User"));
        entry.partition = std::string(table.cell("Partition"));
        entry.limits = limitsOf([&](const char* name) { return table.cell(name); }, nullptr);
        if (!(entry.limits == LimitSet()))
            recording.limits.assocs.push_back(std::move(entry));
    }
    return true;
}

} // namespace fairlead::accounting
