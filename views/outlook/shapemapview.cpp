// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/outlook/shapemapview.h"

#include "models/outlook/outlookgroups.h"
#include "models/outlook/outlookmodel.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"
#include "views/theme/colors.h"
#include "views/theme/textsizes.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace fairlead::views {

using models::OutlookRow;

namespace {
constexpr double strongest = 0.55; // of a verdict's colour in a cell
constexpr double doubled = 2.0; // where a change has its full colour

} // namespace

ShapeMapView::ShapeMapView(models::OutlookModel* model, QWidget* parent)
    : ItemChart(parent)
    , m_model(model)
{
    setObjectName(QStringLiteral("outlookShapes"));
    setAccessibleName(tr("Figures of job sizes by run times; the table has the numbers"));
    connect(model, &QAbstractItemModel::modelReset, this, &ShapeMapView::refresh);
}

void ShapeMapView::setPolicy(std::size_t place)
{
    m_policy = place;
    update();
}

void ShapeMapView::setFigureName(const QString& name)
{
    m_figureName = name;
    update();
}

void ShapeMapView::refresh()
{
    m_sizes = 0;
    m_shortest = replay::shapeLengths().size() - 1;
    for (const auto& row : m_model->shownRows()) {
        const auto shape = replay::shapeOf(row.group);
        m_sizes = std::max(m_sizes, shape.size + 1);
        m_shortest = std::min(m_shortest, shape.length);
    }
    updateGeometry();
    update();
}

QSize ShapeMapView::minimumSizeHint() const
{
    const auto rows = static_cast<int>(m_sizes) + 2;
    return {480, rows * 3 * fontMetrics().height()};
}

QSize ShapeMapView::sizeHint() const
{
    return minimumSizeHint();
}

int ShapeMapView::leftEdge() const
{
    int widest = fontMetrics().horizontalAdvance(tr("CPUs"));
    for (std::size_t size = 0; size < m_sizes; ++size)
        widest = std::max(widest, fontMetrics().horizontalAdvance(sizeName(size)));
    return widest + gapBetween;
}

QString ShapeMapView::sizeName(std::size_t size) const
{
    return models::outlookSizeName(*m_model->view()->outlook, size);
}

/// The smallest jobs at the bottom.
QRect ShapeMapView::cellOf(const replay::Shape& shape) const
{
    const int head = 3 * fontMetrics().height() + gapInside;
    const auto columns = static_cast<int>(replay::shapeLengths().size() - m_shortest);
    const int rows = std::max(static_cast<int>(m_sizes), 1);
    const int wide = (width() - leftEdge() - gapInside) / columns;
    const int high = std::min((height() - head - gapInside) / rows, 5 * fontMetrics().height());
    const int above = rows - 1 - static_cast<int>(shape.size);
    return {leftEdge() + static_cast<int>(shape.length - m_shortest) * wide, head + above * high,
            wide - 2, high - 2};
}

int ShapeMapView::itemCount() const
{
    return m_model->rowCount();
}

QRect ShapeMapView::itemRect(int row) const
{
    return cellOf(replay::shapeOf(m_model->shownRows()[static_cast<std::size_t>(row)].group));
}

const models::OutlookChange* ShapeMapView::changeOf(const OutlookRow& row) const
{
    return m_policy - 1 < row.changes.size() ? &row.changes[m_policy - 1] : nullptr;
}

/// By how many times the figure grows or shrinks: a minute more is much of two, little of a day.
QColor ShapeMapView::groundOf(const OutlookRow& row) const
{
    const auto plain = trackColor(palette());
    const auto* change = changeOf(row);
    if (change == nullptr || change->kind == replay::Change::None)
        return plain;
    constexpr double floor = 60.0; // s; of shares and slowdowns nothing is that small
    const double least = models::isWait(m_model->figure()) ? floor : 1e-3;
    const double ratio = std::log2(std::max(row.policies[m_policy].mean, least)
                                   / std::max(row.policies.front().mean, least));
    const double part = std::clamp(std::abs(ratio) / std::log2(doubled), 0.2, 1.0) * strongest;
    const bool isBetter = (change->kind == replay::Change::Shorter)
        != (m_model->figure() == models::OutlookFigure::DeliveredShare);
    return mixed(isBetter ? underServedColor() : overServedColor(), plain, part);
}

QString ShapeMapView::textOf(const OutlookRow& row) const
{
    if (changeOf(row) == nullptr)
        return row.policies.empty() ? QString() : m_model->figureText(row.policies.front().mean);
    return m_model->changeText(row, m_policy);
}

void ShapeMapView::paintHeads(QPainter& painter) const
{
    painter.setPen(mutedText(palette()));
    const int line = fontMetrics().height();
    const int room = width() - leftEdge();
    const auto shown = static_cast<qsizetype>(m_policy);
    const bool hasChange = m_model->policyNames().size() > shown;
    const auto title = hasChange ? tr("%1: change under “%2”, by CPUs and run time")
                                       .arg(m_figureName, m_model->policyNames()[shown])
                                 : tr("%1 by CPUs and run time").arg(m_figureName);
    painter.drawText(QRect(leftEdge(), 0, room, line), Qt::AlignVCenter,
                     fontMetrics().elidedText(title, Qt::ElideMiddle, room));
    if (hasChange)
        painter.drawText(
            QRect(leftEdge(), line, room, line), Qt::AlignVCenter,
            fontMetrics().elidedText(tr("Full colour: twice or half the value, or more"),
                                     Qt::ElideRight, room));
    for (auto length = m_shortest; length < replay::shapeLengths().size(); ++length) {
        const auto cell = cellOf({0, length});
        painter.drawText(QRect(cell.left(), 2 * line, cell.width(), line), Qt::AlignCenter,
                         fontMetrics().elidedText(models::outlookLengthName(length), Qt::ElideRight,
                                                  cell.width()));
    }
    painter.drawText(QRect(0, 2 * line, leftEdge() - gapInside, line),
                     Qt::AlignRight | Qt::AlignVCenter, tr("CPUs"));
}

void ShapeMapView::paintCell(QPainter& painter, const OutlookRow& row) const
{
    const auto cell = cellOf(replay::shapeOf(row.group));
    const auto ground = groundOf(row);
    painter.fillRect(cell, ground);
    const auto ink = inkOn(ground);
    painter.setPen(ink);
    painter.setFont(font());
    const int line = fontMetrics().height();
    const bool hasRoom = cell.height() >= 2 * line;
    const QRect upper(cell.left(), cell.center().y() - (hasRoom ? line : line / 2), cell.width(),
                      line);
    painter.drawText(upper, Qt::AlignCenter,
                     fontMetrics().elidedText(textOf(row), Qt::ElideRight, cell.width()));
    if (!hasRoom)
        return;
    painter.setFont(sized(font(), TextSize::Secondary));
    painter.drawText(
        upper.translated(0, line), Qt::AlignCenter,
        painter.fontMetrics().elidedText(tr("%Ln job(s)", nullptr, static_cast<int>(row.jobs)),
                                         Qt::ElideRight, cell.width()));
}

void ShapeMapView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (m_model->rowCount() == 0)
        return;
    paintHeads(painter);
    std::size_t named = m_sizes;
    for (const auto& row : m_model->shownRows()) {
        paintCell(painter, row);
        const auto shape = replay::shapeOf(row.group);
        if (shape.size == named)
            continue; // its name stands there
        named = shape.size;
        const auto cell = cellOf({shape.size, m_shortest});
        painter.setFont(font());
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRect(0, cell.top(), leftEdge() - gapInside, cell.height()),
                         Qt::AlignRight | Qt::AlignVCenter, sizeName(shape.size));
    }
    paintCurrent(painter);
}

QString ShapeMapView::itemText(int row) const
{
    const auto shape = replay::shapeOf(m_model->shownRows()[static_cast<std::size_t>(row)].group);
    const auto length = models::outlookLengthName(shape.length);
    QStringList lines{shape.size == 0 ? tr("1 CPU, %1").arg(length)
                                      : tr("%1 CPUs, %2").arg(sizeName(shape.size), length)};
    for (int column = 1; column < m_model->columnCount(); ++column)
        lines << tr("%1: %2").arg(m_model->headerData(column, Qt::Horizontal).toString(),
                                  m_model->index(row, column).data().toString());
    return lines.join(u'\n');
}

} // namespace fairlead::views
