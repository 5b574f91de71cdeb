// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/pies/pieleaders.h"

#include <functional>

namespace fairlead::models {

/// How much room the label of one slice takes.
struct PieLabelSize
{
    PieSize inside; ///< in the slice
    PieSize outside; ///< beside the pie
    double readable = 0.0; ///< width beside the pie below which it no longer says who it is
};

/// The size of a slice's label beside the pie in no more than `width`: it wraps, or is cut short.
using NarrowLabel = std::function<PieSize(std::size_t slice, double width)>;

struct PieLabel
{
    enum class Place
    {
        Hidden, ///< nothing to show, or no room
        Inside,
        Outside
    };

    Place place = Place::Hidden;
    PieBox box; ///< of the text
    bool isRight = true; ///< Outside: the text stands right of the pie
    PieLine line; ///< Outside: from the rim to the text
};

struct PieGeometry
{
    PiePoint center;
    double radius = 0.0;
    std::vector<PieSector> sectors; ///< of the slices
    std::vector<PieLabel> labels; ///< likewise
};

/// What differs between a screen and a page.
struct PieStyle
{
    double largest = 165.0; ///< radius beyond which a pie says no more
    double margin = 12.0; ///< around a pie that is as large as can be
    double leader = 14.0; ///< from the rim to the text
    bool movesAside = false; ///< to the left or right, where labels need room on the other side
    bool hasLegend = false; ///< labels that do not fit into their slices stand elsewhere
    PieSize title; ///< at the top, over the middle of the pie: no label stands there
};

/// The largest radius that leaves room for the labels that do not fit into their slices; at least
/// three fifths of what the area allows, where some label is narrowed.
double roomyRadius(const PieBox& area, const std::vector<double>& fractions,
                   const std::vector<PieLabelSize>& sizes, const PieStyle& style = {});

/// Places the pie and its labels in `area`: in the slice where the text fits, else beside the pie
/// at the end of a line, without overlaps and within the area; what finds no room is hidden. No
/// line enters the pie or crosses another: where straight ones would, they go around.
PieGeometry layoutPie(const PieBox& area, const std::vector<double>& fractions,
                      const std::vector<PieLabelSize>& sizes, const NarrowLabel& narrow,
                      double radius, const PieStyle& style = {});

/// Whether each slice is named: in it, or beside it with as much as is needed.
bool namesAll(const PieGeometry& pie, const std::vector<double>& fractions,
              const std::vector<PieLabelSize>& sizes);

} // namespace fairlead::models
