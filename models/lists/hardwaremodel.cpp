// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/hardwaremodel.h"

#include "models/words/hardwarewords.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

namespace fairlead::models {

namespace {
qint64 changeOf(const HardwareRow& row)
{
    return qint64{row.shares.shares} - qint64{row.shares.sharesNow};
}
} // namespace

HardwareModel::HardwareModel(QObject* parent)
    : ListModel(parent)
{
    using Row = HardwareRow;
    setColumns(
        {{tr("Account"), tr("Everybody on a level on which shares change"),
          [](const Row& row) -> QVariant { return row.name; }},
         {tr("Shares now"), tr("With the edits of the scenario"),
          [](const Row& row) -> QVariant { return valueformat::count(row.shares.sharesNow); },
          [](const Row& row) -> QVariant { return qlonglong{row.shares.sharesNow}; }, alignedRight},
         {tr("Shares then"), tr("Whole numbers that come nearest"),
          [](const Row& row) -> QVariant { return valueformat::count(row.shares.shares); },
          [](const Row& row) -> QVariant { return qlonglong{row.shares.shares}; }, alignedRight},
         {tr("Change"), tr("By how much the number of shares differs"),
          [](const Row& row) -> QVariant { return valueformat::change(changeOf(row)); },
          [](const Row& row) -> QVariant { return changeOf(row); }, alignedRight},
         {tr("Promised now"), tr("Nodes, or whatever the machine is counted in"),
          [](const Row& row) -> QVariant { return unitsText(row.shares.promisedNow); },
          [](const Row& row) -> QVariant { return row.shares.promisedNow; }, alignedRight},
         {tr("Promised then"), tr("Of the larger machine, with the shares of that time"),
          [](const Row& row) -> QVariant { return unitsText(row.shares.promised); },
          [](const Row& row) -> QVariant { return row.shares.promised; }, alignedRight}});
}

void HardwareModel::setAnswer(const NewShares& answer, const Snapshot& snapshot)
{
    std::vector<HardwareRow> rows;
    for (const auto& row : answer.rows)
        rows.push_back({shownText(keyText(keyOf(snapshot, row.assoc))), row});
    beginResetModel();
    setRows(std::move(rows));
    endResetModel();
}

void HardwareModel::clear()
{
    beginResetModel();
    setRows({});
    endResetModel();
}

} // namespace fairlead::models
