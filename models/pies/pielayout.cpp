// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/pies/pielayout.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fairlead::models {

namespace {

constexpr double lineGap = 2.0; // between two labels of a column
constexpr double beforeText = 3.0; // between the line and the text
constexpr double elbow = 0.6; // of the line to the text
constexpr double reach = 1.0 + elbow; // of that line, from the rim to a text beside the elbow
constexpr double least = 0.60; // of the largest radius that the area allows
constexpr double rounding = 1e-6; // of sums of lengths

/// The text box inside the slice, or an empty one when it does not fit; the center is 0, 0.
PieBox insideBox(const PieSector& sector, const PieSize& size, double radius)
{
    for (const double depth : {0.55, 0.62, 0.48, 0.40, 0.32, 0.24}) {
        const auto middle
            = sector.isWhole() ? PiePoint() : onCircle({}, radius * depth, sector.middle());
        const PieBox box{middle.x - size.width / 2.0, middle.y - size.height / 2.0, size.width,
                         size.height};
        const std::array corners{PiePoint{box.left, box.top}, PiePoint{box.right(), box.top},
                                 PiePoint{box.left, box.bottom()},
                                 PiePoint{box.right(), box.bottom()}};
        if (std::ranges::all_of(corners, [&](PiePoint corner) {
                return std::hypot(corner.x, corner.y) <= radius * insideRing - 3.0
                    && sector.contains(corner);
            }))
            return box;
    }
    return {};
}

double mostOf(const PieBox& area, const PieStyle& style)
{
    return std::clamp(std::min(area.width, area.height) / 2.0 - style.margin, 0.0, style.largest);
}

/// Builds the geometry of one pie.
class Layout
{
public:
    Layout(const PieBox& area, const std::vector<double>& fractions,
           const std::vector<PieLabelSize>& sizes, double radius, const PieStyle& style)
        : m_area(area)
        , m_sizes(sizes)
        , m_style(style)
    {
        m_pie.radius = radius;
        m_pie.sectors = pieSectors(fractions);
        m_pie.labels.resize(fractions.size());
        std::vector<std::size_t> outside;
        for (std::size_t i = 0; i < fractions.size(); ++i) {
            if (fractions[i] > 0.0 && !placeInside(i) && !style.hasLegend)
                outside.push_back(i);
        }
        m_pie.center = center(outside);
        for (auto& label : m_pie.labels) {
            label.box.left += m_pie.center.x;
            label.box.top += m_pie.center.y;
        }
        for (const auto i : outside)
            placeOutside(i);
        arrange();
    }

    /// Whether each label has the room that it wants.
    [[nodiscard]] bool isRoomy() const
    {
        return std::ranges::none_of(m_columns, [this](const auto& column) {
            return std::ranges::any_of(column, [this](std::size_t i) {
                return m_pie.labels[i].place == PieLabel::Place::Hidden || overhang(i) > 0.0;
            });
        });
    }

    /// Labels that would leave the area get as much as there is; one that wraps moves others.
    void narrowDown(const NarrowLabel& narrow)
    {
        // From the second time on as much as there is where there is least, which is enough
        // wherever a label moves: each is narrowed so only once.
        for (bool isFirst = true; narrowOnce(narrow, isFirst); isFirst = false)
            arrange();
        for (const auto& column : m_columns) {
            for (const auto i : column) {
                if (m_pie.labels[i].box.isEmpty())
                    m_pie.labels[i].place = PieLabel::Place::Hidden;
            }
        }
    }

    [[nodiscard]] PieGeometry take() { return std::move(m_pie); }

private:
    bool narrowOnce(const NarrowLabel& narrow, bool isFirst)
    {
        bool isNarrowed = false;
        for (const auto& column : m_columns) {
            for (const auto i : column) {
                const double over = overhang(i);
                if (over <= rounding || m_pie.labels[i].box.isEmpty())
                    continue;
                auto& box = m_pie.labels[i].box;
                const double room = std::max(isFirst ? box.width - over : roomBeside(i), 0.0);
                const auto size = room > 0.0 ? narrow(i, room) : PieSize();
                box.top += (box.height - size.height) / 2.0;
                box.height = size.height;
                box.width = std::min(size.width, room);
                isNarrowed = true;
            }
        }
        return isNarrowed;
    }

    bool placeInside(std::size_t i)
    {
        auto& label = m_pie.labels[i];
        label.box = insideBox(m_pie.sectors[i], m_sizes[i].inside, m_pie.radius);
        if (label.box.isEmpty())
            return false;
        label.place = PieLabel::Place::Inside;
        return true;
    }

    [[nodiscard]] bool isRight(std::size_t i) const
    {
        return onCircle({}, 1.0, m_pie.sectors[i].middle()).x >= 0.0;
    }

    [[nodiscard]] PiePoint center(const std::vector<std::size_t>& outside) const
    {
        auto center = m_area.center();
        if (!m_style.movesAside)
            return center;
        double left = 0.0;
        double right = 0.0;
        for (const auto i : outside) {
            auto& side = isRight(i) ? right : left;
            side = std::max(side, m_sizes[i].outside.width + reach * m_style.leader);
        }
        // Both sides get what they need; where that is too much, each what it can use of its half.
        const double free = m_area.width - 2.0 * m_pie.radius;
        const double half = free / 2.0;
        const double room = left + right <= free ? left + (free - left - right) / 2.0
            : left <= half                       ? left
            : right <= half                      ? free - right
                                                 : half;
        center.x = m_area.left + room + m_pie.radius;
        return center;
    }

    void placeOutside(std::size_t i)
    {
        const double turns = m_pie.sectors[i].middle();
        const auto& size = m_sizes[i].outside;
        auto& label = m_pie.labels[i];
        label.place = PieLabel::Place::Outside;
        label.isRight = isRight(i);
        label.rim = onCircle(m_pie.center, m_pie.radius, turns);
        label.elbow = onCircle(m_pie.center, m_pie.radius + m_style.leader * elbow, turns);
        label.box = {0.0, label.elbow.y - size.height / 2.0, size.width, size.height};
        m_columns[label.isRight ? 1 : 0].push_back(i);
    }

    void arrange()
    {
        for (auto& column : m_columns) {
            spread(column);
            for (const auto i : column)
                moveBeside(m_pie.labels[i]);
        }
    }

    /// Moves the labels of one side apart, keeping their order and staying within the area.
    void spread(std::vector<std::size_t>& column)
    {
        auto& labels = m_pie.labels;
        std::ranges::stable_sort(column, [&labels](std::size_t a, std::size_t b) {
            return labels[a].box.middle() < labels[b].box.middle();
        });
        double next = m_area.top;
        for (const auto i : column) {
            auto& box = labels[i].box;
            box.top = std::max(box.top, next);
            next = box.bottom() + lineGap;
        }
        double last = m_area.bottom();
        for (auto it = column.rbegin(); it != column.rend(); ++it) {
            auto& label = labels[*it];
            label.box.top = std::min(label.box.top, last - label.box.height);
            last = label.box.top - lineGap;
            if (label.box.top < m_area.top - 0.5)
                label.place = PieLabel::Place::Hidden;
        }
    }

    /// The text stands beside the circle at its own height: near the top there is more room.
    void moveBeside(PieLabel& label) const
    {
        const double above = m_pie.center.y - label.box.bottom();
        const double below = label.box.top - m_pie.center.y;
        const double rise = std::clamp(std::max(above, below), 0.0, m_pie.radius);
        const double chord = std::sqrt(m_pie.radius * m_pie.radius - rise * rise);
        const double away = chord + m_style.leader;
        if (label.isRight)
            label.box.left = std::max(m_pie.center.x + away, label.elbow.x + m_style.leader);
        else
            label.box.left
                = std::min(m_pie.center.x - away, label.elbow.x - m_style.leader) - label.box.width;
        label.end.x = label.isRight ? label.box.left - beforeText : label.box.right() + beforeText;
        label.end.y = label.box.middle();
    }

    /// By how much a label leaves the area on its side.
    [[nodiscard]] double overhang(std::size_t i) const
    {
        const auto& box = m_pie.labels[i].box;
        return m_pie.labels[i].isRight ? box.right() - m_area.right() : m_area.left - box.left;
    }

    /// What there is beside the pie at the height of a label's slice or of the center, where the
    /// pie is broadest.
    [[nodiscard]] double roomBeside(std::size_t i) const
    {
        const double taken = m_pie.radius + reach * m_style.leader;
        return m_pie.labels[i].isRight ? m_area.right() - m_pie.center.x - taken
                                       : m_pie.center.x - taken - m_area.left;
    }

    PieBox m_area;
    const std::vector<PieLabelSize>& m_sizes;
    PieStyle m_style;
    PieGeometry m_pie;
    std::array<std::vector<std::size_t>, 2> m_columns; // left, right
};

} // namespace

double roomyRadius(const PieBox& area, const std::vector<double>& fractions,
                   const std::vector<PieLabelSize>& sizes, const PieStyle& style)
{
    constexpr double step = 4.0;
    const double most = mostOf(area, style);
    for (double radius = most; radius > most * least; radius -= step) {
        if (Layout(area, fractions, sizes, radius, style).isRoomy())
            return radius;
    }
    return most * least; // some label will be narrowed
}

PieGeometry layoutPie(const PieBox& area, const std::vector<double>& fractions,
                      const std::vector<PieLabelSize>& sizes, const NarrowLabel& narrow,
                      double radius, const PieStyle& style)
{
    Layout layout(area, fractions, sizes, radius, style);
    layout.narrowDown(narrow);
    return layout.take();
}

bool namesAll(const PieGeometry& pie, const std::vector<double>& fractions,
              const std::vector<PieLabelSize>& sizes)
{
    for (std::size_t i = 0; i < fractions.size(); ++i) {
        const auto& label = pie.labels[i];
        const bool isNamed = label.place == PieLabel::Place::Inside
            || (label.place == PieLabel::Place::Outside
                && label.box.width + rounding >= sizes[i].readable);
        if (fractions[i] > 0.0 && !isNamed)
            return false;
    }
    return true;
}

} // namespace fairlead::models
