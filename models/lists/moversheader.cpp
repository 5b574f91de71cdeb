// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/moversmodel.h"

namespace fairlead::models {

QVariant MoversModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isTitle = role == Qt::DisplayRole;
    if (orientation != Qt::Horizontal || (!isTitle && role != Qt::ToolTipRole))
        return {};
    const auto column = static_cast<Column>(section);
    const bool isAccounts = m_scope == Scope::Accounts;
    if (column == NameColumn) {
        if (isAccounts)
            return isTitle ? tr("Account") : tr("The account that the jobs are charged to.");
        return isTitle ? tr("Job") : tr("Job id with user and account.");
    }
    if (column == JobsColumn)
        return isTitle ? tr("Jobs") : tr("Waiting jobs of the account, one per partition.");
    return m_comparison == nullptr ? baselineTitle(column, isTitle) : policyTitle(column, isTitle);
}

QString MoversModel::baselineTitle(Column column, bool isTitle) const
{
    switch (column) {
    case GainColumn:
        if (m_scope == Scope::Accounts)
            return isTitle
                ? tr("Places per job")
                : tr("Places won (▲) or lost (▼) against the baseline, average per job.");
        return isTitle ? tr("Places") : tr("Places won (▲) or lost (▼) against the baseline.");
    case RankBeforeColumn:
        return isTitle ? tr("Rank before") : tr("Place in the queue in the baseline.");
    case RankAfterColumn:
        return isTitle ? tr("Rank after") : tr("Place in the queue with the scenario.");
    case PriorityBeforeColumn:
        return isTitle ? tr("Priority before") : tr("Priority in the baseline, in points.");
    case PriorityAfterColumn:
        return isTitle ? tr("Priority after") : tr("Priority with the scenario, in points.");
    case NameColumn:
    case JobsColumn:
    case ColumnCount:
        break;
    }
    return {};
}

QString MoversModel::policyTitle(Column column, bool isTitle) const
{
    switch (column) {
    case GainColumn:
        if (m_scope == Scope::Accounts)
            return isTitle ? tr("Places per job")
                           : tr("Places that its jobs would win (▲) or lose (▼) under the other "
                                "policy, average per job.");
        return isTitle
            ? tr("Places")
            : tr("Places that the job would win (▲) or lose (▼) under the other policy.");
    case RankBeforeColumn:
        return isTitle ? tr("Rank here")
                       : tr("Place in the queue under the policy on the screen, with its edits.");
    case RankAfterColumn:
        return isTitle ? tr("Rank there") : tr("Place in the queue under the other policy.");
    case PriorityBeforeColumn:
        return isTitle ? tr("Priority here")
                       : tr("Priority under the policy on the screen, in points of its scheduler.");
    case PriorityAfterColumn:
        return isTitle ? tr("Priority there")
                       : tr("Priority under the other policy, in points of its scheduler; those of "
                            "two schedulers have no common scale.");
    case NameColumn:
    case JobsColumn:
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace fairlead::models
