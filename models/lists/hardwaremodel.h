// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/inverse/newhardware.h"
#include "models/lists/listmodel.h"

namespace fairlead::models {

/// An association whose level changes, with its name.
struct HardwareRow
{
    QString name;
    NewShares::Row shares;
};

/// Shares after new hardware, a row for everybody on a level that changes.
class HardwareModel : public ListModel<HardwareRow>
{
    Q_OBJECT

public:
    enum Column
    {
        NameColumn,
        SharesNowColumn,
        SharesColumn,
        ChangeColumn,
        PromisedNowColumn, ///< units of the machine as it is
        PromisedColumn, ///< of the larger one
        ColumnCount
    };
    Q_ENUM(Column)

    explicit HardwareModel(QObject* parent = nullptr);

    void setAnswer(const NewShares& answer, const Snapshot& snapshot);
    void clear();
};

} // namespace fairlead::models
