// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/theme/readablepalette.h"

#include <algorithm>
#include <cmath>

namespace fairlead::views {

namespace {
constexpr double enough = 4.6; // WCAG 2, 1.4.3: 4.5, when colours are bytes again
constexpr int steps = 50;

double luminance(const QColor& colour)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
        + 0.0722 * linear(colour.blueF());
}

bool isReadable(const QColor& text, const QColor& ground)
{
    const double one = luminance(text) + 0.05;
    const double other = luminance(ground) + 0.05;
    return std::max(one, other) / std::min(one, other) >= enough;
}

/// What is seen of a colour that lets its ground through.
QColor blended(const QColor& colour, const QColor& ground, double part)
{
    const auto mix = [part](float over, float under) {
        return static_cast<float>(part * over + (1 - part) * under);
    };
    return QColor::fromRgbF(mix(colour.redF(), ground.redF()),
                            mix(colour.greenF(), ground.greenF()),
                            mix(colour.blueF(), ground.blueF()));
}

/// The first colour on the way to black or white that stands out from another one, away from it.
QColor awayFrom(const QColor& other, const QColor& colour)
{
    const bool isLighter = luminance(colour) >= luminance(other);
    const QColor end = isLighter ? Qt::white : Qt::black;
    for (int step = 0; step <= steps; ++step) {
        const auto tried = blended(end, colour, static_cast<double>(step) / steps);
        if (isReadable(tried, other))
            return tried;
    }
    return isLighter ? Qt::black : Qt::white;
}
} // namespace

void makeReadable(QPalette& palette)
{
    for (const auto group : {QPalette::Active, QPalette::Inactive}) {
        const auto base = palette.color(group, QPalette::Base);
        const auto hint = palette.color(group, QPalette::PlaceholderText);
        const auto seen = blended(hint, base, hint.alphaF());
        if (!isReadable(seen, base))
            palette.setColor(group, QPalette::PlaceholderText, awayFrom(base, seen));
        if (const auto link = palette.color(group, QPalette::Link); !isReadable(link, base))
            palette.setColor(group, QPalette::Link, awayFrom(base, link));
        const auto chosen = palette.color(group, QPalette::Highlight);
        const auto text = palette.color(group, QPalette::HighlightedText);
        if (!isReadable(text, chosen))
            palette.setColor(group, QPalette::Highlight, awayFrom(text, chosen));
    }
}

} // namespace fairlead::views
