// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/pies/pielayout.h"
#include "models/pies/pielegend.h"

#include <gtest/gtest.h>
#include <random>

using namespace fairlead::models;

namespace {

constexpr PieLegendStyle legendStyle{.line = 16.0, .between = 8.0, .margin = 4.0, .largest = 165.0};
constexpr double slack = 0.51;

bool crosses(const PieBox& a, const PieBox& b)
{
    return a.left < b.right() - slack && b.left < a.right() - slack && a.top < b.bottom() - slack
        && b.top < a.bottom() - slack;
}

bool isWithin(const PieBox& box, const PieBox& area)
{
    return box.left >= area.left - slack && box.right() <= area.right() + slack
        && box.top >= area.top - slack && box.bottom() <= area.bottom() + slack;
}

std::vector<PieLegendWidths> names(std::size_t count, double width)
{
    return std::vector<PieLegendWidths>(count, {width, std::min(width, 90.0), 40.0});
}

} // namespace

TEST(PieLegend, linesStandBesideABroadPieAndBelowATallOne)
{
    const std::vector<bool> all(4, true);
    const auto broad = layoutLegend({10.0, 10.0, 500.0, 200.0}, all, names(4, 120.0), legendStyle);
    EXPECT_GE(broad.lines[0].name.left, broad.pie.right());
    EXPECT_NEAR(broad.radius, 96.0, 1e-9);
    EXPECT_NEAR(broad.lines[3].name.width, 120.0, 1e-9);
    const auto tall = layoutLegend({10.0, 10.0, 220.0, 400.0}, all, names(4, 120.0), legendStyle);
    EXPECT_GE(tall.lines[0].name.top, tall.pie.bottom());
    EXPECT_NEAR(tall.radius, 106.0, 1e-9);
}

TEST(PieLegend, longNamesAreCutShortForALargerPie)
{
    const auto legend
        = layoutLegend({0.0, 0.0, 500.0, 150.0}, {true, true}, names(2, 400.0), legendStyle);
    EXPECT_GT(legend.radius, 60.0);
    EXPECT_GE(legend.lines[0].name.width + slack, 90.0);
}

TEST(PieLegend, whatIsNotInThePieHasNoLine)
{
    const auto legend
        = layoutLegend({0.0, 0.0, 500.0, 200.0}, {true, false, true}, names(3, 80.0), legendStyle);
    EXPECT_TRUE(legend.lines[1].whole().isEmpty());
    EXPECT_NEAR(legend.lines[2].name.top, legend.lines[0].name.bottom(), 1e-9);
}

TEST(PieLegend, noValueWithoutItsName)
{
    const auto legend
        = layoutLegend({0.0, 0.0, 120.0, 200.0}, {true, true}, names(2, 80.0), legendStyle);
    EXPECT_TRUE(legend.lines[0].value.isEmpty());
    EXPECT_GE(legend.lines[0].name.width, 80.0);
}

TEST(PieLegend, everyLineHasItsPlaceInTheHeightThatItAsksFor)
{
    std::mt19937 random(7);
    const auto upTo = [&random](unsigned count) { return static_cast<double>(random() % count); };
    for (int round = 0; round < 500; ++round) {
        SCOPED_TRACE(round);
        const std::size_t count = 1 + random() % 12;
        std::vector<bool> isIn;
        std::vector<PieLegendWidths> widths;
        for (std::size_t i = 0; i < count; ++i) {
            const double name = 10.0 + upTo(300);
            widths.push_back({name, std::min(name, 90.0), 20.0 + upTo(30)});
            isIn.push_back(random() % 5 != 0);
        }
        const double width = 180.0 + upTo(500);
        const PieBox area{5.0, 5.0, width, legendHeight(width, isIn, widths, legendStyle, 60.0)};
        const auto legend = layoutLegend(area, isIn, widths, legendStyle);
        EXPECT_GE(legend.radius, 45.0 - slack);
        EXPECT_TRUE(isWithin(legend.pie, area));
        for (std::size_t i = 0; i < count; ++i) {
            if (!isIn[i])
                continue;
            const auto whole = legend.lines[i].whole();
            EXPECT_TRUE(isWithin(whole, area)) << i;
            EXPECT_FALSE(crosses(whole, legend.pie)) << i;
            EXPECT_GE(legend.lines[i].name.width + slack, widths[i].shortest) << i;
            EXPECT_FALSE(legend.lines[i].value.isEmpty()) << i;
            for (std::size_t other = 0; other < i; ++other) {
                if (isIn[other]) {
                    EXPECT_FALSE(crosses(whole, legend.lines[other].whole())) << other << ' ' << i;
                }
            }
        }
    }
}

TEST(PieLegend, aNameBesideThePieIsThereOrItIsNot)
{
    // The room beside the pie takes the value alone.
    const std::vector<double> fractions{0.9, 0.05, 0.05};
    const PieLabelSize size{{50.0, 28.0}, {130.0, 14.0}, 100.0};
    const std::vector<PieLabelSize> sizes(3, size);
    const auto shorter = [](std::size_t, double width) { return PieSize{width, 14.0}; };
    const auto shown = [&](double width) {
        const PieBox area{0.0, 0.0, width, 220.0};
        return layoutPie(area, fractions, sizes, shorter, roomyRadius(area, fractions, sizes));
    };
    EXPECT_FALSE(namesAll(shown(220.0), fractions, sizes));
    EXPECT_TRUE(namesAll(shown(500.0), fractions, sizes));
    PieStyle elsewhere;
    elsewhere.hasLegend = true;
    const auto pie
        = layoutPie({0.0, 0.0, 220.0, 220.0}, fractions, sizes, shorter, 98.0, elsewhere);
    EXPECT_EQ(pie.labels[0].place, PieLabel::Place::Inside);
    EXPECT_EQ(pie.labels[1].place, PieLabel::Place::Hidden);
}
