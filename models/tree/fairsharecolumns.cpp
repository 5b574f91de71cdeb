// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/tree/fairsharecolumns.h"

#include "models/words/valueformat.h"

namespace fairlead::models {

QString FairshareColumns::title(int column)
{
    switch (column) {
    case NameColumn:
        return tr("Credential");
    case TargetColumn:
        return tr("Target");
    case WindowsColumn:
        return tr("Windows");
    case UsedColumn:
        return tr("Used (%)");
    case DifferenceColumn:
        return tr("To target");
    default:
        return tr("W%1 (%)", "fairshare window").arg(column - FirstWindowColumn);
    }
}

QString FairshareColumns::help(int column, const FairshareTable* table)
{
    switch (column) {
    case NameColumn:
        return tr("Account, group, user, QOS or class that has a target or usage.");
    case TargetColumn:
        return tr("FSTARGET in percent of what was delivered. No mark: a target; +: at "
                  "least; -: at most; %: a cap in percent; ^: a cap in units of the "
                  "metric.");
    case WindowsColumn:
        return tr("Share in each of the FSDEPTH windows, the newest on the right; the "
                  "less FSDECAY lets a window count, the paler. The line is the target. "
                  "The header's menu shows each window as a column.");
    case UsedColumn:
        return tr("Σ FSDECAY^i × usage in window i / Σ FSDECAY^i × everybody's usage in "
                  "window i. Percent; the mark in the bar is the target.");
    case DifferenceColumn:
        return tr("Target − used, in percentage points: ▲ below the target, ▼ above it. “gate”: "
                  "the bound is exceeded, FS of its jobs counts as 0.");
    default:
        return windowHelp(static_cast<std::size_t>(column - FirstWindowColumn), table);
    }
}

QString FairshareColumns::windowHelp(std::size_t window, const FairshareTable* table)
{
    return tr("Share in window %1, in percent: %2 from %3; it counts × %4.")
        .arg(QString::number(window), valueformat::duration(quint64(table->interval)),
             valueformat::moment(table->newest
                                 - static_cast<std::int64_t>(window) * table->interval),
             valueformat::factor(table->decay[window], 3));
}

Qt::Alignment FairshareColumns::alignment(int column)
{
    return (column == NameColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter;
}

} // namespace fairlead::models
