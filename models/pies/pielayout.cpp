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
constexpr double betweenLanes = 0.2; // of that line, between two that go around the pie
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

std::size_t mostOf(const std::vector<std::size_t>& lanes)
{
    return lanes.empty() ? 0 : std::ranges::max(lanes);
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
        m_pie.center = m_area.center();
        for (auto& label : m_pie.labels) {
            label.box.left += m_pie.center.x;
            label.box.top += m_pie.center.y;
        }
        for (const auto i : outside)
            placeOutside(i);
        arrange();
        if (m_style.movesAside)
            moveAside();
    }

    /// Whether each label has the room that it wants.
    [[nodiscard]] bool isRoomy() const
    {
        return std::ranges::none_of(m_columns, [this](const auto& column) {
            return std::ranges::any_of(column, [this](std::size_t i) {
                return m_pie.labels[i].place == PieLabel::Place::Hidden || overhang(i) > 0.0
                    || !isWithin(m_pie.labels[i].line);
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
    using Column = std::vector<std::size_t>; ///< slices, from top to bottom

    bool narrowOnce(const NarrowLabel& narrow, bool isFirst)
    {
        bool isNarrowed = false;
        for (const auto& column : m_columns) {
            for (const auto i : column) {
                const double over = overhang(i);
                auto& box = m_pie.labels[i].box;
                if (m_pie.labels[i].place == PieLabel::Place::Hidden || over <= rounding
                    || box.isEmpty())
                    continue;
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

    /// Both sides get what they need; where that is too much, each what it can use of its half.
    void moveAside()
    {
        const auto needed = [this](bool isRight) {
            double width = 0.0;
            for (const auto i : column(isRight))
                width = std::max(width, m_sizes[i].outside.width + taken(isRight));
            return width;
        };
        const double left = needed(false);
        const double right = needed(true);
        const double free = m_area.width - 2.0 * m_pie.radius;
        const double half = free / 2.0;
        const double room = left + right <= free ? left + (free - left - right) / 2.0
            : left <= half                       ? left
            : right <= half                      ? free - right
                                                 : half;
        const double shift = m_area.left + room + m_pie.radius - m_pie.center.x;
        m_pie.center.x += shift;
        for (auto& label : m_pie.labels) {
            label.box.left += shift;
            for (auto& point : label.line)
                point.x += shift;
        }
    }

    void placeOutside(std::size_t i)
    {
        const double turns = m_pie.sectors[i].middle();
        const auto& size = m_sizes[i].outside;
        auto& label = m_pie.labels[i];
        label.place = PieLabel::Place::Outside;
        label.isRight = isRight(i);
        const auto beside = onCircle(m_pie.center, innermost(), turns);
        label.box = {0.0, beside.y - size.height / 2.0, size.width, size.height};
        column(label.isRight).push_back(i);
    }

    void arrange()
    {
        for (const bool isRight : {false, true}) {
            spread(column(isRight));
            if (m_lanes[isRight ? 1 : 0] > 0 || !drawStraight(isRight))
                drawAround(isRight);
        }
    }

    /// Moves the labels of one side apart, keeping their order and staying within the area.
    void spread(Column& column)
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

    /// False: some line would not be clear.
    bool drawStraight(bool isRight)
    {
        std::vector<PieLeader> leaders;
        for (const auto i : shown(isRight)) {
            auto& label = m_pie.labels[i];
            moveBeside(label, m_pie.sectors[i].middle());
            if (!isBesideTitle(label.box))
                return false;
            leaders.push_back({label.box, label.line});
        }
        return areClear(leaders, m_pie.center, m_pie.radius);
    }

    /// The text stands beside the circle at its own height: near the top there is more room.
    void moveBeside(PieLabel& label, double turns) const
    {
        const double above = m_pie.center.y - label.box.bottom();
        const double below = label.box.top - m_pie.center.y;
        const double rise = std::clamp(std::max(above, below), 0.0, m_pie.radius);
        const double chord = std::sqrt(m_pie.radius * m_pie.radius - rise * rise);
        const auto bend = onCircle(m_pie.center, innermost(), turns);
        const double away = std::max(chord, std::abs(bend.x - m_pie.center.x)) + m_style.leader;
        const double end = placeBeside(label, away);
        label.line = {onCircle(m_pie.center, m_pie.radius, turns), bend, {end, label.box.middle()}};
    }

    /// The texts stand in a column beside as many lanes around the pie as their lines need.
    void drawAround(bool isRight)
    {
        auto& count = m_lanes[isRight ? 1 : 0];
        count = std::max<std::size_t>(count, 1);
        const auto labels = shown(isRight);
        std::vector<PieLineEnds> ends;
        for (const auto i : labels)
            ends.push_back({m_pie.sectors[i].middle(), m_pie.labels[i].box.middle()});
        auto lanes = lanesOf(side(isRight), ends);
        for (; mostOf(lanes) >= count; lanes = lanesOf(side(isRight), ends))
            count = mostOf(lanes) + 1;
        for (std::size_t at = 0; at < labels.size(); ++at) {
            auto& label = m_pie.labels[labels[at]];
            placeBeside(label, m_pie.radius + taken(isRight));
            label.line = lineAround(side(isRight), ends[at], lanes[at]);
        }
    }

    [[nodiscard]] PieSide side(bool isRight) const
    {
        return {m_pie.center,
                m_pie.radius,
                isRight,
                innermost(),
                m_style.leader * betweenLanes,
                m_pie.radius + taken(isRight) - beforeText};
    }

    /// Puts a text so far from the center; returns where its line ends.
    double placeBeside(PieLabel& label, double away) const
    {
        auto& box = label.box;
        box.left = m_pie.center.x + (label.isRight ? away : -away - box.width);
        return label.isRight ? box.left - beforeText : box.right() + beforeText;
    }

    /// Whether what is so far beside the center, or further, leaves the title alone.
    [[nodiscard]] bool isBesideTitle(double top, double away) const
    {
        return top >= m_area.top + m_style.title.height || away >= m_style.title.width / 2.0;
    }

    [[nodiscard]] bool isBesideTitle(const PieBox& box) const
    {
        return isBesideTitle(box.top,
                             std::max(box.left - m_pie.center.x, m_pie.center.x - box.right()));
    }

    [[nodiscard]] bool isWithin(const PieLine& line) const
    {
        return std::ranges::all_of(line, [this](PiePoint point) {
            return point.y >= m_area.top && point.y <= m_area.bottom()
                && isBesideTitle(point.y, std::abs(point.x - m_pie.center.x));
        });
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
        const bool isRight = m_pie.labels[i].isRight;
        const double beside = m_pie.radius + taken(isRight);
        return isRight ? m_area.right() - m_pie.center.x - beside
                       : m_pie.center.x - beside - m_area.left;
    }

    /// From the rim to the texts of a side, where the pie is broadest.
    [[nodiscard]] double taken(bool isRight) const
    {
        const auto lanes = std::max<std::size_t>(m_lanes[isRight ? 1 : 0], 1);
        return (reach + betweenLanes * static_cast<double>(lanes - 1)) * m_style.leader;
    }

    [[nodiscard]] double innermost() const { return m_pie.radius + m_style.leader * elbow; }
    [[nodiscard]] Column& column(bool isRight) { return m_columns[isRight ? 1 : 0]; }

    [[nodiscard]] Column shown(bool isRight) const
    {
        auto labels = m_columns[isRight ? 1 : 0];
        std::erase_if(labels, [this](std::size_t i) {
            return m_pie.labels[i].place == PieLabel::Place::Hidden;
        });
        return labels;
    }

    PieBox m_area;
    const std::vector<PieLabelSize>& m_sizes;
    PieStyle m_style;
    PieGeometry m_pie;
    std::array<Column, 2> m_columns; // left, right
    std::array<std::size_t, 2> m_lanes{}; // of lines around the pie, likewise; none: straight ones
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
