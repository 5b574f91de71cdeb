// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/pies/pielegend.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fairlead::models {

namespace {

constexpr double muchSmaller = 0.75; // than the pie that shorter names leave

/// The widest texts of the lines that there are.
struct Columns
{
    std::size_t count = 0; ///< of lines
    double whole = 0.0; ///< names
    double shortest = 0.0; ///< names cut short
    double value = 0.0;
};

Columns columnsOf(const std::vector<bool>& isIn, const std::vector<PieLegendWidths>& widths)
{
    Columns columns;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        if (!isIn[i])
            continue;
        ++columns.count;
        columns.whole = std::max(columns.whole, widths[i].name);
        columns.shortest = std::max(columns.shortest, std::min(widths[i].name, widths[i].shortest));
        columns.value = std::max(columns.value, widths[i].value);
    }
    return columns;
}

double colourSize(const PieLegendStyle& style)
{
    return style.line * 0.6;
}

double lineWidth(double name, const Columns& columns, const PieLegendStyle& style)
{
    return colourSize(style) + name + columns.value + 2.0 * style.between;
}

/// Between two columns: a value is nearer to its own name than to the next colour.
double betweenColumns(const PieLegendStyle& style)
{
    return 3.0 * style.between;
}

/// One way to divide the area.
struct Split
{
    PieBox pie;
    PieBox lines; ///< of one column: its first line's place is at its top
    std::size_t perColumn = 1;
    double radius = 0.0;
};

double radiusIn(double width, double height, const PieLegendStyle& style)
{
    return std::clamp(std::min(width, height) / 2.0 - style.margin, 0.0, style.largest);
}

Split beside(const PieBox& area, const Columns& columns, double name, const PieLegendStyle& style)
{
    Split split;
    const double width = lineWidth(name, columns, style);
    const double height = static_cast<double>(columns.count) * style.line;
    const double left = area.width - width - style.between;
    split.radius = height > area.height ? 0.0 : radiusIn(left, area.height, style);
    // Pie and lines stand together in the middle.
    const double pie = std::min(left, 2.0 * (split.radius + style.margin));
    const double start = area.left + (left - pie) / 2.0;
    split.pie = {start, area.top, pie, area.height};
    split.lines
        = {start + pie + style.between, area.top + (area.height - height) / 2.0, width, height};
    split.perColumn = columns.count;
    return split;
}

Split below(const PieBox& area, const Columns& columns, double name, const PieLegendStyle& style)
{
    Split split;
    const double wanted = lineWidth(name, columns, style);
    const double width = std::min(wanted, area.width);
    const auto most = static_cast<std::size_t>(std::max(
        1.0, std::floor((area.width + betweenColumns(style)) / (width + betweenColumns(style)))));
    const auto wide = std::min(most, columns.count);
    split.perColumn = (columns.count + wide - 1) / wide;
    const auto used = (columns.count + split.perColumn - 1) / split.perColumn;
    const double height = static_cast<double>(split.perColumn) * style.line;
    const double above = area.height - height - style.between;
    split.radius = wanted > area.width + 0.5 ? 0.0 : radiusIn(area.width, above, style);
    const double all
        = static_cast<double>(used) * (width + betweenColumns(style)) - betweenColumns(style);
    split.pie = {area.left, area.top, area.width, std::max(0.0, above)};
    split.lines = {area.left + (area.width - all) / 2.0, area.bottom() - height, width, height};
    return split;
}

Split better(const Split& a, const Split& b)
{
    return b.radius > a.radius ? b : a;
}

Split bestSplit(const PieBox& area, const Columns& columns, const PieLegendStyle& style)
{
    const auto with = [&](double name) {
        return better(beside(area, columns, name, style), below(area, columns, name, style));
    };
    const auto whole = with(columns.whole);
    const auto cut = with(columns.shortest);
    if (whole.radius > 0.0 && whole.radius >= muchSmaller * cut.radius)
        return whole;
    return cut.radius > 0.0 ? cut : below(area, columns, columns.shortest, style);
}

PieLegendLine lineAt(double left, double top, const Split& split, const Columns& columns,
                     const PieLegendStyle& style)
{
    PieLegendLine line;
    const double size = colourSize(style);
    const double right = left + split.lines.width;
    line.colour = {left, top + (style.line - size) / 2.0, size, size};
    const double name = line.colour.right() + style.between;
    const double between = columns.value + style.between;
    const bool hasValue = right - name - between + 0.5 >= columns.shortest;
    line.name = {name, top, std::max(0.0, right - name - (hasValue ? between : 0.0)), style.line};
    if (hasValue)
        line.value = {right - columns.value, top, columns.value, style.line};
    return line;
}

} // namespace

PieLegend layoutLegend(const PieBox& area, const std::vector<bool>& isIn,
                       const std::vector<PieLegendWidths>& widths, const PieLegendStyle& style)
{
    PieLegend legend;
    legend.lines.resize(widths.size());
    const auto columns = columnsOf(isIn, widths);
    if (columns.count == 0) {
        legend.pie = area;
        legend.radius = radiusIn(area.width, area.height, style);
        return legend;
    }
    const auto split = bestSplit(area, columns, style);
    legend.pie = split.pie;
    legend.radius = radiusIn(split.pie.width, split.pie.height, style);
    std::size_t at = 0;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        if (!isIn[i])
            continue;
        const auto column = static_cast<double>(at / split.perColumn);
        const auto row = static_cast<double>(at % split.perColumn);
        legend.lines[i]
            = lineAt(split.lines.left + column * (split.lines.width + betweenColumns(style)),
                     split.lines.top + row * style.line, split, columns, style);
        ++at;
    }
    return legend;
}

double legendHeight(double width, const std::vector<bool>& isIn,
                    const std::vector<PieLegendWidths>& widths, const PieLegendStyle& style,
                    double radius)
{
    const auto columns = columnsOf(isIn, widths);
    const double pie = 2.0 * (radius + style.margin);
    if (columns.count == 0)
        return pie;
    const PieBox area{0.0, 0.0, width, std::numeric_limits<int>::max()};
    const auto under = below(area, columns, columns.shortest, style);
    double height = under.lines.height + style.between + pie;
    if (beside(area, columns, columns.shortest, style).radius >= radius)
        height = std::min(height, std::max(static_cast<double>(columns.count) * style.line, pie));
    return height;
}

} // namespace fairlead::models
