// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/tree/fairsharecells.h"

#include "models/document/scenariodocument.h"
#include "models/lists/roles.h"
#include "models/words/showntext.h"
#include "models/words/usageformat.h"
#include "models/words/valueformat.h"

#include <algorithm>

namespace fairlead::models {

namespace {

QList<double> listOf(const std::vector<double>& values)
{
    return {values.begin(), values.end()};
}

/// What the target leaves; nothing where it is no share.
std::optional<double> differenceOf(const FairshareRow& row)
{
    const auto& target = row.delta.target;
    if (!target.isSet() || target.kind == TargetKind::UsageCap)
        return {};
    return target.value - row.delta.percent;
}

} // namespace

QVariant FairshareCells::ofEverybody(int column, int role) const
{
    if (role == Qt::DisplayRole && column == FairshareColumns::NameColumn)
        return tr("Everybody");
    if (column != FairshareColumns::WindowsColumn)
        return {};
    if (role == WindowsRole) {
        auto shares = listOf(m_table->totals);
        const auto most = shares.isEmpty() ? 0.0 : *std::ranges::max_element(shares);
        for (auto& share : shares)
            share = most > 0.0 ? 100.0 * share / most : 0.0;
        return QVariant::fromValue(shares);
    }
    if (role == WindowWeightsRole)
        return QVariant::fromValue(listOf(m_table->decay));
    return role == Qt::ToolTipRole ? QVariant(windowsText(nullptr)) : QVariant();
}

QVariant FairshareCells::ofKind(Credential cred, int column, int role)
{
    return role == Qt::DisplayRole && column == FairshareColumns::NameColumn ? kindName(cred)
                                                                             : QVariant();
}

QString FairshareCells::kindName(Credential cred)
{
    switch (cred) {
    case Credential::User:
        return tr("Users");
    case Credential::Group:
        return tr("Groups");
    case Credential::Account:
        return tr("Accounts");
    case Credential::Qos:
        return tr("QOS");
    case Credential::Class:
        return tr("Classes");
    }
    return {};
}

QVariant FairshareCells::ofRow(const FairshareRow& row, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return display(row, column);
    case Qt::ToolTipRole:
        return toolTip(row, column);
    case SortRole:
        return sortValue(row, column);
    case ChangeRole: {
        const auto difference = differenceOf(row);
        return column == FairshareColumns::DifferenceColumn && difference
            ? QVariant(valueformat::toldChange(*difference, 1))
            : QVariant();
    }
    case PromisedRole: {
        const auto difference = differenceOf(row);
        return difference ? QVariant(row.delta.target.value / 100.0) : QVariant();
    }
    case ConsumedRole:
        return row.delta.percent / 100.0;
    case WindowsRole:
        return QVariant::fromValue(listOf(row.windows));
    case WindowWeightsRole:
        return QVariant::fromValue(listOf(m_table->decay));
    case HueRole:
        return colourOf(row).hue;
    case LightnessRole:
        return colourOf(row).lightness;
    case HatchRole:
        return colourOf(row).isHatched;
    default:
        return {};
    }
}

QVariant FairshareCells::sortValue(const FairshareRow& row, int column) const
{
    switch (column) {
    case FairshareColumns::NameColumn:
        return shownText(row.name);
    case FairshareColumns::TargetColumn:
        return row.delta.target.isSet() ? row.delta.target.value : -1.0;
    case FairshareColumns::WindowsColumn: // how the share has moved: newest against the mean
        return row.windows.empty() ? 0.0 : row.windows.front() - row.delta.percent;
    case FairshareColumns::UsedColumn:
        return row.delta.percent;
    case FairshareColumns::DifferenceColumn: {
        const auto difference = differenceOf(row);
        return difference ? QVariant(*difference) : QVariant();
    }
    default:
        return row.windows[static_cast<std::size_t>(column - FairshareColumns::FirstWindowColumn)];
    }
}

QString FairshareCells::display(const FairshareRow& row, int column) const
{
    switch (column) {
    case FairshareColumns::NameColumn:
        return shownText(row.name);
    case FairshareColumns::TargetColumn:
        return row.delta.target.isSet() ? shownText(targetText(row.delta.target)) : QString();
    case FairshareColumns::WindowsColumn:
        return {};
    case FairshareColumns::UsedColumn:
        return valueformat::factor(row.delta.percent, 1);
    case FairshareColumns::DifferenceColumn: {
        const auto difference = differenceOf(row);
        if (!difference)
            return {};
        const auto text = valueformat::change(*difference, 1);
        return row.delta.isViolated ? tr("gate %1", "closed fairshare gate: change").arg(text)
                                    : text;
    }
    default:
        return valueformat::factor(
            row.windows[static_cast<std::size_t>(column - FairshareColumns::FirstWindowColumn)], 1);
    }
}

QString FairshareCells::toolTip(const FairshareRow& row, int column) const
{
    switch (column) {
    case FairshareColumns::TargetColumn:
        return targetHelp(row);
    case FairshareColumns::WindowsColumn:
        return windowsText(&row);
    case FairshareColumns::UsedColumn:
        return tr("%1 of %2 units of FSPOLICY, weighted by FSDECAY")
            .arg(valueformat::points(row.usage), valueformat::points(m_table->usage));
    case FairshareColumns::DifferenceColumn:
        return row.delta.isViolated
            ? tr(
                "The gate is closed: FS of its jobs is 0 until the share is back within its bound.")
            : tr("FS counts %1 for its jobs.").arg(valueformat::factor(row.delta.value, 4));
    default:
        return {};
    }
}

// A line for each window, the newest first.
QString FairshareCells::windowsText(const FairshareRow* row) const
{
    QStringList lines;
    for (std::size_t i = 0; i < m_table->totals.size(); ++i) {
        const auto start = m_table->newest - static_cast<std::int64_t>(i) * m_table->interval;
        const auto value = row != nullptr
            ? tr("%1 %").arg(valueformat::factor(row->windows[i], 1))
            : tr("%1 h", "processor-hours").arg(valueformat::cpuHours(m_table->totals[i]));
        lines << tr("Window %1, from %2: %3 (counts × %4)")
                     .arg(QString::number(i), valueformat::moment(start), value,
                          valueformat::factor(m_table->decay[i], 3));
    }
    return lines.join(QLatin1Char('\n'));
}

SliceColour FairshareCells::colourOf(const FairshareRow& row) const
{
    const auto& snapshot = m_document->snapshot();
    const auto assoc = row.cred == Credential::Account && snapshot
        ? findAssoc(*snapshot, {row.name, {}, {}})
        : AssocIndex();
    return assoc.isValid() ? m_document->colour(assoc) : SliceColour();
}

QString FairshareCells::targetHelp(const FairshareRow& row)
{
    const auto& target = row.delta.target;
    const auto value = valueformat::factor(target.value, target.value < 10.0 ? 2 : 1);
    QString help;
    switch (target.kind) {
    case TargetKind::None:
        return tr("No target: fairshare does not count for it.");
    case TargetKind::Plain:
        help = tr("Target %1 %: below it jobs gain, above it they lose.").arg(value);
        break;
    case TargetKind::Floor:
        help = tr("At least %1 %: jobs gain below it, and lose nothing above.").arg(value);
        break;
    case TargetKind::Ceiling:
        help = tr("At most %1 %: jobs lose above it, and gain nothing below.").arg(value);
        break;
    case TargetKind::UsageCap:
        help = tr("Cap: no job starts that would take the usage above %1.").arg(value);
        break;
    case TargetKind::PercentCap:
        help = tr("Cap: no job starts that would take the share above %1 %.").arg(value);
        break;
    }
    if (row.isDefault)
        help += QLatin1Char('\n') + tr("From the entry DEFAULT.");
    return help;
}

} // namespace fairlead::models
