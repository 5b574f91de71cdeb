// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/cells/factorbardelegate.h"

#include "models/lists/roles.h"
#include "models/words/valueformat.h"
#include "views/theme/colors.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fairlead::views {

namespace {

constexpr double padding = 6.0;
constexpr int leastBar = 60; // pixels

QString totalText(qint64 shown)
{
    return models::valueformat::priority(shown);
}

/// How far a bar goes below zero.
double leastOf(const models::PriorityBar& bar)
{
    double least = 0.0;
    for (const double points : bar.numbers.points)
        least += std::min(points, 0.0);
    return least;
}

/// The parts have their contrast (3:1) to the ground of a table, not to that of a selection.
void paintPlate(QPainter& painter, const QRectF& area, double begin, double end,
                const QPalette& palette)
{
    constexpr double edge = 3.0;
    painter.fillRect(QRectF(QPointF(begin, area.top()), QPointF(end, area.bottom()))
                         .adjusted(-edge, -edge, edge, edge),
                     palette.color(QPalette::Base));
}

} // namespace

FactorBarDelegate::FactorBarDelegate(QObject* parent)
    : CellDelegate(parent)
{
}

void FactorBarDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    auto cell = option;
    initStyleOption(&cell, index);
    cell.text.clear();
    paintCellGround(*painter, cell);

    const auto value = index.data(models::TermsRole);
    if (!value.canConvert<models::PriorityBar>())
        return;
    const auto bar = value.value<models::PriorityBar>();
    const auto total = totalText(bar.numbers.shown);
    const double thickness = std::max(8.0, cell.rect.height() * 0.5);
    QRectF area(cell.rect);
    area.adjust(padding, 0.0, -totalWidth(cell.fontMetrics) - 2.0 * padding, 0.0);
    area.setTop(area.center().y() - thickness / 2.0);
    area.setHeight(thickness);

    double end = factorBarEnd(area, bar, m_axis);
    const auto baseline = index.data(models::BaselineRole);
    if (baseline.isValid())
        end = std::max(end, m_axis.position(baseline.toDouble(), area));
    const bool isSelected = (cell.state & QStyle::State_Selected) != 0;
    if (isSelected)
        paintPlate(*painter, area, m_axis.position(leastOf(bar), area), end, cell.palette);
    if (baseline.isValid())
        paintBaselineOutline(*painter, area, baseline.toDouble(), m_axis, cell.palette);
    paintFactorBar(*painter, area, bar, m_axis, cell.palette);

    painter->save();
    painter->setFont(cell.font);
    painter->setPen(cell.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    QRectF text(cell.rect);
    text.setLeft(end + padding);
    painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter, total);
    painter->restore();
}

// No total is longer than that of the longest bar, to the right or to the left.
int FactorBarDelegate::totalWidth(const QFontMetrics& metrics) const
{
    const auto width = [&metrics](double total) {
        return metrics.horizontalAdvance(totalText(std::llround(total)));
    };
    return std::max(width(std::ceil(m_axis.maximum)), width(std::floor(m_axis.minimum)));
}

QSize FactorBarDelegate::sizeHint(const QStyleOptionViewItem& option,
                                  const QModelIndex& index) const
{
    return {leastBar + totalWidth(option.fontMetrics) + 3 * static_cast<int>(padding),
            CellDelegate::sizeHint(option, index).height()};
}

void paintCellGround(QPainter& painter, const QStyleOptionViewItem& option)
{
    const auto* widget = option.widget;
    const auto* style = widget != nullptr ? widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, &painter, widget);
}

} // namespace fairlead::views
