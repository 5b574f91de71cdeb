// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/pies/pienames.h"

#include "models/words/valueformat.h"
#include "views/theme/colors.h"
#include "views/theme/textsizes.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace fairlead::views {

namespace {

constexpr int readableName = 12; // characters
constexpr double muchSmaller = 0.75; // than with a legend
constexpr double leastRadius = 56.0; // beside or above a legend

QPointF pointOf(const models::PiePoint& point)
{
    return {point.x, point.y};
}

QRectF rectOf(const models::PieBox& box)
{
    return {box.left, box.top, box.width, box.height};
}

/// Names of one site begin alike: of a long one both ends are needed.
QString readable(const QString& name)
{
    return name.size() <= readableName
        ? name
        : name.left(readableName / 2) + QChar(0x2026) + name.right(readableName / 2);
}

double gapOf(const QFontMetricsF& metrics)
{
    return metrics.horizontalAdvance(u' ') * 1.5;
}

} // namespace

models::PieLegendStyle PieNames::legendStyle() const
{
    return {.line = m_line + 2.0,
            .between = gapInside,
            .margin = 4.0,
            .largest = models::PieStyle().largest};
}

void PieNames::measure(const std::vector<PieViewSlice>& slices, const QFont& font,
                       const QRectF& area)
{
    m_font = font;
    m_area = {area.left(), area.top(), area.width(), area.height()};
    const QFontMetricsF metrics(font);
    const double widestValue = metrics.horizontalAdvance(models::valueformat::percent(0.999));
    m_line = metrics.height();
    m_fractions.clear();
    m_isIn.clear();
    m_sizes.clear();
    m_widths.clear();
    for (const auto& slice : slices) {
        const double name = metrics.horizontalAdvance(slice.label);
        const double value = std::max(metrics.horizontalAdvance(slice.value), widestValue);
        const double shortest
            = std::min(name, metrics.horizontalAdvance(readable(slice.label)) + 1.0);
        const double beside = gapOf(metrics) + value + 2.0;
        m_fractions.push_back(slice.fraction);
        m_isIn.push_back(true); // who has none too: the lines of two pies are level
        m_sizes.push_back({{std::max(name, value) + 4.0, 2.0 * m_line},
                           {name + beside, m_line},
                           shortest + beside});
        m_widths.push_back({name + 1.0, shortest + 1.0, value});
    }
    m_labelledRadius = roomyRadius(m_area);
    m_legend = models::layoutLegend(m_area, m_isIn, m_widths, legendStyle());
    m_isReadable = isReadable(m_area);
    m_isReadableAtLeast = isReadable({0.0, 0.0, m_area.width, leastArea});
}

std::vector<PieNames::Fractions> PieNames::possible() const
{
    constexpr double thin = 0.02; // thinner ones are gathered
    const auto count = static_cast<double>(m_fractions.size());
    std::vector<Fractions> all{m_fractions, Fractions(m_fractions.size(), 1.0 / count),
                               Fractions(m_fractions.size(), thin)};
    if (!m_fractions.empty())
        all.back().front() = 1.0 - thin * (count - 1.0); // the others side by side
    return all;
}

double PieNames::roomyRadius(const models::PieBox& area) const
{
    double radius = PieShape().radius;
    for (const auto& fractions : possible())
        radius = std::min(radius, models::roomyRadius(area, fractions, m_sizes));
    return radius;
}

bool PieNames::isReadable(const models::PieBox& area) const
{
    const double radius = roomyRadius(area);
    return std::ranges::all_of(possible(), [&](const Fractions& fractions) {
        return models::namesAll(labelled(area, radius, fractions), fractions, m_sizes);
    });
}

PieShape PieNames::shapeOf(const std::vector<const PieNames*>& pies, const PieShape& before)
{
    const auto smallest = [&pies](bool hasLegend) {
        double radius = PieShape().radius;
        for (const auto* pie : pies)
            radius = std::min(radius, pie->radius(hasLegend));
        return radius;
    };
    const auto are = [&pies](bool PieNames::*readable) {
        return std::ranges::all_of(pies, [&](const auto* pie) { return pie->*readable; });
    };
    PieShape shape;
    shape.hasRoomForLegend = before.hasRoomForLegend || !are(&PieNames::m_isReadableAtLeast);
    shape.hasLegend = before.hasLegend || !are(&PieNames::m_isReadable)
        || smallest(false) < muchSmaller * smallest(true);
    shape.radius = smallest(shape.hasLegend);
    if (shape.hasLegend == before.hasLegend)
        shape.radius = std::min(shape.radius, before.radius);
    return shape;
}

models::PieGeometry PieNames::labelled(const models::PieBox& area, double radius,
                                       const Fractions& fractions) const
{
    const auto cutShort = [this](std::size_t /*slice*/, double width) {
        return models::PieSize{width, m_line};
    };
    return models::layoutPie(area, fractions, m_sizes, cutShort, radius);
}

double PieNames::radius(bool hasLegend) const
{
    return hasLegend ? m_legend.radius : m_labelledRadius;
}

double PieNames::leastHeight(bool hasRoomForLegend) const
{
    return hasRoomForLegend
        ? models::legendHeight(m_area.width, m_isIn, m_widths, legendStyle(), leastRadius)
        : 0.0;
}

void PieNames::arrange(const PieShape& shape)
{
    const double most = std::min(radius(shape.hasLegend), shape.radius);
    m_lines.clear();
    if (!shape.hasLegend) {
        m_pie = labelled(m_area, most, m_fractions);
        return;
    }
    m_lines = m_legend.lines;
    models::PieStyle style;
    style.hasLegend = true;
    m_pie = models::layoutPie(m_legend.pie, m_fractions, m_sizes, {}, most, style);
}

int PieNames::nameAt(QPointF position) const
{
    const models::PiePoint point{position.x(), position.y()};
    for (std::size_t i = 0; i < m_pie.labels.size(); ++i) {
        const auto& label = m_pie.labels[i];
        const bool isBeside
            = label.place == models::PieLabel::Place::Outside && label.box.contains(point);
        const bool isInLegend
            = i < m_lines.size() && m_isIn[i] && m_lines[i].whole().contains(point);
        if (isBeside || isInLegend)
            return static_cast<int>(i);
    }
    return -1;
}

void PieNames::paint(QPainter& painter, const std::vector<PieViewSlice>& slices,
                     const QPalette& palette) const
{
    painter.setFont(m_font);
    for (std::size_t i = 0; i < slices.size() && i < m_pie.labels.size(); ++i) {
        const auto& label = m_pie.labels[i];
        if (label.place == models::PieLabel::Place::Inside) {
            painter.setPen(inkOn(slices[i].brush.color()));
            painter.drawText(rectOf(label.box), Qt::AlignCenter,
                             slices[i].label + QLatin1Char('\n') + slices[i].value);
        } else if (label.place == models::PieLabel::Place::Outside) {
            paintBeside(painter, slices[i], label, palette);
        }
        if (i < m_lines.size() && m_isIn[i])
            paintLine(painter, slices[i], m_lines[i], palette);
    }
}

void PieNames::paintBeside(QPainter& painter, const PieViewSlice& slice,
                           const models::PieLabel& label, const QPalette& palette) const
{
    const QFontMetricsF metrics(m_font);
    painter.setPen(QPen(mutedText(palette), 1.0));
    QPolygonF line;
    for (const auto& point : label.line)
        line << pointOf(point);
    painter.drawPolyline(line);
    const double gap = gapOf(metrics);
    const auto box = rectOf(label.box);
    const double room = box.width() - metrics.horizontalAdvance(slice.value) - gap;
    const auto name = metrics.elidedText(slice.label, Qt::ElideMiddle, std::max(0.0, room));
    painter.setPen(palette.color(QPalette::WindowText));
    painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, name);
    painter.setPen(mutedText(palette));
    painter.drawText(box.adjusted(metrics.horizontalAdvance(name) + gap, 0, 4, 0),
                     Qt::AlignLeft | Qt::AlignVCenter, slice.value);
}

void PieNames::paintLine(QPainter& painter, const PieViewSlice& slice,
                         const models::PieLegendLine& line, const QPalette& palette) const
{
    painter.setPen(QPen(sliceEdge(slice.brush.color(), palette), 1.0));
    painter.setBrush(slice.brush);
    painter.drawRect(rectOf(line.colour));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(palette.color(QPalette::WindowText));
    painter.drawText(
        rectOf(line.name), Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(m_font).elidedText(slice.label, Qt::ElideMiddle, line.name.width + 0.5));
    if (line.value.isEmpty())
        return;
    painter.setPen(mutedText(palette));
    painter.drawText(rectOf(line.value).adjusted(-4, 0, 1, 0), Qt::AlignRight | Qt::AlignVCenter,
                     slice.value);
}

} // namespace fairlead::views
