// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/tree/fairsharemodel.h"
#include "models/words/valueformat.h"

namespace fairlead::models {

QVariant FairshareModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(
            (section == NameColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    const bool isTitle = role == Qt::DisplayRole;
    if (!isTitle && role != Qt::ToolTipRole)
        return {};
    switch (section) {
    case NameColumn:
        return isTitle ? tr("Credential")
                       : tr("Account, group, user, QOS or class that has a target or usage.");
    case TargetColumn:
        return isTitle ? tr("Target")
                       : tr("FSTARGET in percent of what was delivered. No mark: a target; +: at "
                            "least; -: at most; %: a cap in percent; ^: a cap in units of the "
                            "metric.");
    case WindowsColumn:
        return isTitle ? tr("Windows")
                       : tr("Share in each of the FSDEPTH windows, the newest on the right; the "
                            "less FSDECAY lets a window count, the paler. The line is the target. "
                            "The header's menu shows each window as a column.");
    case UsedColumn:
        return isTitle ? tr("Used (%)")
                       : tr("Σ FSDECAY^i × usage in window i / Σ FSDECAY^i × everybody's usage in "
                            "window i. Percent; the mark in the bar is the target.");
    case DifferenceColumn:
        return isTitle
            ? tr("To target")
            : tr("Target − used, in percent points: ▲ below the target, ▼ above it. “gate”: the "
                 "bound is broken, FS of its jobs counts 0.");
    default:
        break;
    }
    const auto window = static_cast<std::size_t>(section - FirstWindowColumn);
    if (isTitle)
        return tr("W%1 (%)", "fairshare window").arg(window);
    return tr("Share in window %1, in percent: %2 from %3; it counts × %4.")
        .arg(QString::number(window), valueformat::duration(quint64(m_table->interval)),
             valueformat::moment(m_table->newest
                                 - static_cast<std::int64_t>(window) * m_table->interval),
             valueformat::factor(m_table->decay[window], 3));
}

QString FairshareModel::targetHelp(const moab::FsRow& row)
{
    const auto& target = row.delta.target;
    const auto value = valueformat::factor(target.value, target.value < 10.0 ? 2 : 1);
    QString help;
    switch (target.kind) {
    case moab::TargetKind::None:
        return tr("No target: fairshare does not count for it.");
    case moab::TargetKind::Plain:
        help = tr("Target %1 %: below it jobs gain, above it they lose.").arg(value);
        break;
    case moab::TargetKind::Floor:
        help = tr("At least %1 %: jobs gain below it, and lose nothing above.").arg(value);
        break;
    case moab::TargetKind::Ceiling:
        help = tr("At most %1 %: jobs lose above it, and gain nothing below.").arg(value);
        break;
    case moab::TargetKind::UsageCap:
        help = tr("Cap: no job starts that would take the usage above %1.").arg(value);
        break;
    case moab::TargetKind::PercentCap:
        help = tr("Cap: no job starts that would take the share above %1 %.").arg(value);
        break;
    }
    if (row.isDefault)
        help += QLatin1Char('\n') + tr("From the entry DEFAULT.");
    return help;
}

} // namespace fairlead::models
