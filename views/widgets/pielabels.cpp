// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/pielabels.h"

#include "views/widgets/piering.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace fairlead::views {

namespace {

constexpr double turn = 2.0 * std::numbers::pi;
constexpr double leader = 14.0; // from the rim to the text
constexpr double lineGap = 2.0; // between two labels of a column

struct Sector
{
    double start = 0.0; // fraction of a turn, clockwise from twelve
    double span = 0.0;

    [[nodiscard]] double middle() const { return (start + span / 2.0) * turn; }
};

QPointF onCircle(QPointF center, double radius, double angle)
{
    return {center.x() + radius * std::sin(angle), center.y() - radius * std::cos(angle)};
}

std::vector<Sector> sectorsOf(const std::vector<double>& fractions)
{
    std::vector<Sector> sectors;
    double start = 0.0;
    for (const double fraction : fractions) {
        sectors.push_back({start, fraction});
        start += fraction;
    }
    return sectors;
}

bool isInSector(QPointF offset, const Sector& sector, double radius)
{
    const double distance = std::hypot(offset.x(), offset.y());
    if (distance > radius * insideRing - 3.0)
        return false;
    if (sector.span > 0.999)
        return true;
    double angle = std::atan2(offset.x(), -offset.y()) / turn - sector.start;
    angle -= std::floor(angle);
    return angle < sector.span;
}

// The text box inside the slice, or an empty one when it does not fit.
QRectF insideBox(const Sector& sector, const QSizeF& size, QPointF center, double radius)
{
    for (const double depth : {0.55, 0.62, 0.48}) {
        const auto middle
            = sector.span > 0.999 ? center : onCircle(center, radius * depth, sector.middle());
        const QRectF box(middle - QPointF(size.width() / 2.0, size.height() / 2.0), size);
        const std::array corners{box.topLeft(), box.topRight(), box.bottomLeft(),
                                 box.bottomRight()};
        if (std::all_of(corners.begin(), corners.end(), [&](QPointF corner) {
                return isInSector(corner - center, sector, radius);
            }))
            return box;
    }
    return {};
}

// Moves the labels of one side apart, keeping their order and staying between top and bottom.
void spread(std::vector<PieLabel*>& column, double top, double bottom)
{
    std::sort(column.begin(), column.end(), [](const PieLabel* a, const PieLabel* b) {
        return a->box.center().y() < b->box.center().y();
    });
    double next = top;
    for (auto* label : column) {
        label->box.moveTop(std::max(label->box.top(), next));
        next = label->box.bottom() + lineGap;
    }
    double last = bottom;
    for (auto it = column.rbegin(); it != column.rend(); ++it) {
        (*it)->box.moveBottom(std::min((*it)->box.bottom(), last));
        last = (*it)->box.top() - lineGap;
        if ((*it)->box.top() < top - 0.5)
            (*it)->place = PieLabel::Place::Hidden;
    }
}

void placeOutside(PieLabel& label, const Sector& sector, const QSizeF& size, const PieGeometry& pie)
{
    const double angle = sector.middle();
    label.place = PieLabel::Place::Outside;
    label.isRight = std::sin(angle) >= 0.0;
    label.rim = onCircle(pie.center, pie.radius, angle);
    label.elbow = onCircle(pie.center, pie.radius + leader * 0.6, angle);
    label.box = QRectF(0.0, label.elbow.y() - size.height() / 2.0, size.width(), size.height());
}

// The text stands beside the circle at its own height: near the top there is more room.
void moveBeside(PieLabel& label, const PieGeometry& pie)
{
    const double above = pie.center.y() - label.box.bottom();
    const double below = label.box.top() - pie.center.y();
    const double rise = std::clamp(std::max(above, below), 0.0, pie.radius);
    const double chord = std::sqrt(pie.radius * pie.radius - rise * rise);
    if (label.isRight)
        label.box.moveLeft(std::max(pie.center.x() + chord + leader, label.elbow.x() + leader));
    else
        label.box.moveRight(std::min(pie.center.x() - chord - leader, label.elbow.x() - leader));
    const double x = label.isRight ? label.box.left() - 3.0 : label.box.right() + 3.0;
    label.end = QPointF(x, label.box.center().y());
}

bool fitsWell(const PieGeometry& pie, const std::vector<double>& fractions, const QRectF& area)
{
    for (std::size_t i = 0; i < fractions.size(); ++i) {
        const auto& label = pie.labels[i];
        if (fractions[i] <= 0.0 || label.place == PieLabel::Place::Inside)
            continue;
        if (label.place == PieLabel::Place::Hidden || label.box.left() < area.left()
            || label.box.right() > area.right())
            return false;
    }
    return true;
}

} // namespace

double roomyRadius(const QRectF& area, const std::vector<double>& fractions,
                   const std::vector<PieLabelSize>& sizes)
{
    constexpr double largest = 165.0; // beyond that a pie says no more
    constexpr double step = 4.0;
    const double most
        = std::clamp(std::min(area.width(), area.height()) / 2.0 - 12.0, 0.0, largest);
    for (double radius = most; radius > most * 0.55; radius -= step) {
        if (fitsWell(layoutPie(area, fractions, sizes, radius), fractions, area))
            return radius;
    }
    return most * 0.55; // some label will be cut short
}

PieGeometry layoutPie(const QRectF& area, const std::vector<double>& fractions,
                      const std::vector<PieLabelSize>& sizes, double radius)
{
    const auto sectors = sectorsOf(fractions);
    PieGeometry pie;
    pie.center = area.center();
    pie.radius = radius;
    pie.labels.resize(fractions.size());
    std::vector<PieLabel*> left;
    std::vector<PieLabel*> right;
    for (std::size_t i = 0; i < sectors.size(); ++i) {
        auto& label = pie.labels[i];
        if (fractions[i] <= 0.0)
            continue;
        label.box = insideBox(sectors[i], sizes[i].inside, pie.center, pie.radius);
        if (!label.box.isEmpty()) {
            label.place = PieLabel::Place::Inside;
            continue;
        }
        placeOutside(label, sectors[i], sizes[i].outside, pie);
        (label.isRight ? right : left).push_back(&label);
    }
    for (auto* column : {&left, &right}) {
        spread(*column, area.top(), area.bottom());
        for (auto* label : *column)
            moveBeside(*label, pie);
    }
    return pie;
}

} // namespace fairlead::views
