// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/pieview.h"

#include "views/theme/colors.h"
#include "views/theme/textsizes.h"
#include "views/widgets/pieaccess.h"
#include "views/widgets/plaintooltips.h"

#include <QChart>
#include <QEvent>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPieSeries>
#include <QPieSlice>

#include <cmath>
#include <numbers>
#include <utility>

namespace fairlead::views {

namespace {

QPointF toPoint(const models::PiePoint& point)
{
    return {point.x, point.y};
}

QRectF toRect(const models::PieBox& box)
{
    return {box.left, box.top, box.width, box.height};
}

models::PiePoint fromCenter(const models::PieGeometry& pie, QPointF position)
{
    return {position.x() - pie.center.x, position.y() - pie.center.y};
}

} // namespace

PieView::PieView(QWidget* parent)
    : QChartView(parent)
    , m_series(new QPieSeries(this))
    , m_ringSeries(new QPieSeries(this))
{
    exposeSlices();
    m_series->setPieSize(1.0);
    m_ringSeries->setPieSize(1.0);
    m_ringSeries->setHoleSize(models::ringHole);
    m_ringSeries->setVisible(false);
    auto* flat = chart();
    flat->addSeries(m_series);
    flat->addSeries(m_ringSeries);
    flat->legend()->hide();
    flat->setAnimationOptions(QChart::NoAnimation);
    flat->setBackgroundVisible(false);
    flat->setMargins({});
    setFrameShape(QFrame::NoFrame);
    setBackgroundBrush(Qt::NoBrush);
    setRenderHint(QPainter::Antialiasing);
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QPieSlice* PieView::addSlice()
{
    auto* slice = m_series->append(QString(), 0.0);
    slice->setLabelVisible(false);
    connect(slice, &QPieSlice::clicked, this, [this, slice] {
        const auto position = static_cast<int>(m_series->slices().indexOf(slice));
        setCurrentSlice(position);
        emit sliceClicked(position);
    });
    return slice;
}

void PieView::setSlices(std::vector<PieViewSlice> slices)
{
    if (slices == m_slices)
        return;
    m_slices = std::move(slices);
    const auto wanted = static_cast<int>(m_slices.size());
    while (m_series->count() > wanted)
        m_series->remove(m_series->slices().last());
    while (m_series->count() < wanted)
        addSlice();
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

void PieView::setRing(std::vector<PieRingSegment> ring)
{
    if (ring == m_ring)
        return;
    m_ring = std::move(ring);
    const auto wanted = static_cast<int>(m_ring.size());
    while (m_ringSeries->count() > wanted)
        m_ringSeries->remove(m_ringSeries->slices().last());
    while (m_ringSeries->count() < wanted) {
        auto* segment = m_ringSeries->append(QString(), 0.0);
        connect(segment, &QPieSlice::clicked, this, [this, segment] {
            const auto at = m_ringSeries->slices().indexOf(segment);
            emit sliceClicked(m_ring[static_cast<std::size_t>(at)].slice);
        });
    }
    const auto shown = m_ringSeries->slices();
    std::vector<double> fractions;
    for (int i = 0; i < wanted; ++i) {
        fractions.push_back(m_ring[static_cast<std::size_t>(i)].fraction);
        shown.at(i)->setValue(fractions.back());
    }
    m_ringSectors = models::pieSectors(fractions);
    m_series->setPieSize(m_ring.empty() ? 1.0 : models::insideRing);
    m_ringSeries->setVisible(!m_ring.empty() && m_placeholder.isEmpty());
    restyleRing();
}

void PieView::restyleRing()
{
    const auto shown = m_ringSeries->slices();
    for (int i = 0; i < shown.size(); ++i) {
        const auto& segment = m_ring[static_cast<std::size_t>(i)];
        shown.at(i)->setBrush(segment.brush);
        shown.at(i)->setPen(segment.fraction > 0.0
                                ? QPen(sliceEdge(segment.brush.color(), palette()), 1.0)
                                : QPen(Qt::NoPen));
    }
}

void PieView::setPlaceholder(const QString& text)
{
    if (text == m_placeholder)
        return;
    m_placeholder = text;
    m_series->setVisible(text.isEmpty());
    m_ringSeries->setVisible(text.isEmpty() && !m_ring.empty());
    viewport()->update();
}

void PieView::setCurrentSlice(int slice)
{
    if (slice == m_current)
        return;
    m_current = slice;
    restyle();
    if (slice >= 0 && hasFocus())
        announceSlice(*this, slice);
    emit currentSliceChanged(slice);
}

void PieView::restyle()
{
    const auto shown = m_series->slices();
    for (int i = 0; i < shown.size(); ++i) {
        const bool isCurrent = i == m_current && hasFocus();
        const bool isEmpty = m_slices[static_cast<std::size_t>(i)].fraction <= 0.0;
        const auto& brush = m_slices[static_cast<std::size_t>(i)].brush;
        shown.at(i)->setBrush(brush);
        shown.at(i)->setPen(isEmpty         ? QPen(Qt::NoPen)
                                : isCurrent ? QPen(palette().color(QPalette::Text), 2.5)
                                            : QPen(sliceEdge(brush.color(), palette()), 1.0));
    }
    viewport()->update();
}

void PieView::relayout()
{
    const QFontMetricsF metrics(font());
    std::vector<double> fractions;
    std::vector<models::PieLabelSize> sizes;
    const double line = metrics.height();
    for (const auto& slice : m_slices) {
        const double name = metrics.horizontalAdvance(slice.label);
        const double value = metrics.horizontalAdvance(slice.value);
        fractions.push_back(slice.fraction);
        sizes.push_back({{std::max(name, value) + 4.0, 2.0 * line},
                         {name + metrics.horizontalAdvance(u' ') * 1.5 + value + 2.0, line}});
    }
    const auto whole = QRectF(viewport()->rect()).adjusted(4, 4, -4, -4);
    const models::PieBox area{whole.left(), whole.top(), whole.width(), whole.height()};
    const double before = std::exchange(m_ownRadius, models::roomyRadius(area, fractions, sizes));
    if (before != m_ownRadius)
        emit ownRadiusChanged();
    const auto cutShort = [line](std::size_t /*slice*/, double width) {
        return models::PieSize{width, line};
    };
    m_geometry
        = models::layoutPie(area, fractions, sizes, cutShort, std::min(m_ownRadius, m_radiusLimit));
    const double radius = m_geometry.radius;
    chart()->setPlotArea(QRectF(toPoint(m_geometry.center) - QPointF(radius, radius),
                                QSizeF(2.0 * radius, 2.0 * radius)));
    viewport()->update();
}

void PieView::setRadiusLimit(double limit)
{
    if (limit != m_radiusLimit) {
        m_radiusLimit = limit;
        relayout();
    }
}

QPoint PieView::middleOf(int slice) const
{
    const auto& sector = m_geometry.sectors[static_cast<std::size_t>(slice)];
    const double distance = m_geometry.radius * 0.5;
    return toPoint(models::onCircle(m_geometry.center, distance, sector.middle())).toPoint();
}

int PieView::sliceAt(QPoint position) const
{
    const auto offset = fromCenter(m_geometry, position);
    for (std::size_t i = 0; i < m_geometry.labels.size(); ++i) {
        const auto& label = m_geometry.labels[i];
        if (label.place == models::PieLabel::Place::Outside && toRect(label.box).contains(position))
            return static_cast<int>(i);
    }
    if (!m_placeholder.isEmpty() || std::hypot(offset.x, offset.y) > m_geometry.radius)
        return -1;
    const auto slice = models::sectorAt(m_geometry.sectors, offset);
    return slice ? static_cast<int>(*slice) : -1;
}

QString PieView::toolTipAt(QPoint position) const
{
    const auto offset = fromCenter(m_geometry, position);
    const double distance = std::hypot(offset.x, offset.y) / std::max(m_geometry.radius, 1.0);
    if (distance > models::ringHole && distance <= 1.0) {
        if (const auto segment = models::sectorAt(m_ringSectors, offset))
            return m_ring[*segment].toolTip;
    }
    const int slice = sliceAt(position);
    return slice < 0 ? QString() : m_slices[static_cast<std::size_t>(slice)].toolTip;
}

QSize PieView::sizeHint() const
{
    return {340, 280};
}

QSize PieView::minimumSizeHint() const
{
    return {180, 160};
}

void PieView::drawForeground(QPainter* painter, const QRectF& /*rect*/)
{
    painter->save();
    painter->setFont(font());
    if (m_placeholder.isEmpty()) {
        paintLabels(*painter);
        paintRingLabels(*painter);
    } else {
        paintPlaceholder(*painter);
    }
    painter->restore();
}

void PieView::paintLabels(QPainter& painter) const
{
    const QFontMetricsF metrics(font());
    const auto ink = palette().color(QPalette::WindowText);
    const auto muted = mutedText(palette());
    for (std::size_t i = 0; i < m_slices.size() && i < m_geometry.labels.size(); ++i) {
        const auto& slice = m_slices[i];
        const auto& label = m_geometry.labels[i];
        if (label.place == models::PieLabel::Place::Hidden)
            continue;
        if (label.place == models::PieLabel::Place::Inside) {
            painter.setPen(inkOn(slice.brush.color()));
            painter.drawText(toRect(label.box), Qt::AlignCenter,
                             slice.label + QLatin1Char('\n') + slice.value);
            continue;
        }
        painter.setPen(QPen(mutedText(palette()), 1.0));
        painter.drawPolyline(
            QPolygonF({toPoint(label.rim), toPoint(label.elbow), toPoint(label.end)}));
        const double valueWidth = metrics.horizontalAdvance(slice.value);
        const double gap = metrics.horizontalAdvance(u' ') * 1.5;
        const auto box = toRect(label.box);
        const auto name = metrics.elidedText(slice.label, Qt::ElideRight,
                                             std::max(0.0, box.width() - valueWidth - gap));
        painter.setPen(ink);
        painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, name);
        painter.setPen(muted);
        painter.drawText(box.adjusted(metrics.horizontalAdvance(name) + gap, 0, 4, 0),
                         Qt::AlignLeft | Qt::AlignVCenter, slice.value);
    }
}

void PieView::paintRingLabels(QPainter& painter) const
{
    painter.setFont(sized(font(), TextSize::Secondary));
    for (std::size_t i = 0; i < m_ring.size(); ++i)
        paintRingLabel(painter, m_ring[i], toPoint(m_geometry.center), m_geometry.radius,
                       m_ringSectors[i]);
}

void PieView::paintPlaceholder(QPainter& painter) const
{
    const auto area = QRectF(viewport()->rect()).adjusted(8, 8, -8, -8);
    const double radius = std::min({area.width() / 2.0, area.height() / 2.0, m_radiusLimit, 165.0});
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
    QChartView::resizeEvent(event);
    relayout();
}

void PieView::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        restyle();
        restyleRing();
    } else if (event->type() == QEvent::FontChange)
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
    QChartView::keyPressEvent(event);
}

void PieView::focusInEvent(QFocusEvent* event)
{
    QChartView::focusInEvent(event);
    restyle();
}

void PieView::focusOutEvent(QFocusEvent* event)
{
    QChartView::focusOutEvent(event);
    restyle();
}

bool PieView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        PlainToolTips::show(help->globalPos(), toolTipAt(help->pos()), viewport());
        return true;
    }
    if (event->type() == QEvent::MouseMove) {
        const int slice = sliceAt(static_cast<QMouseEvent*>(event)->pos());
        const bool opens = slice >= 0 && m_slices[static_cast<std::size_t>(slice)].opens;
        viewport()->setCursor(opens ? Qt::PointingHandCursor : Qt::ArrowCursor);
    }
    return QChartView::viewportEvent(event);
}

} // namespace fairlead::views
