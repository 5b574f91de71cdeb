// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/cells/servedbardelegate.h"

#include "models/lists/roles.h"
#include "views/theme/accountcolors.h"
#include "views/theme/colors.h"
#include "views/widgets/cells/factorbardelegate.h"

#include <QPainter>

#include <algorithm>

namespace fairlead::views {

namespace {

models::SliceColour colourOf(const QModelIndex& index)
{
    return {.hue = index.data(models::HueRole).toInt(),
            .lightness = index.data(models::LightnessRole).toInt(),
            .isHatched = index.data(models::HatchRole).toBool()};
}

} // namespace

ServedBarDelegate::ServedBarDelegate(QObject* parent)
    : CellDelegate(parent)
{
}

void ServedBarDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    auto cell = option;
    initStyleOption(&cell, index);
    const auto text = cell.text;
    cell.text.clear();
    paintCellGround(*painter, cell);

    const auto consumed = index.data(models::ConsumedRole);
    const auto promised = index.data(models::PromisedRole);
    painter->save();
    if (!text.isEmpty() && consumed.isValid() && promised.isValid()) {
        QRectF track(cell.rect);
        track.adjust(4.0, track.height() - 6.0, -4.0, -2.0);
        painter->fillRect(track, trackColor(cell.palette));
        QRectF bar(track);
        bar.setWidth(track.width() * std::clamp(consumed.toDouble(), 0.0, 1.0));
        fillAccount(*painter, bar, colourOf(index), cell.palette);
        const double x = track.left() + track.width() * std::clamp(promised.toDouble(), 0.0, 1.0);
        painter->fillRect(QRectF(x - 1.0, track.top() - 2.0, 2.0, track.height() + 4.0),
                          cell.palette.color(QPalette::Text));
    }
    painter->setPen(cell.palette.color(
        (cell.state & QStyle::State_Selected) != 0 ? QPalette::HighlightedText : QPalette::Text));
    painter->setFont(cell.font);
    painter->drawText(cell.rect.adjusted(4, 1, -5, -6), Qt::AlignRight | Qt::AlignTop, text);
    painter->restore();
}

QSize ServedBarDelegate::sizeHint(const QStyleOptionViewItem& option,
                                  const QModelIndex& index) const
{
    return CellDelegate::sizeHint(option, index).expandedTo({72, 0});
}

} // namespace fairlead::views
