// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/celldelegate.h"

#include "models/roles.h"
#include "models/slices/served.h"
#include "views/theme/colors.h"

#include <optional>

namespace fairlead::views {

namespace {

std::optional<QColor> toneOf(const QModelIndex& index, const QPalette& palette)
{
    const auto change = index.data(models::ChangeRole);
    if (change.isValid())
        return changeText(change.toDouble(), palette);
    const auto verdict = index.data(models::VerdictRole);
    if (verdict.isValid()) {
        switch (static_cast<models::VerdictKind>(verdict.toInt())) {
        case models::VerdictKind::UnderServed:
        case models::VerdictKind::NoUsage:
            return underServedText(palette);
        case models::VerdictKind::OverServed:
        case models::VerdictKind::NoShare:
            return overServedText(palette);
        case models::VerdictKind::None:
        case models::VerdictKind::AtShare:
        case models::VerdictKind::ByParent:
            return std::nullopt;
        }
    }
    const auto isRanked = index.data(models::IsRankedRole);
    const bool isAside = index.data(models::IsAssumedRole).toBool()
        || (isRanked.isValid() && !isRanked.toBool());
    return isAside ? std::optional(mutedText(palette)) : std::nullopt;
}

} // namespace

CellDelegate::CellDelegate(QObject* parent)
    : QStyledItemDelegate(parent)
{
}

void CellDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (const auto tone = toneOf(index, option->palette))
        option->palette.setColor(QPalette::Text, *tone);
    if (index.data(models::IsEditedRole).toBool())
        option->font.setBold(true);
}

} // namespace fairlead::views
