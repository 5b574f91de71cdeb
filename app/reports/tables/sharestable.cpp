// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/rowfilter.h"
#include "app/reports/tables/evaluationtables.h"
#include "app/reports/words.h"
#include "engine/priority/scheduler.h"
#include "engine/slurm/fairshare/sshare.h"

namespace fairlead::reports {

namespace {

std::vector<Column> shareColumns(bool hasPlace)
{
    const auto text = [](const QString& translated) { return translated.toStdString(); };
    using enum Align;
    std::vector<Column> columns{
        {"Cluster", Left, text(Words::tr("Name of the cluster"))},
        {"Account", Left, text(Words::tr("Account of the association"))},
        {"User", Left, text(Words::tr("User; empty for an account"))},
        {"Partition", Left, text(Words::tr("Partition, when the association has one"))},
        {"RawShares", Right,
         text(Words::tr(
             "Shares as entered, or parent; Moab and Maui: the fairshare target in percent"))},
        {"NormShares", Right,
         text(Words::tr("Shares as a fraction: Fair Tree, of its level; classic, of the machine"))},
        {"RawUsage", Right, text(Words::tr("Decayed usage in TRES-weighted billing-seconds")), 0},
        {"NormUsage", Right, text(Words::tr("Usage as a fraction of the cluster's usage"))},
        {"EffectvUsage", Right,
         text(Words::tr("Usage that counts: Fair Tree, fraction of its level; classic, with "
                        "a part of the account's usage"))},
        {"FairShare", Right, text(Words::tr("Fair-share factor, 0 to 1; near 0 is low priority"))},
        {"LevelFS", Right, text(Words::tr("NormShares / EffectvUsage; above 1 is under-served")), 6,
         false, false, 10},
    };
    if (hasPlace) {
        columns.push_back({"Parent", Left, text(Words::tr("Account above; of a user its own"))});
        columns.push_back({"Level", Right, text(Words::tr("Steps below root, which is 0")), 0});
    }
    return columns;
}

std::vector<Cell> shareCells(const Evaluation& evaluation, AssocIndex assoc)
{
    const auto& snapshot = evaluation.snapshot();
    const auto number = [&](ShareColumn column) {
        const auto value = printedShare(evaluation, assoc, column);
        return value ? Cell(*value) : Cell();
    };
    const auto shares = printedShare(evaluation, assoc, ShareColumn::RawShares);
    Cell rawShares;
    if (shares)
        rawShares = *shares == slurm::useParentShares ? Cell("parent")
                                                      : Cell(static_cast<std::int64_t>(*shares));
    return {
        snapshot.cluster,
        snapshot.accountName(assoc),
        snapshot.userName(assoc),
        snapshot.partitionName(assoc),
        rawShares,
        number(ShareColumn::NormShares),
        number(ShareColumn::RawUsage),
        number(ShareColumn::NormUsage),
        number(ShareColumn::EffectvUsage),
        number(ShareColumn::FairShare),
        number(ShareColumn::LevelFs),
    };
}

Cell cellOf(const FairshareTarget& target)
{
    const auto whole = static_cast<std::int64_t>(target.value);
    return static_cast<double>(whole) == target.value ? Cell(whole) : Cell(target.value);
}

/// Where targets are in the place of shares, and no factor comes of them.
std::vector<Cell> targetCells(const Evaluation& evaluation, AssocIndex assoc)
{
    const auto& snapshot = evaluation.snapshot();
    const auto& results = evaluation.assocs;
    const auto i = assoc.at();
    const auto target = schedulerOf(evaluation.inputs.policy).target(evaluation, assoc);
    const bool isPromise = results.normShares[i] > 0.0;
    const bool hasUsage = results.rawUsage.front() > 0.0L;
    return {
        snapshot.cluster,
        snapshot.accountName(assoc),
        snapshot.userName(assoc),
        snapshot.partitionName(assoc),
        isPromise ? cellOf(target) : Cell(),
        isPromise ? Cell(results.normShares[i]) : Cell(),
        static_cast<double>(results.rawUsage[i]),
        hasUsage ? Cell(static_cast<double>(results.normUsage[i])) : Cell(),
        hasUsage ? Cell(static_cast<double>(results.effectiveUsage[i])) : Cell(),
        Cell(),
        Cell(),
    };
}

/// Steps from root, of each association: parents come before their children.
std::vector<std::int64_t> levelsOf(const AssocTable& assocs)
{
    std::vector<std::int64_t> levels(assocs.size(), 0);
    for (std::size_t i = 1; i < assocs.size(); ++i)
        levels[i] = levels[assocs.parent[i].at()] + 1;
    return levels;
}

} // namespace

Table sharesTable(const Evaluation& evaluation, const SharesOptions& options)
{
    const auto& snapshot = evaluation.snapshot();
    const auto& assocs = snapshot.assocs;
    const IdFilter accounts(snapshot.names, options.accounts);
    const IdFilter users(snapshot.names, options.users);

    const auto levels = levelsOf(assocs);
    const bool hasTargets = traitsOf(evaluation.inputs.policy).hasTargets;
    Table table(shareColumns(options.hasPlace));
    table.reserveRows(assocs.size());
    for (std::size_t i = 0; i < assocs.size(); ++i) {
        const AssocIndex assoc(i);
        const bool isWanted
            = assocs.isUser(assoc) ? users.passes(assocs.user[i].value) : !options.usersOnly;
        if (!isWanted || !accounts.passes(assocs.account[i].value))
            continue;
        auto cells = hasTargets ? targetCells(evaluation, assoc) : shareCells(evaluation, assoc);
        if (options.hasPlace) {
            cells.emplace_back(i == 0 ? Cell() : Cell(snapshot.accountName(assocs.parent[i])));
            cells.emplace_back(levels[i]);
        }
        table.addRow(std::move(cells));
    }
    return table;
}

} // namespace fairlead::reports
