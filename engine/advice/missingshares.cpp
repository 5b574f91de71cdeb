// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/advice/adviceedits.h"
#include "engine/advice/checks.h"
#include "engine/base/constants.h"
#include "engine/priority/traits.h"

#include <algorithm>

namespace fairlead {

namespace {
constexpr std::size_t mostNamed = 3;
constexpr std::size_t mostEdits = 200;

/// An association without shares, and what it and those below it do.
struct Shareless
{
    AssocIndex assoc;
    std::size_t rows = 0; ///< ranked ones
    long double usage
        = 0.0L; ///< @unit TRES-weighted billing-seconds  @range [0, inf)  @source AssocResults
};

/// Those without shares that depend on it, and the rows of the queue that do.
struct Dependents
{
    std::vector<Shareless> assocs; ///< the one with most rows first
    std::size_t rows = 0;
};

/// Everybody with zero shares on the way to the root from a ranked row or from usage: an account
/// that gets some leaves its users without as they are.
Dependents dependentsOf(const QueuePoints& queue)
{
    const auto& evaluation = queue.evaluation();
    const auto& snapshot = evaluation.snapshot();
    const auto& shares = *evaluation.inputs.shares;
    Dependents found;
    std::vector<std::size_t> rows(snapshot.assocs.size(), 0);
    for (const auto row : queue.rows()) {
        bool depends = false;
        auto assoc = snapshot.jobs.assoc[snapshot.rows.job[row.at()].at()];
        for (; assoc.isValid(); assoc = snapshot.assocs.parent[assoc.at()]) {
            ++rows[assoc.at()];
            depends = depends || (assoc.at() != 0 && shares[assoc.at()] == 0);
        }
        found.rows += depends ? 1U : 0U;
    }
    for (std::size_t i = 1; i < rows.size(); ++i) {
        const auto usage = evaluation.assocs.rawUsage[i];
        if (shares[i] == 0 && (rows[i] > 0 || usage >= 1.0L))
            found.assocs.push_back({AssocIndex(i), rows[i], usage});
    }
    const auto isMore = [](const Shareless& a, const Shareless& b) {
        return a.rows != b.rows ? a.rows > b.rows : a.usage > b.usage;
    };
    std::ranges::stable_sort(found.assocs, isMore);
    return found;
}

/// Shares for each of them.
std::vector<Edit> sharesFor(const Snapshot& snapshot, std::vector<Shareless> list)
{
    std::vector<Edit> edits;
    if (list.size() > mostEdits)
        return edits; // whoever has so many means it
    std::ranges::sort(list, {}, &Shareless::assoc);
    for (const auto& one : list) {
        if (auto key = keyOf(snapshot, one.assoc); key.partition.empty())
            edits.emplace_back(ShareEdit{std::move(key), 1});
    }
    return edits;
}

std::string namesOf(const Snapshot& snapshot, const std::vector<Shareless>& list)
{
    std::string names;
    for (std::size_t i = 0; i < std::min(list.size(), mostNamed); ++i)
        names += (i > 0 ? ", " : "") + keyText(keyOf(snapshot, list[i].assoc));
    return list.size() > mostNamed ? names + " …" : names;
}

bool counts(const QueuePoints& queue)
{
    const auto parts = partsOf(queue.policy());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (isFairShare(parts[i]))
            return settingOf(queue.policy(), i).counts;
    }
    return false;
}
} // namespace

void findMissingShares(const QueuePoints& queue, std::vector<Finding>& findings)
{
    if (!traitsOf(queue.policy()).hasFairShareFactor || !counts(queue))
        return;
    const auto& snapshot = queue.evaluation().snapshot();
    const auto [list, rows] = dependentsOf(queue);
    if (list.empty())
        return;
    Finding finding;
    finding.kind = Finding::Kind::NoShares;
    finding.severity = rows > 0 ? Severity::Warning : Severity::Note;
    finding.extent
        = static_cast<double>(rows) / static_cast<double>(std::max<std::size_t>(queue.size(), 1));
    finding.what = rows > 0 ? Message{said("Messages", "Jobs wait whose users have no shares")}
                            : Message{said("Messages", "Who has no shares has used the cluster")};
    finding.evidence
        = counted(list.size(), said("Messages", "%1 account or user with 0 shares: %2; %3"),
                  said("Messages", "%1 accounts or users with 0 shares: %2; %3"),
                  {namesOf(snapshot, list),
                   counted(rows, said("Messages", "1 row of the queue depends on that"),
                           said("Messages", "%1 rows of the queue depend on that"))});
    finding.advice = queue.policy().algorithm() == Algorithm::FairTree
        ? said("Messages",
               "With 0 shares they stand behind all others of the same account for ever, whatever "
               "those use. Give them shares unless that is meant.")
        : said("Messages",
               "With 0 shares the fair-share factor is the lowest for ever, whatever others use. "
               "Give them shares unless that is meant.");
    finding.edits = sharesFor(snapshot, list);
    findings.push_back(std::move(finding));
}

} // namespace fairlead
