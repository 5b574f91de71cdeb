// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/pies/pielayout.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <random>

using namespace fairlead::models;

namespace {

constexpr double line = 14.0;
constexpr double tolerance = 0.01;
using Place = PieLabel::Place;

PieLabelSize textOf(double name, double value)
{
    return {{std::max(name, value) + 4.0, 2.0 * line}, {name + value + 8.0, line}};
}

/// Cut short, as on a screen.
PieSize cut(std::size_t /*slice*/, double width)
{
    return {width, line};
}

/// A random pie of up to a dozen slices with names of all lengths.
struct Sample
{
    explicit Sample(unsigned seed)
    {
        std::mt19937 random(seed);
        std::uniform_real_distribution<double> share(0.0, 1.0);
        std::uniform_real_distribution<double> length(10.0, seed % 5 == 0 ? 400.0 : 90.0);
        const std::size_t count = 1 + random() % 12;
        for (std::size_t i = 0; i < count; ++i) {
            const double size = share(random);
            fractions.push_back(size < 0.1 ? 0.0 : size * size * size);
            sizes.push_back(textOf(length(random), 34.0));
        }
        area = {20.0, 10.0, 200.0 + 300.0 * share(random), 180.0 + 200.0 * share(random)};
        style.movesAside = seed % 2 == 0;
        style.largest = seed % 3 == 0 ? 76.0 : 165.0;
    }
    [[nodiscard]] PieSize wrapped(std::size_t slice, double width) const
    {
        const double lines = std::ceil(sizes[slice].outside.width / width);
        return {std::min(width, sizes[slice].outside.width), lines * line};
    }
    [[nodiscard]] PieGeometry laidOut(const NarrowLabel& narrow) const
    {
        return layoutPie(area, fractions, sizes, narrow, roomyRadius(area, fractions, sizes, style),
                         style);
    }

    std::vector<double> fractions;
    std::vector<PieLabelSize> sizes;
    PieBox area;
    PieStyle style;
};

bool overlap(const PieBox& a, const PieBox& b)
{
    return a.left < b.right() - tolerance && b.left < a.right() - tolerance
        && a.top < b.bottom() - tolerance && b.top < a.bottom() - tolerance;
}

double nearest(const PieBox& box, PiePoint center)
{
    return std::hypot(center.x - std::clamp(center.x, box.left, box.right()),
                      center.y - std::clamp(center.y, box.top, box.bottom()));
}

double side(PiePoint from, PiePoint to, PiePoint point)
{
    return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
}

bool meet(PiePoint a, PiePoint b, PiePoint c, PiePoint d)
{
    return side(a, b, c) * side(a, b, d) < 0.0 && side(c, d, a) * side(c, d, b) < 0.0;
}

bool crosses(const PieLine& points, PiePoint a, PiePoint b)
{
    for (std::size_t i = 1; i < points.size(); ++i) {
        if (meet(points[i - 1], points[i], a, b))
            return true;
    }
    return false;
}

bool crosses(const PieLine& points, const PieBox& box)
{
    return crosses(points, {box.left, box.top}, {box.right(), box.bottom()})
        || crosses(points, {box.left, box.bottom()}, {box.right(), box.top});
}

/// How near to the pie's center a line comes, looked at every hundredth of each part.
double nearest(const PieLine& points, PiePoint center)
{
    double distance = std::numeric_limits<double>::infinity();
    for (std::size_t i = 1; i < points.size(); ++i) {
        for (int part = 0; part <= 100; ++part) {
            const double along = part / 100.0;
            distance
                = std::min(distance,
                           std::hypot(std::lerp(points[i - 1].x, points[i].x, along) - center.x,
                                      std::lerp(points[i - 1].y, points[i].y, along) - center.y));
        }
    }
    return distance;
}

void expectClear(const PieGeometry& pie, std::size_t i)
{
    const auto& label = pie.labels[i];
    EXPECT_GE(nearest(label.line, pie.center), pie.radius - tolerance) << i;
    for (std::size_t other = 0; other < pie.labels.size(); ++other) {
        if (other == i || pie.labels[other].place != Place::Outside)
            continue;
        EXPECT_FALSE(crosses(label.line, pie.labels[other].box)) << i << " through " << other;
        const auto& theirs = pie.labels[other].line;
        for (std::size_t part = 1; part < theirs.size(); ++part)
            EXPECT_FALSE(crosses(label.line, theirs[part - 1], theirs[part])) << i << ", " << other;
    }
}

void expectTidy(const Sample& sample, const PieGeometry& pie)
{
    const auto& area = sample.area;
    EXPECT_GE(pie.center.x - pie.radius, area.left - tolerance);
    EXPECT_LE(pie.center.x + pie.radius, area.right() + tolerance);
    for (std::size_t i = 0; i < pie.labels.size(); ++i) {
        const auto& label = pie.labels[i];
        if (sample.fractions[i] <= 0.0) {
            EXPECT_EQ(label.place, Place::Hidden);
        }
        if (label.place == Place::Hidden)
            continue;
        EXPECT_GE(label.box.left, area.left - tolerance);
        EXPECT_LE(label.box.right(), area.right() + tolerance);
        EXPECT_GE(label.box.top, area.top - 0.51);
        EXPECT_LE(label.box.bottom(), area.bottom() + tolerance);
        if (label.place == Place::Outside) {
            EXPECT_GE(nearest(label.box, pie.center), pie.radius);
            expectClear(pie, i);
        }
        for (std::size_t other = 0; other < i; ++other) {
            if (pie.labels[other].place != Place::Hidden) {
                EXPECT_FALSE(overlap(label.box, pie.labels[other].box)) << other << " and " << i;
            }
        }
    }
}

} // namespace

TEST(PieLayout, slicesGoRoundOnce)
{
    const auto sectors = pieSectors({2.0, 1.0, 0.0, 1.0});
    EXPECT_DOUBLE_EQ(sectors[0].span, 0.5);
    EXPECT_DOUBLE_EQ(sectors[3].start, 0.75);
    EXPECT_EQ(sectorAt(sectors, {1.0, 0.0}), 0U); // three o'clock
    EXPECT_EQ(sectorAt(sectors, {-1.0, 0.5}), 1U); // past eight
    EXPECT_EQ(sectorAt(sectors, {-1.0, -0.5}), 3U); // before eleven
    EXPECT_FALSE(sectorAt(pieSectors({0.0, 0.0}), {1.0, 0.0}));
    const auto three = onCircle({10.0, 10.0}, 5.0, 0.25);
    EXPECT_NEAR(three.x, 15.0, 1e-12);
    EXPECT_NEAR(three.y, 10.0, 1e-12);
}

TEST(PieLayout, aTextStandsInItsSliceWhereItFits)
{
    const PieBox area{0.0, 0.0, 400.0, 300.0};
    const std::vector<double> fractions{0.6, 0.35, 0.05};
    const std::vector sizes{textOf(40.0, 30.0), textOf(40.0, 30.0), textOf(40.0, 30.0)};
    const auto pie = layoutPie(area, fractions, sizes, cut, roomyRadius(area, fractions, sizes));
    EXPECT_EQ(pie.labels[0].place, Place::Inside);
    EXPECT_EQ(pie.labels[1].place, Place::Inside);
    EXPECT_EQ(pie.labels[2].place, Place::Outside);
    EXPECT_FALSE(pie.labels[2].isRight) << "before twelve";
    const auto rim = pie.labels[2].line.front();
    EXPECT_NEAR(std::hypot(rim.x - pie.center.x, rim.y - pie.center.y), pie.radius, 1e-9);
    EXPECT_EQ(sectorAt(pie.sectors,
                       {pie.labels[1].box.center().x - pie.center.x,
                        pie.labels[1].box.center().y - pie.center.y}),
              1U);
}

TEST(PieLayout, nothingOverlapsOrLeavesTheAreaWhenCutShort)
{
    for (unsigned seed = 0; seed < 400; ++seed) {
        SCOPED_TRACE(seed);
        const Sample sample(seed);
        expectTidy(sample, sample.laidOut(cut));
    }
}

TEST(PieLayout, nothingOverlapsOrLeavesTheAreaWhenWrapped)
{
    for (unsigned seed = 0; seed < 400; ++seed) {
        SCOPED_TRACE(seed);
        const Sample sample(seed);
        expectTidy(sample, sample.laidOut([&sample](std::size_t slice, double width) {
            return sample.wrapped(slice, width);
        }));
    }
}

TEST(PieLayout, fewAndManySlicesFindTheirPlaces)
{
    struct Case
    {
        std::vector<double> fractions;
        double width;
        double height;
    };
    std::vector<double> manySmall(12, 0.02);
    manySmall.front() = 0.78;
    for (const auto& [fractions, width, height] :
         {Case{{1.0}, 400.0, 300.0}, Case{{0.9, 0.1}, 400.0, 300.0},
          Case{std::vector<double>(12, 1.0 / 12.0), 400.0, 300.0}, Case{manySmall, 400.0, 300.0},
          Case{{0.5, 0.25, 0.15, 0.1}, 200.0, 180.0}}) {
        Sample sample(1);
        sample.style = {};
        sample.area = {0.0, 0.0, width, height};
        sample.fractions = fractions;
        sample.sizes.assign(fractions.size(), {{70.0, 32.0}, {110.0, 16.0}});
        const auto pie = sample.laidOut(cut);
        expectTidy(sample, pie);
        EXPECT_EQ(std::ranges::count(pie.labels, Place::Hidden, &PieLabel::place), 0);
    }
}

TEST(PieLayout, linesGoAroundThePieWhereSliversStandTogether)
{
    const std::vector<double> flat(12, 1.0 / 12.0);
    std::vector<double> steep{0.5};
    while (steep.size() < 12)
        steep.push_back(steep.back() / 2.0);
    std::vector<double> first(12, 0.004);
    first.back() = 0.956; // two hundred groups with as much each: others
    const std::vector<double> last(first.rbegin(), first.rend());
    auto amid = first;
    std::swap(amid[5], amid[11]);
    auto twice = first;
    std::swap(twice[3], twice[11]);
    twice[7] = 0.9;
    for (const auto& fractions : {flat, steep, first, last, amid, twice}) {
        for (const double size : {1.0, 1.5, 3.0}) {
            SCOPED_TRACE(testing::Message() << fractions[0] << ' ' << fractions[11] << ' ' << size);
            Sample sample(2);
            sample.style.title = {50.0, 14.0};
            sample.area = {0.0, 4.0, 250.0 * size, 340.0 * size};
            sample.fractions = fractions;
            sample.sizes.assign(fractions.size(), {{49.0, 19.0}, {45.0, 17.0}});
            const auto pie = sample.laidOut(cut);
            expectTidy(sample, pie);
            EXPECT_EQ(std::ranges::count(pie.labels, Place::Hidden, &PieLabel::place), 0);
            const PieBox title{pie.center.x - 25.0, 4.0, 50.0, 14.0};
            for (const auto& label : pie.labels) {
                EXPECT_FALSE(overlap(label.box, title));
                for (const auto& point : label.line)
                    EXPECT_FALSE(title.contains(point) || !sample.area.contains(point));
            }
        }
    }
}

TEST(PieLayout, thePieMakesRoomForLongNames)
{
    const PieBox area{0.0, 0.0, 300.0, 160.0};
    const std::vector<double> fractions{0.05, 0.05, 0.9};
    const std::vector sizes{textOf(110.0, 30.0), textOf(20.0, 30.0), textOf(15.0, 15.0)};
    PieStyle style;
    const auto fixed = layoutPie(area, fractions, sizes, cut, 60.0, style);
    EXPECT_DOUBLE_EQ(fixed.center.x, 150.0);
    EXPECT_LT(fixed.labels[0].box.width, sizes[0].outside.width);
    style.movesAside = true;
    const auto moved = layoutPie(area, fractions, sizes, cut, 60.0, style);
    EXPECT_LT(moved.center.x, 150.0);
    EXPECT_DOUBLE_EQ(moved.labels[0].box.width, sizes[0].outside.width);
    EXPECT_GE(roomyRadius(area, fractions, sizes, style), roomyRadius(area, fractions, sizes));
}

TEST(PieLayout, whatFindsNoRoomIsHidden)
{
    const PieBox area{0.0, 0.0, 300.0, 60.0};
    const std::vector<double> fractions(12, 1.0);
    const std::vector<PieLabelSize> sizes(12, textOf(60.0, 30.0));
    const auto pie = layoutPie(area, fractions, sizes, cut, roomyRadius(area, fractions, sizes));
    const auto hidden = std::ranges::count(pie.labels, Place::Hidden, &PieLabel::place);
    EXPECT_GE(hidden, 4);
    EXPECT_LE(hidden, 8);
}

TEST(PieLayout, aNameOnTheRingIsNeverUpsideDown)
{
    EXPECT_FALSE(ringLabel({0.0, 0.01}, 100.0, 40.0, 8.0)) << "too narrow";
    EXPECT_FALSE(ringLabel({0.0, 0.5}, 40.0, 40.0, 8.0)) << "the ring is too thin";
    const auto above = ringLabel({0.9, 0.2}, 120.0, 40.0, 8.0);
    const auto below = ringLabel({0.4, 0.2}, 120.0, 40.0, 8.0);
    ASSERT_TRUE(above && below);
    EXPECT_FALSE(above->isBelow && above->turn < 0.75);
    EXPECT_TRUE(below->isBelow);
    EXPECT_GT(above->radius, 120.0 * ringHole);
    EXPECT_LT(above->radius, 120.0);
}
