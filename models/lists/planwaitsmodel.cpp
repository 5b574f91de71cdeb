// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/planwaitsmodel.h"

#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <utility>

namespace fairlead::models {

namespace {
QString accountText(const PlanWaitsRow& row)
{
    const auto account = shownText(row.account);
    return row.isOfAccount ? account : PlanWaitsModel::tr("%1 (all accounts)").arg(account);
}

QString runText(const PlanWaitsRow& row)
{
    if (row.run == 0)
        return PlanWaitsModel::tr("Recorded");
    return row.run == 1 ? PlanWaitsModel::tr("Replayed, policy as it is")
                        : PlanWaitsModel::tr("Replayed, with the edits");
}

QString waitText(const PlanWaitsRow& row, double wait, const std::optional<Waits::Range>& range)
{
    if (row.waits.jobs == 0)
        return PlanWaitsModel::tr("none started");
    const auto text = valueformat::measuredDuration(wait);
    if (!range)
        return text;
    return PlanWaitsModel::tr("%1 (%2 to %3)", "a wait, and the interval of another replica")
        .arg(text, valueformat::measuredDuration(range->low),
             valueformat::measuredDuration(range->high));
}

/// Of those that had too few such jobs.
std::string namesOfOthers(const std::vector<PlannedWaits>& waits)
{
    std::string names;
    for (const auto& account : waits) {
        if (!account.isOfAccount)
            names += (names.empty() ? "" : ", ") + account.account;
    }
    return names;
}
} // namespace

PlanWaitsModel::PlanWaitsModel(QObject* parent)
    : ListModel(parent)
{
    using Row = PlanWaitsRow;
    const auto interval
        = tr("In brackets the interval in which that of another replica lies nine times of ten.");
    setColumns(
        {{tr("Account"),
          tr("Jobs of this partition, a size like it, whatever their time limit, and this account, "
             "or of all accounts where it had fewer than 20"),
          [](const Row& row) -> QVariant { return accountText(row); }},
         {tr("Waits"), tr("As it happened, or in replays of the recorded weeks"),
          [](const Row& row) -> QVariant { return runText(row); },
          [](const Row& row) -> QVariant { return static_cast<qulonglong>(row.run); }},
         {tr("Jobs"), tr("Such jobs that started"),
          [](const Row& row) -> QVariant { return valueformat::count(row.waits.jobs); },
          [](const Row& row) -> QVariant { return static_cast<qulonglong>(row.waits.jobs); },
          alignedRight},
         {tr("Half waited at most"), tr("From when they could have run. %1").arg(interval),
          [](const Row& row) -> QVariant {
              return waitText(row, row.waits.median, row.waits.medians);
          },
          [](const Row& row) -> QVariant { return row.waits.median; }, alignedRight},
         {tr("Nine of ten waited at most"), tr("From when they could have run. %1").arg(interval),
          [](const Row& row) -> QVariant {
              return waitText(row, row.waits.ninetieth, row.waits.ninetieths);
          },
          [](const Row& row) -> QVariant { return row.waits.ninetieth; }, alignedRight}});
}

void PlanWaitsModel::setWaits(const std::vector<PlannedWaits>& waits)
{
    beginResetModel();
    std::vector<PlanWaitsRow> rows;
    const auto hadTooFew = namesOfOthers(waits);
    bool isOfAllThere = false; // the same for each account that had too few
    for (const auto& account : waits) {
        if (!account.isOfAccount && std::exchange(isOfAllThere, true))
            continue;
        const auto& name = account.isOfAccount ? account.account : hadTooFew;
        rows.push_back({name, account.isOfAccount, 0, account.recorded});
        for (const auto& replayed : account.replayed)
            rows.push_back({name, account.isOfAccount, rows.back().run + 1, replayed});
    }
    setRows(std::move(rows));
    endResetModel();
}

} // namespace fairlead::models
