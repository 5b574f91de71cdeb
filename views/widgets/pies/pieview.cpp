// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/pies/pieview.h"

#include "views/theme/colors.h"
#include "views/theme/textsizes.h"
#include "views/widgets/texts/plaintooltips.h"

#include <QChart>
#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPieSeries>
#include <QPieSlice>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace fairlead::views {

namespace {

QPointF toPoint(const models::PiePoint& point)
{
    return {point.x, point.y};
}

models::PiePoint fromCenter(const models::PieGeometry& pie, QPointF position)
{
    return {position.x() - pie.center.x, position.y() - pie.center.y};
}

constexpr double outlineRoom = 2.0; // px
} // namespace

PieView::PieView(QWidget* parent)
    : FlatChart(parent)
    , m_series(new QPieSeries(this))
{
    exposeItems();
    chart()->addSeries(m_series);
    setRenderHint(QPainter::Antialiasing);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QRect PieView::itemPlace(int item) const
{
    return {viewport()->mapToGlobal(middleOf(item)), QSize(1, 1)};
}

std::unique_ptr<QPieSlice> PieView::makeSlice()
{
    auto made = std::make_unique<QPieSlice>();
    auto* slice = made.get();
    slice->setLabelVisible(false);
    connect(slice, &QPieSlice::clicked, this, [this, slice] {
        const auto position = static_cast<int>(m_series->slices().indexOf(slice));
        setCurrentSlice(position);
        emit sliceClicked(position);
    });
    return made;
}

// All at once: with each change of their number the legend, though hidden, makes all its marks
// anew.
void PieView::replaceSlices()
{
    m_series->clear();
    QList<QPieSlice*> added;
    for (const auto& slice : m_slices) {
        auto made = makeSlice();
        made->setValue(slice.fraction); // each value that comes later is divided by another sum
        added << made.release();
    }
    m_series->append(added);
}

void PieView::setSlices(std::vector<PieViewSlice> slices)
{
    if (slices == m_slices)
        return;
    m_slices = std::move(slices);
    const auto wanted = static_cast<int>(m_slices.size());
    if (m_series->count() != wanted)
        replaceSlices();
    const auto shown = m_series->slices();
    for (int i = 0; i < wanted; ++i) {
        const auto& slice = m_slices[static_cast<std::size_t>(i)];
        shown.at(i)->setLabel(slice.label.toHtmlEscaped()); // Qt Charts takes it for HTML
        if (shown.at(i)->value() != slice.fraction)
            shown.at(i)->setValue(slice.fraction);
    }
    if (m_current >= wanted)
        setCurrentSlice(-1);
    restyle();
    relayout();
}

// Painted here: thousands of segments as slices of a chart take seconds.
void PieView::setRing(std::vector<PieRingSegment> ring)
{
    if (ring == m_ring)
        return;
    m_ring = std::move(ring);
    std::vector<double> fractions;
    for (const auto& segment : m_ring)
        fractions.push_back(segment.fraction);
    m_ringSectors = models::pieSectors(fractions);
    sizePies();
    viewport()->update();
}

void PieView::setPlaceholder(const QString& text)
{
    if (text == m_placeholder)
        return;
    m_placeholder = text;
    m_series->setVisible(text.isEmpty());
    viewport()->update();
}

void PieView::setCurrentSlice(int slice)
{
    if (slice == m_current)
        return;
    m_current = slice;
    restyle();
    if (slice >= 0 && hasFocus())
        announceItem(*this, slice);
}

void PieView::restyle()
{
    const auto shown = m_series->slices();
    for (int i = 0; i < shown.size(); ++i) {
        const bool isEmpty = m_slices[static_cast<std::size_t>(i)].fraction <= 0.0;
        shown.at(i)->setBrush(m_slices[static_cast<std::size_t>(i)].brush);
        shown.at(i)->setPen(isEmpty || isWhole(i) ? QPen(Qt::NoPen) : outlineOf(i));
    }
    viewport()->update();
}

QPen PieView::outlineOf(int slice) const
{
    const auto& brush = m_slices[static_cast<std::size_t>(slice)].brush;
    return slice == m_current && hasFocus() ? QPen(palette().color(QPalette::Text), 2.5)
                                            : QPen(sliceEdge(brush.color(), palette()), 1.0);
}

bool PieView::isWhole(int slice) const
{
    const auto hasPart = [](const PieViewSlice& other) { return other.fraction > 0.0; };
    return hasPart(m_slices[static_cast<std::size_t>(slice)])
        && std::ranges::count_if(m_slices, hasPart) == 1;
}

// The outline of a slice has a radius at either side, which would cross a whole one's label.
void PieView::paintWhole(QPainter& painter) const
{
    const auto center = toPoint(m_names.geometry().center);
    const double radius = m_names.geometry().radius * (m_ring.empty() ? 1.0 : models::insideRing);
    painter.setBrush(Qt::NoBrush);
    for (int slice = 0; slice < static_cast<int>(m_slices.size()); ++slice) {
        if (isWhole(slice)) {
            painter.setPen(outlineOf(slice));
            painter.drawEllipse(center, radius, radius);
        }
    }
}

/// Where the keys are before they have chosen a slice.
void PieView::paintFocus(QPainter& painter) const
{
    if (!hasFocus() || m_current >= 0)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Text), 1.5));
    painter.drawRect(QRectF(viewport()->rect()).adjusted(1, 1, -1, -1));
}

void PieView::relayout()
{
    m_names.measure(m_slices, font(), QRectF(viewport()->rect()).adjusted(4, 4, -4, -4));
    arrange();
    emit measured();
}

void PieView::arrange()
{
    const auto shape = m_shape.value_or(PieNames::shapeOf({&m_names}));
    m_names.arrange(shape);
    sizePies();
    const double least = m_names.leastHeight(shape.hasRoomForLegend);
    if (std::exchange(m_leastHeight, least) != least)
        updateGeometry();
    viewport()->update();
}

/// What lies beyond the plot area is not painted: half of each outline would.
void PieView::sizePies()
{
    const auto& pie = m_names.geometry();
    const double reach = pie.radius + outlineRoom;
    const double part = pie.radius / reach;
    m_series->setPieSize(part * (m_ring.empty() ? 1.0 : models::insideRing));
    chart()->setPlotArea(
        QRectF(toPoint(pie.center) - QPointF(reach, reach), QSizeF(2.0 * reach, 2.0 * reach)));
}

void PieView::setShape(const PieShape& shape)
{
    if (m_shape == shape)
        return;
    m_shape = shape;
    arrange();
}

QPoint PieView::middleOf(int slice) const
{
    const auto& pie = m_names.geometry();
    const auto& sector = pie.sectors[static_cast<std::size_t>(slice)];
    return toPoint(models::onCircle(pie.center, pie.radius * 0.5, sector.middle())).toPoint();
}

int PieView::sliceAt(QPoint position) const
{
    const auto& pie = m_names.geometry();
    const auto offset = fromCenter(pie, position);
    if (!m_placeholder.isEmpty())
        return -1;
    if (std::hypot(offset.x, offset.y) > pie.radius)
        return m_names.nameAt(position);
    const auto slice = models::sectorAt(pie.sectors, offset);
    return slice ? static_cast<int>(*slice) : -1;
}

std::optional<std::size_t> PieView::segmentAt(QPointF position) const
{
    const auto& pie = m_names.geometry();
    const auto offset = fromCenter(pie, position);
    const double distance = std::hypot(offset.x, offset.y) / std::max(pie.radius, 1.0);
    if (!m_placeholder.isEmpty() || distance <= models::ringHole || distance > 1.0)
        return std::nullopt;
    return models::sectorAt(m_ringSectors, offset);
}

QString PieView::toolTipAt(QPoint position) const
{
    if (const auto segment = segmentAt(position))
        return m_ring[*segment].toolTip;
    const int slice = sliceAt(position);
    return slice < 0 ? QString() : m_slices[static_cast<std::size_t>(slice)].toolTip;
}

// Areas that scroll ask for this height: no more of it than a pie needs, which takes what there is.
QSize PieView::sizeHint() const
{
    return {340, minimumSizeHint().height()};
}

QSize PieView::minimumSizeHint() const
{
    return {180, static_cast<int>(std::ceil(std::max(m_leastHeight, PieNames::leastArea))) + 8};
}

void PieView::drawForeground(QPainter* painter, const QRectF& /*rect*/)
{
    painter->save();
    painter->setFont(font());
    if (m_placeholder.isEmpty()) {
        paintWhole(*painter);
        paintFocus(*painter);
        paintRing(*painter);
        m_names.paint(*painter, m_slices, palette());
    } else {
        paintPlaceholder(*painter);
    }
    painter->restore();
}

void PieView::paintRing(QPainter& painter) const
{
    const auto center = toPoint(m_names.geometry().center);
    const double radius = m_names.geometry().radius;
    painter.save();
    for (std::size_t i = 0; i < m_ring.size(); ++i)
        paintRingSegment(painter, m_ring[i], center, radius, m_ringSectors[i], palette());
    painter.setFont(sized(font(), TextSize::Secondary));
    for (std::size_t i = 0; i < m_ring.size(); ++i)
        paintRingLabel(painter, m_ring[i], center, radius, m_ringSectors[i]);
    painter.restore();
}

void PieView::paintPlaceholder(QPainter& painter) const
{
    const auto area = QRectF(viewport()->rect()).adjusted(8, 8, -8, -8);
    const double radius
        = std::min({area.width() / 2.0, area.height() / 2.0, m_shape.value_or(PieShape()).radius,
                    models::PieStyle().largest});
    painter.setPen(QPen(mutedText(palette()), 1.5, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(area.center(), radius, radius);
    const double side = radius * std::numbers::sqrt2 - 12.0;
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRectF(area.center() - QPointF(side / 2.0, side / 2.0), QSizeF(side, side)),
                     Qt::AlignCenter | Qt::TextWordWrap, m_placeholder);
}

void PieView::resizeEvent(QResizeEvent* event)
{
    FlatChart::resizeEvent(event);
    relayout();
}

void PieView::changeEvent(QEvent* event)
{
    FlatChart::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        restyle();
    else if (event->type() == QEvent::FontChange)
        relayout();
}

void PieView::keyPressEvent(QKeyEvent* event)
{
    const auto count = static_cast<int>(m_slices.size());
    const bool forward = event->key() == Qt::Key_Right || event->key() == Qt::Key_Down;
    const bool back = event->key() == Qt::Key_Left || event->key() == Qt::Key_Up;
    if (count > 0 && (forward || back)) {
        setCurrentSlice(m_current < 0 ? 0 : (m_current + (forward ? 1 : count - 1)) % count);
        return;
    }
    if (event->key() == Qt::Key_Backspace || event->key() == Qt::Key_Escape) {
        emit upRequested();
        return;
    }
    if (m_current >= 0 && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        emit sliceClicked(m_current);
        return;
    }
    FlatChart::keyPressEvent(event);
}

void PieView::focusInEvent(QFocusEvent* event)
{
    FlatChart::focusInEvent(event);
    restyle();
}

void PieView::focusOutEvent(QFocusEvent* event)
{
    FlatChart::focusOutEvent(event);
    restyle();
}

// A name and what a slice is made of stand for it.
bool PieView::clickBeside(QPointF position)
{
    if (const auto segment = segmentAt(position)) {
        emit sliceClicked(m_ring[*segment].slice);
        return true;
    }
    const int slice = m_names.nameAt(position);
    if (slice < 0)
        return false;
    setCurrentSlice(slice);
    emit sliceClicked(slice);
    return true;
}

bool PieView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        PlainToolTips::show(help->globalPos(), toolTipAt(help->pos()), viewport());
        return true;
    }
    if (event->type() == QEvent::MouseButtonRelease && m_placeholder.isEmpty()) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() == Qt::LeftButton && clickBeside(mouse->position()))
            return true;
    }
    if (event->type() == QEvent::MouseMove) {
        const int slice = sliceAt(static_cast<QMouseEvent*>(event)->pos());
        const bool opens = slice >= 0 && m_slices[static_cast<std::size_t>(slice)].opens;
        viewport()->setCursor(opens ? Qt::PointingHandCursor : Qt::ArrowCursor);
    }
    return FlatChart::viewportEvent(event);
}

} // namespace fairlead::views
