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

/// An association without shares of its own, and what it and those below it do.
struct Shareless
{
    AssocIndex assoc;
    std::size_t rows = 0; ///< ranked ones
    long double usage
        = 0.0L; ///< @unit TRES-weighted billing-seconds  @range [0, inf)  @source AssocResults
};

/// The uppermost associations with zero shares that have ranked rows or usage.
std::vector<Shareless> sharelessOf(const QueuePoints& queue)
{
    const auto& evaluation = queue.evaluation();
    const auto& snapshot = evaluation.snapshot();
    const auto& assocs = snapshot.assocs;
    std::vector<AssocIndex> top(assocs.size()); // by association: the uppermost without shares
    std::vector<std::size_t> rows(assocs.size(), 0);
    for (std::size_t i = 1; i < assocs.size(); ++i) {
        const auto above = assocs.parent[i];
        if (above.isValid() && top[above.at()].isValid())
            top[i] = top[above.at()];
        else if ((*evaluation.inputs.shares)[i] == 0)
            top[i] = AssocIndex(i);
    }
    for (const auto row : queue.rows()) {
        const auto assoc = snapshot.jobs.assoc[snapshot.rows.job[row.at()].at()];
        if (assoc.isValid() && top[assoc.at()].isValid())
            ++rows[top[assoc.at()].at()];
    }
    std::vector<Shareless> found;
    for (std::size_t i = 1; i < assocs.size(); ++i) {
        const auto usage = evaluation.assocs.rawUsage[i];
        if (top[i] == AssocIndex(i) && (rows[i] > 0 || usage >= 1.0L))
            found.push_back({AssocIndex(i), rows[i], usage});
    }
    const auto isMore = [](const Shareless& a, const Shareless& b) {
        return a.rows != b.rows ? a.rows > b.rows : a.usage > b.usage;
    };
    std::ranges::stable_sort(found, isMore);
    return found;
}

/// Shares for everybody without any on the way from a job that waits to the root: an account that
/// gets some leaves its users without as they are.
std::vector<Edit> sharesFor(const QueuePoints& queue)
{
    const auto& evaluation = queue.evaluation();
    const auto& snapshot = evaluation.snapshot();
    std::vector<bool> waits(snapshot.assocs.size());
    for (const auto row : queue.rows()) {
        auto assoc = snapshot.jobs.assoc[snapshot.rows.job[row.at()].at()];
        for (; assoc.isValid() && !waits[assoc.at()]; assoc = snapshot.assocs.parent[assoc.at()])
            waits[assoc.at()] = true;
    }
    std::vector<Edit> edits;
    for (std::size_t i = 1; i < waits.size(); ++i) {
        if (!waits[i] || (*evaluation.inputs.shares)[i] != 0)
            continue;
        if (auto key = keyOf(snapshot, AssocIndex(i)); key.partition.empty())
            edits.emplace_back(ShareEdit{std::move(key), 1});
    }
    if (edits.size() > mostEdits)
        edits.clear(); // whoever has so many means it
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
    const auto list = sharelessOf(queue);
    if (list.empty())
        return;
    std::size_t rows = 0;
    for (const auto& one : list)
        rows += one.rows;
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
    finding.edits = sharesFor(queue);
    findings.push_back(std::move(finding));
}

} // namespace fairlead
