// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/tree/accounttreecells.h"

#include "engine/priority/fairsharefactor.h"
#include "engine/priority/traits.h"
#include "models/document/scenariodocument.h"
#include "models/lists/roles.h"
#include "models/pies/slicelayout.h"
#include "models/words/sharewords.h"
#include "models/words/showntext.h"
#include "models/words/usageformat.h"
#include "models/words/valueformat.h"

#include <cmath>
#include <limits>

namespace fairlead::models {

using Columns = AccountTreeColumns;

namespace {

constexpr int factorDecimals = 4;
constexpr int exactDecimals = 10;
constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

QVariant number(double value)
{
    return std::isnan(value) ? QVariant() : QVariant(value);
}

/// What a fair-share column shows.
double fairShareOf(const Evaluation& evaluation, AssocIndex assoc)
{
    const bool hasOne = assoc.at() != 0 && evaluation.snapshot().isUsageRead()
        && hasFairShareFactor(evaluation.inputs.policy, evaluation.snapshot(), assoc);
    return hasOne ? evaluation.assocs.fairShare[assoc.at()] : unknown;
}

bool isOfUsage(AccountTreeColumns::Column column)
{
    return column == Columns::UsageColumn || column == Columns::ConsumedColumn;
}

} // namespace

QVariant AccountTreeCells::value(AssocIndex assoc, Column column, int role) const
{
    const auto& served = m_document->outcome().served;
    switch (role) {
    case Qt::DisplayRole:
        return display(assoc, column);
    case Qt::EditRole:
        return column == Columns::SharesColumn
            ? QVariant(exactText(sharesText(m_document->shares(assoc))))
            : display(assoc, column);
    case Qt::ToolTipRole:
        return toolTip(assoc, column);
    case CopyRole:
        return copied(assoc, column);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Columns::alignment(column));
    case SortRole:
        return sortValue(assoc, column);
    case BaselineRole: {
        if (column != Columns::SharesColumn)
            return {};
        const auto shares = m_document->baselineShares(assoc);
        return shares == slurm::noValue ? QVariant() : QVariant(shares);
    }
    case ChangeRole:
        return column == Columns::ChangeColumn
            ? number(valueformat::toldChange(change(assoc), factorDecimals))
            : QVariant();
    case IsEditedRole:
        if (column == Columns::SharesColumn)
            return m_document->shares(assoc) != m_document->baselineShares(assoc);
        return column == Columns::AccountColumn && isMoved(assoc);
    case IsUserRole:
        return m_document->snapshot()->assocs.isUser(assoc);
    case AssocRole:
        return assoc.value;
    case PromisedRole:
        return served ? number(served->served(assoc).promised) : QVariant();
    case ConsumedRole:
        return served && usageKnown() == UsageKnown::Yes ? number(served->served(assoc).consumed)
                                                         : QVariant();
    case VerdictRole:
        return served ? QVariant(static_cast<int>(served->served(assoc).kind)) : QVariant();
    case HueRole:
        return m_document->colour(assoc).hue;
    case LightnessRole:
        return m_document->colour(assoc).lightness;
    case HatchRole:
        return m_document->colour(assoc).isHatched;
    default:
        return {};
    }
}

/// There is an evaluation.
UsageKnown AccountTreeCells::usageKnown() const
{
    const auto& digest = m_document->outcome().digest;
    return digest ? digest->figures.usageKnown
                  : fairlead::models::usageKnown(*m_document->evaluation());
}

QVariant AccountTreeCells::copied(AssocIndex assoc, Column column) const
{
    if (column == Columns::SharesColumn)
        return assoc.at() == 0 ? QString() : exactText(sharesText(m_document->shares(assoc)));
    if (column != Columns::AccountColumn)
        return {};
    const auto key = keyOf(*m_document->snapshot(), assoc);
    return QString(shownText(key.account) + u'\t' + shownText(key.user));
}

QVariant AccountTreeCells::display(AssocIndex assoc, Column column) const
{
    const auto& evaluation = m_document->evaluation();
    if (column == Columns::AccountColumn)
        return shownText(assocLabel(*m_document->snapshot(), assoc));
    if (column == Columns::SharesColumn)
        return evaluation && traitsOf(evaluation->inputs.policy).hasTargets
            ? sharewords::given(*evaluation, assoc)
            : assoc.at() == 0 ? QString()
                              : valueformat::shares(m_document->shares(assoc));
    if (!evaluation || (isOfUsage(column) && usageKnown() != UsageKnown::Yes))
        return {};
    const auto& served = m_document->outcome().served->served(assoc);
    switch (column) {
    case Columns::PromisedColumn:
        return assoc.at() == 0 ? QString() : sharewords::promised(*evaluation, served);
    case Columns::UsageColumn:
        return valueformat::usageAmount(
            evaluation->snapshot(),
            assoc.at() == 0 ? usageOfCluster(*evaluation) : evaluation->assocs.rawUsage[assoc.at()],
            QLocale(), valueformat::decimalsOfHours(evaluation->assocs.rawUsage.front()));
    case Columns::ConsumedColumn:
        return assoc.at() == 0 ? QString() : valueformat::percent(served.consumed);
    case Columns::FairShareColumn:
        return valueformat::factor(fairShareOf(*evaluation, assoc));
    case Columns::VerdictColumn:
        return valueformat::verdict(served);
    case Columns::ChangeColumn:
        return valueformat::change(change(assoc), factorDecimals);
    case Columns::AccountColumn:
    case Columns::SharesColumn:
    case Columns::ColumnCount:
        break;
    }
    return {};
}

QVariant AccountTreeCells::sortValue(AssocIndex assoc, Column column) const
{
    const auto& evaluation = m_document->evaluation();
    if (column == Columns::AccountColumn)
        return display(assoc, column);
    if (column == Columns::SharesColumn)
        return m_document->shares(assoc);
    if (!evaluation)
        return {};
    const auto& served = m_document->outcome().served->served(assoc);
    switch (column) {
    case Columns::PromisedColumn:
        return served.promised;
    case Columns::UsageColumn:
        return static_cast<double>(evaluation->assocs.rawUsage[assoc.at()]);
    case Columns::ConsumedColumn:
        return served.consumed;
    case Columns::FairShareColumn:
        return number(fairShareOf(*evaluation, assoc));
    case Columns::VerdictColumn: // over-served below, at its share 1, under-served above
        if (served.kind == VerdictKind::OverServed)
            return 1.0 / served.ratio;
        return served.ratio > 0.0 ? QVariant(served.ratio) : QVariant();
    case Columns::ChangeColumn:
        return number(change(assoc));
    case Columns::AccountColumn:
    case Columns::SharesColumn:
    case Columns::ColumnCount:
        break;
    }
    return {};
}

QString AccountTreeCells::ofAccountAbove(AssocIndex assoc, double fraction) const
{
    const auto& snapshot = *m_document->snapshot();
    return tr("%1 of %2", "a fraction of an account")
        .arg(valueformat::factor(fraction, exactDecimals),
             shownText(snapshot.accountName(snapshot.assocs.parent[assoc.at()])));
}

QVariant AccountTreeCells::toolTip(AssocIndex assoc, Column column) const
{
    const auto& evaluation = m_document->evaluation();
    if (!evaluation || assoc.at() == 0)
        return {};
    const auto known = usageKnown();
    if (isOfUsage(column) && known != UsageKnown::Yes)
        return sharewords::unknownUsage(known);
    if (column == Columns::FairShareColumn && known == UsageKnown::NotRead)
        return sharewords::unknownUsage(known);
    switch (column) {
    case Columns::SharesColumn: {
        const auto shares = m_document->baselineShares(assoc);
        if (shares == slurm::noValue)
            return tr("Added by the scenario");
        return tr("In the baseline: %1").arg(valueformat::shares(shares));
    }
    case Columns::PromisedColumn:
        return valueformat::factor(evaluation->assocs.normShares[assoc.at()], exactDecimals);
    case Columns::UsageColumn:
        return valueformat::usageSeconds(evaluation->assocs.rawUsage[assoc.at()]);
    case Columns::ConsumedColumn:
        return ofAccountAbove(assoc, m_document->outcome().served->served(assoc).consumed);
    case Columns::FairShareColumn: {
        const auto value = valueformat::factor(fairShareOf(*evaluation, assoc), exactDecimals);
        if (evaluation->inputs.policy.algorithm() != Algorithm::FairTree)
            return value;
        const auto level
            = tr("Level fair-share %1")
                  .arg(valueformat::factor(
                      static_cast<double>(evaluation->assocs.levelFs[assoc.at()]), factorDecimals));
        return value.isEmpty() ? level : QString(value + u'\n' + level);
    }
    case Columns::AccountColumn:
        return isMoved(assoc) ? tr("Added, renamed or moved by the scenario") : QString();
    case Columns::VerdictColumn:
    case Columns::ChangeColumn:
    case Columns::ColumnCount:
        break;
    }
    return {};
}

double AccountTreeCells::change(AssocIndex assoc) const
{
    const auto& evaluation = m_document->evaluation();
    const auto base = m_document->baselineAssoc(assoc);
    if (!evaluation || !base.isValid())
        return unknown;
    return fairShareOf(*evaluation, assoc) - fairShareOf(*m_document->baseline()->evaluation, base);
}

bool AccountTreeCells::isChanged(AssocIndex assoc) const
{
    return m_document->shares(assoc) != m_document->baselineShares(assoc) || isMoved(assoc);
}

bool AccountTreeCells::isMoved(AssocIndex assoc) const
{
    const auto base = m_document->baselineAssoc(assoc);
    if (!base.isValid())
        return true;
    const auto& before = *m_document->baseSnapshot();
    if (before.accountName(base) != m_document->snapshot()->accountName(assoc))
        return true;
    const auto parent = m_document->snapshot()->assocs.parent[assoc.at()];
    return parent.isValid() && m_document->baselineAssoc(parent) != before.assocs.parent[base.at()];
}

} // namespace fairlead::models
