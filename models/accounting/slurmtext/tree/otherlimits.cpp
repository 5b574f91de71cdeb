// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/recording/limitoptions.h"
#include "models/accounting/slurmtext/text/countedissue.h"
#include "models/accounting/slurmtext/tree/limitsreader.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace fairlead::accounting {

namespace {
using replay::LimitSet;

/// What a table asks of each association: the options that are columns of it.
class AskedLimits
{
public:
    explicit AskedLimits(const PipeTable& table)
    {
        for (const auto& option : replay::countOptions) {
            if (table.has(option.name))
                m_counts.push_back(option);
        }
        for (const auto& option : replay::tresOptions) {
            if (table.has(option.name))
                m_amounts.push_back(option);
        }
    }

    /// Nothing in the table may be a limit that is inherited.
    [[nodiscard]] bool areSame(LimitSet listed, const LimitSet& counting) const
    {
        replay::inheritFrom(counting, listed);
        return std::ranges::all_of(m_counts,
                                   [&](const replay::CountOption& option) {
                                       return listed.*option.limit == counting.*option.limit;
                                   })
            && std::ranges::all_of(m_amounts, [&](const replay::TresOption& option) {
                   return listed.*option.limit == counting.*option.limit;
               });
    }

private:
    std::vector<replay::CountOption> m_counts;
    std::vector<replay::TresOption> m_amounts;
};

using Names = std::tuple<std::string, std::string, std::string>;

std::map<Names, LimitSet> byName(const replay::Limits& limits)
{
    std::map<Names, LimitSet> all;
    for (const auto& assoc : limits.assocs)
        all.emplace(Names(assoc.account, assoc.user, assoc.partition), assoc.limits);
    return all;
}
} // namespace

void reportOtherLimits(const std::vector<Line>& lines, const std::string& file,
                       const std::string& cluster, replay::Recording& recording)
{
    replay::Recording read;
    if (!readAssocLimits(lines, file, cluster, read))
        return;
    const AskedLimits asked(PipeTable(lines[0].text));
    auto listed = byName(read.limits);
    const auto counting = byName(recording.limits);
    for (const auto& [names, limits] : counting)
        listed.try_emplace(names); // without any
    CountedIssue others(
        said("Messages",
             "1 association has other limits here than in assoc_mgr.txt, which are used: %2"),
        said("Messages",
             "%1 associations have other limits here than in assoc_mgr.txt, which are used; the "
             "first is %2"));
    for (const auto& [names, limits] : listed) {
        const auto found = counting.find(names);
        const auto& [account, user, partition] = names;
        if (!asked.areSame(limits, found == counting.end() ? LimitSet() : found->second))
            others.add(user.empty() ? account : account + '/' + user, 0);
    }
    others.report(file, recording.issues);
}

} // namespace fairlead::accounting
