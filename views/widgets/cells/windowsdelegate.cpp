// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/cells/windowsdelegate.h"

#include "models/lists/roles.h"
#include "views/theme/colors.h"
#include "views/widgets/cells/factorbardelegate.h"

#include <QPainter>

#include <algorithm>

namespace fairlead::views {

namespace {

constexpr int barWidth = 7;
constexpr int mostBars = 32;

} // namespace

WindowsDelegate::WindowsDelegate(QObject* parent)
    : CellDelegate(parent)
{
}

void WindowsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    auto cell = option;
    initStyleOption(&cell, index);
    paintCellGround(*painter, cell);
    const auto shares = index.data(models::WindowsRole).value<QList<double>>();
    const auto weights = index.data(models::WindowWeightsRole).value<QList<double>>();
    const auto count = std::min<qsizetype>(shares.size(), mostBars);
    if (count == 0)
        return;
    const auto target = index.data(models::PromisedRole);
    const double aim = target.isValid() ? 100.0 * target.toDouble() : 0.0;
    const double most = std::max(*std::max_element(shares.cbegin(), shares.cend()), aim);
    const QRectF area = QRectF(cell.rect).adjusted(5.0, 3.0, -5.0, -3.0);
    const double step = std::min<double>(barWidth + 2, area.width() / static_cast<double>(count));
    const bool isSelected = (cell.state & QStyle::State_Selected) != 0;
    const auto ink
        = cell.palette.color(isSelected ? QPalette::HighlightedText : QPalette::WindowText);
    const auto ground = cell.palette.color(isSelected ? QPalette::Highlight : QPalette::Base);
    painter->save();
    for (qsizetype i = 0; i < count; ++i) {
        const double height = most > 0.0 ? area.height() * shares.at(i) / most : 0.0;
        const double left = area.right() - step * static_cast<double>(i + 1) + 1.0;
        // Never so pale that it cannot be seen.
        const double tone = 0.25 + 0.45 * std::clamp(weights.value(i, 1.0), 0.0, 1.0);
        painter->fillRect(
            QRectF(left, area.bottom() - std::max(height, 1.0), step - 2.0, std::max(height, 1.0)),
            mixed(ink, ground, tone));
    }
    if (aim > 0.0 && most > 0.0) {
        const double y = area.bottom() - area.height() * aim / most;
        painter->setPen(QPen(ink, 1.0, Qt::DashLine));
        painter->drawLine(QPointF(area.right() - step * static_cast<double>(count), y),
                          QPointF(area.right(), y));
    }
    painter->restore();
}

QSize WindowsDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto count = index.data(models::WindowsRole).value<QList<double>>().size();
    const int width = static_cast<int>(std::min<qsizetype>(count, 14)) * (barWidth + 2) + 10;
    return CellDelegate::sizeHint(option, index).expandedTo({width, 0});
}

} // namespace fairlead::views
