// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/tree/limitsreader.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "engine/replay/recording/limitoptions.h"
#include "models/accounting/slurmtext/text/countedissue.h"
#include "models/accounting/slurmtext/text/fields.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

namespace fairlead::accounting {

namespace {
using replay::LimitSet;
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

constexpr std::string_view qosStart = "QOS="; // of a record of assoc_mgr

/// What assoc_mgr and sacctmgr of some versions call the same limits.
constexpr std::array countAliases{
    replay::CountOption{"MaxWallPJ", &LimitSet::maxWall, true},
    replay::CountOption{"MinPrioThres", &LimitSet::priorityToPlan},
    replay::CountOption{"MinPrioThresh", &LimitSet::priorityToPlan},
};
constexpr std::array tresAliases{
    replay::TresOption{"MaxTRESPJ", &LimitSet::perJob},
    replay::TresOption{"MaxTRESPN", &LimitSet::perNode},
    replay::TresOption{"MaxTRESMinsPJ", &LimitSet::minutesPerJob},
};

/// Of each TRES limit and then of each count, by all of its names.
template <typename VisitTres, typename VisitCount>
void forEachOption(VisitTres visitTres, VisitCount visitCount)
{
    std::ranges::for_each(replay::tresOptions, visitTres);
    std::ranges::for_each(tresAliases, visitTres);
    std::ranges::for_each(replay::countOptions, visitCount);
    std::ranges::for_each(countAliases, visitCount);
}

/// `cell(name)` is the text under a name, empty when there is none.
template <typename CellOf>
LimitSet limitsOf(CellOf&& cell, std::vector<std::string>* leftOut)
{
    LimitSet limits;
    forEachOption(
        [&](const replay::TresOption& option) {
            const std::string text(cell(option.name));
            if (!text.empty())
                addTresLimits(parseTresCounts(text), limits.*option.limit, leftOut);
        },
        [&](const replay::CountOption& option) {
            const std::string text(cell(option.name));
            if (!text.empty())
                limits.*option.limit = option.isTime ? minutesOf(text) : countOf(text);
        });
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
    if (!line.starts_with("Grp") && !line.starts_with("Max") && !line.starts_with("MinPrio"))
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
    const auto value = [&](std::string_view name) {
        const auto found = keys.find(std::string(name));
        return found == keys.end() ? std::string() : found->second;
    };
    if (value("Account").empty())
        return;
    std::vector<std::string> leftOut;
    replay::AssocLimits entry;
    entry.account = value("Account");
    entry.user = nameBeforeParenthesis(value("UserName"));
    entry.partition = value("Partition");
    entry.limits
        = limitsOf([&](std::string_view name) { return withoutUsed(value(name)); }, &leftOut);
    reportLeftOutLimits(leftOut, entry.account, recording);
    if (!(entry.limits == LimitSet()))
        recording.limits.assocs.push_back(std::move(entry));
}

/// What assoc_mgr tells of a QOS, and `sacctmgr show qos` only if it is asked for it.
constexpr std::array seldomTold{&LimitSet::groupAccruing, &LimitSet::maxAccruingOfUser,
                                &LimitSet::maxAccruingOfAccount, &LimitSet::priorityToPlan};

/// "QOS=few(2)" and the lines that follow it.
void addQos(const std::string& record, replay::Recording& recording)
{
    const auto words = text::split(record, ' ');
    const auto name = nameBeforeParenthesis(std::string(words.front().substr(qosStart.size())));
    auto& known = recording.limits.qos;
    auto qos = std::ranges::find(known, name, &replay::QosLimits::name);
    const auto look = [&](const replay::CountOption& option, std::string_view text) {
        const auto limit = countOf(withoutUsed(text));
        if (limit == replay::noLimit || std::ranges::count(seldomTold, option.limit) == 0)
            return;
        if (qos == known.end())
            qos = known.insert(known.end(), {name, {}});
        qos->limits.*option.limit = limit;
    };
    for (const auto word : words) {
        const auto equal = std::min(word.find('='), word.size());
        forEachOption([](const replay::TresOption& /*option*/) {},
                      [&](const replay::CountOption& option) {
                          if (word.substr(0, equal) == option.name)
                              look(option, word.substr(std::min(equal + 1, word.size())));
                      });
    }
}

/// Whether what is inherited has been left out (WOPLimits): a user lacks what the account has.
bool areOwn(const std::vector<replay::AssocLimits>& entries)
{
    std::unordered_map<std::string, const LimitSet*> accounts;
    for (const auto& entry : entries) {
        if (entry.user.empty())
            accounts.emplace(entry.account, &entry.limits);
    }
    return std::ranges::any_of(entries, [&](const replay::AssocLimits& entry) {
        const auto account = accounts.find(entry.account);
        auto limits = entry.limits;
        if (!entry.user.empty() && account != accounts.end())
            replay::inheritFrom(*account->second, limits);
        return !(limits == entry.limits);
    });
}
} // namespace

void addTresLimits(const TresCounts& counts, TresLimits& limits, std::vector<std::string>* leftOut)
{
    for (const auto& [name, count] : counts) {
        if (!limits.set(name, count) && leftOut != nullptr)
            leftOut->push_back(name);
    }
}

void reportLeftOutLimits(const std::vector<std::string>& names, const std::string& whose,
                         replay::Recording& recording)
{
    // Once, however many limits of the same there are.
    for (auto name = names.begin(); name != names.end(); ++name) {
        if (std::find(names.begin(), name, *name) == name)
            recording.issues.push_back(
                {Severity::Note,
                 {said("Messages", "a replay does not count the limit of %1 of %2"),
                  {*name, whose}},
                 "",
                 0});
    }
}

void reportUnknownQosRules(const QosRules& rules, const std::string& qos,
                           replay::Recording& recording)
{
    for (const auto& [name, value] : {std::pair("Flags", &rules.flags),
                                      {"LimitFactor", &rules.limitFactor},
                                      {"MaxTRESRunMinsPU", &rules.runMinutesOfUser},
                                      {"MaxTRESRunMinsPA", &rules.runMinutesOfAccount}}) {
        if (!value->empty())
            recording.issues.push_back({Severity::Warning,
                                        {said("Messages", "QOS %1: a replay does not know %2"),
                                         {qos, assigned(name, *value)}},
                                        "",
                                        0});
    }
}

replay::LimitSet limitsOfCells(const std::function<std::string(std::string_view)>& cell,
                               std::vector<std::string>& leftOut)
{
    return limitsOf(cell, &leftOut);
}

void addAssocLimits(std::vector<replay::AssocLimits> entries, replay::Recording& recording)
{
    const bool isOwn = areOwn(entries);
    for (auto& entry : entries) {
        if (entry.limits == LimitSet())
            continue;
        entry.own = isOwn ? replay::inheritableIn(entry.limits) : 0;
        recording.limits.assocs.push_back(std::move(entry));
    }
}

void reportUncountedGpuTypes(replay::Recording& recording)
{
    const auto types = replay::gpuTypesOf(recording.limits);
    if (types.size() > replay::mostGpuTypes)
        recording.issues.push_back(
            {Severity::Warning,
             {said(
                  "Messages",
                  "a replay counts limits of %1 types of GPUs; the first that it leaves out is %2"),
              {std::to_string(replay::mostGpuTypes), types[replay::mostGpuTypes]}},
             "",
             0});
}

namespace {
QosRules rulesOf(const PipeTable& table)
{
    QosRules rules;
    const auto flags = text::lower(table.cell("Flags"));
    for (const char* flag : {"PartitionTimeLimit", "PartitionMaxNodes", "PartitionMinNodes",
                             "EnforceUsageThreshold", "UsageFactorSafe", "Relative"}) {
        if (flags.find(text::lower(flag)) != std::string::npos)
            rules.flags += (rules.flags.empty() ? "" : ",") + std::string(flag);
    }
    const auto value
        = [&](const char* column) { return std::string(text::trimmed(table.cell(column))); };
    rules.limitFactor = value("LimitFactor");
    rules.runMinutesOfUser = value("MaxTRESRunMinsPU");
    rules.runMinutesOfAccount = value("MaxTRESRunMinsPA");
    return rules;
}

/// Whether the row that the table has was cut, which is an issue then.
bool reportShort(const PipeTable& table, const std::string& file, int line,
                 replay::Recording& recording)
{
    if (table.isShort())
        recording.issues.push_back({Severity::Warning, table.shortness(), file, line});
    return table.isShort();
}
} // namespace

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
        if (reportShort(table, file, lines[i].number, recording))
            continue;
        std::vector<std::string> leftOut;
        replay::QosLimits qos;
        qos.name = std::string(table.cell("Name"));
        qos.limits = limitsOf([&](std::string_view name) { return table.cell(name); }, &leftOut);
        const auto flags = text::lower(table.cell("Flags"));
        qos.hasNoReserve = flags.find("noreserve") != std::string::npos;
        qos.isOverPartition = flags.find("overpartqos") != std::string::npos;
        reportLeftOutLimits(leftOut, qos.name, recording);
        reportUnknownQosRules(rulesOf(table), qos.name, recording);
        recording.limits.qos.push_back(std::move(qos));
    }
}

std::size_t readAssocMgrLimits(const std::vector<Line>& lines, replay::Recording& recording)
{
    std::size_t count = 0;
    std::string record;
    bool hasLimit = false; // most have none, and are not taken apart
    const auto finish = [&] {
        if (hasLimit && record.starts_with(qosStart))
            addQos(record, recording);
        else if (hasLimit)
            addAssoc(record, recording);
        count += record.empty() || record.starts_with(qosStart) ? 0 : 1;
        record.clear();
        hasLimit = false;
    };
    for (const auto& [number, line] : lines) {
        const bool isIndented = line.starts_with(' ') || line.starts_with('\t');
        if (isIndented) {
            const auto part = text::trimmed(line);
            if (record.empty())
                continue;
            record += ' ';
            record += part;
            hasLimit = hasLimit || setsLimit(part);
            continue;
        }
        finish();
        if (line.starts_with("ClusterName=") || line.starts_with(qosStart))
            record = line;
    }
    finish();
    return count;
}

bool readAssocLimits(const std::vector<Line>& lines, const std::string& file,
                     const std::string& cluster, replay::Recording& recording)
{
    if (lines.empty())
        return false;
    PipeTable table(lines[0].text);
    bool hasLimits = false;
    const auto look = [&](const auto& option) { hasLimits = hasLimits || table.has(option.name); };
    forEachOption(look, look);
    if (!hasLimits)
        return false;
    std::vector<replay::AssocLimits> entries;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        table.setRow(lines[i].text);
        if (table.isOfOther(cluster) || reportShort(table, file, lines[i].number, recording))
            continue;
        replay::AssocLimits entry;
        entry.account = std::string(table.cell("Account"));
        entry.user = std::string(table.cell("User"));
        entry.partition = std::string(table.cell("Partition"));
        std::vector<std::string> leftOut;
        entry.limits = limitsOf([&](std::string_view name) { return table.cell(name); }, &leftOut);
        reportLeftOutLimits(leftOut, entry.user.empty() ? entry.account : entry.user, recording);
        entries.push_back(std::move(entry));
    }
    addAssocLimits(std::move(entries), recording);
    return true;
}

} // namespace fairlead::accounting
