// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/priority/accountresults.h"

#include "engine/moab/priority/fairshare.h"

#include <algorithm>

namespace fairlead::moab {

namespace {
void fillUsage(const Evaluation& evaluation, const std::vector<double>& userPart,
               std::vector<long double>& usage)
{
    const auto& assocs = evaluation.snapshot().assocs;
    const auto& tables = evaluation.moab.tables;
    for (std::size_t i = 1; i < assocs.size(); ++i) {
        const bool isUser = assocs.isUser(AssocIndex(i));
        const auto name = isUser ? assocs.user[i] : assocs.account[i];
        const auto& used = tables.usage[at(isUser ? Cred::User : Cred::Account)];
        usage[i] = isUser ? used[name.at()] * userPart[i] : used[name.at()];
    }
    usage[0] = tables.totalUsage;
}

double promiseOf(const Evaluation& evaluation, AssocIndex assoc)
{
    constexpr double percent = 100.0;
    const auto target = accountTarget(evaluation, assoc);
    return target.isSet() && !isCap(target) ? target.value / percent : 0.0;
}
} // namespace

FairshareTarget accountTarget(const Evaluation& evaluation, AssocIndex assoc)
{
    const auto& assocs = evaluation.snapshot().assocs;
    if (assoc.at() == 0 || assocs.isUser(assoc))
        return {};
    return targetOf(*evaluation.inputs.policy.moab(), evaluation.moab.tables, Cred::Account,
                    assocs.account[assoc.at()]);
}

void findUserParts(const Snapshot& snapshot, std::vector<double>& parts)
{
    const auto& assocs = snapshot.assocs;
    std::vector<long double> usage(snapshot.names.size(), 0.0L);
    std::vector<std::uint32_t> count(snapshot.names.size(), 0);
    for (std::size_t i = 0; i < assocs.size(); ++i) {
        usage[assocs.user[i].at()] += assocs.rawUsage[i];
        ++count[assocs.user[i].at()];
    }
    parts.resize(assocs.size());
    for (std::size_t i = 0; i < assocs.size(); ++i) {
        const auto user = assocs.user[i].at();
        parts[i] = static_cast<double>(usage[user] > 0.0L ? assocs.rawUsage[i] / usage[user]
                                                          : 1.0L / count[user]);
    }
}

void fillAccounts(Evaluation& evaluation, const std::vector<double>& userPart)
{
    auto& results = evaluation.assocs;
    const auto count = evaluation.snapshot().assocs.size();
    if (count == 0)
        return;
    results.rawUsage.resize(count);
    fillUsage(evaluation, userPart, results.rawUsage);
    const auto total = results.rawUsage.front();
    for (std::size_t i = 0; i < count; ++i) {
        results.normShares[i] = promiseOf(evaluation, AssocIndex(i));
        results.normUsage[i] = total > 0.0L ? results.rawUsage[i] / total : 0.0L;
        results.effectiveUsage[i] = results.normUsage[i];
    }
    // Neither scheduler has such factors.
    std::ranges::fill(results.fairShare, 0.0);
    std::ranges::fill(results.levelFs, 0.0L);
}

} // namespace fairlead::moab
