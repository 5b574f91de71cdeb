// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/cells/gaindelegate.h"

#include "models/lists/roles.h"
#include "views/theme/colors.h"
#include "views/widgets/cells/factorbardelegate.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fairlead::views {

namespace {

// The lists are short: winners first, losers last, so the ends hold the extremes.
double largestChange(const QModelIndex& index)
{
    const auto* model = index.model();
    const int last = model->rowCount(index.parent()) - 1;
    const auto change = [&](int row) {
        return std::abs(index.siblingAtRow(row).data(models::ChangeRole).toDouble());
    };
    return std::max({change(0), change(last), change(index.row())});
}

} // namespace

GainDelegate::GainDelegate(QObject* parent)
    : CellDelegate(parent)
{
}

void GainDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    auto cell = option;
    initStyleOption(&cell, index);
    const auto text = cell.text;
    cell.text.clear();
    paintCellGround(*painter, cell);

    const double change = index.data(models::ChangeRole).toDouble();
    const double largest = largestChange(index);
    const double textWidth = cell.fontMetrics.horizontalAdvance(QStringLiteral("▲ +0 000.0")) + 12;
    QRectF track(cell.rect);
    track.adjust(8.0, track.height() * 0.28, -textWidth, -track.height() * 0.28);
    painter->save();
    if (track.width() > 20.0 && largest > 0.0) {
        const double middle = track.center().x();
        const double length = track.width() / 2.0 * change / largest;
        painter->fillRect(QRectF(std::min(middle, middle + length), track.top(), std::abs(length),
                                 track.height()),
                          change < 0.0 ? overServedColor() : underServedColor());
        painter->fillRect(QRectF(middle - 0.5, track.top() - 3.0, 1.0, track.height() + 6.0),
                          mutedText(cell.palette));
    }
    painter->setFont(cell.font);
    painter->setPen(cell.palette.color(
        (cell.state & QStyle::State_Selected) != 0 ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(cell.rect.adjusted(4, 0, -6, 0), Qt::AlignRight | Qt::AlignVCenter, text);
    painter->restore();
}

} // namespace fairlead::views
