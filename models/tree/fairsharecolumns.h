// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/fairsharetable.h"

#include <QCoreApplication>

namespace fairlead::models {

/// The columns of the fairshare by credential: their order, their headers, how they are aligned.
class FairshareColumns
{
    Q_DECLARE_TR_FUNCTIONS(FairshareColumns)

public:
    enum Column
    {
        NameColumn, ///< kind, or credential
        TargetColumn, ///< as it is written: "35", "15-", "10+"
        WindowsColumn, ///< WindowsRole: painted by a delegate; no text
        UsedColumn, ///< weighted by FSDECAY, percent
        DifferenceColumn, ///< target - used, percent points
        FirstWindowColumn ///< window 0, the newest; as many as FSDEPTH says
    };

    [[nodiscard]] static QString title(int column);
    /// Definition and unit; of a window of the table also when it was. Without windows no table is
    /// needed.
    [[nodiscard]] static QString help(int column, const FairshareTable* table);
    [[nodiscard]] static Qt::Alignment alignment(int column);

private:
    [[nodiscard]] static QString windowHelp(std::size_t window, const FairshareTable* table);
};

} // namespace fairlead::models
