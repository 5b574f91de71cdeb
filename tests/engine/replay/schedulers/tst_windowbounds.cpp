// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/schedulers/windowbounds.h"

#include <gtest/gtest.h>
#include <memory>

namespace fairlead::replay {

namespace {
constexpr auto notKnown = std::numeric_limits<std::uint64_t>::max();
} // namespace

TEST(WindowBounds, boundWindowsThatAreNoShorterUntilMomentsThatAreNoLater)
{
    const auto bounds = std::make_unique<WindowBounds>();
    const NodeSet all(70);
    const NodeSet others(70);
    bounds->note({600, 300, 900, &all, true}, 5);
    EXPECT_EQ(bounds->most({600, 300, 900, &all, true}), 5U);
    EXPECT_EQ(bounds->most({600, 400, 800, &all, true}), 5U);
    EXPECT_EQ(bounds->most({600, 299, 900, &all, true}), notKnown);
    EXPECT_EQ(bounds->most({600, 300, 901, &all, true}), notKnown);
    EXPECT_EQ(bounds->most({660, 300, 900, &all, true}), notKnown);
    EXPECT_EQ(bounds->most({600, 300, 900, &others, true}), notKnown);
    EXPECT_EQ(bounds->most({600, 300, 900, &all, false}), notKnown);
    bounds->clear();
    EXPECT_EQ(bounds->most({600, 300, 900, &all, true}), notKnown);
}

/// A shorter one says more.
TEST(WindowBounds, keepTheShortestOfMany)
{
    const auto bounds = std::make_unique<WindowBounds>();
    const NodeSet all(70);
    for (Second length = 60; length <= 600; length += 60)
        bounds->note({600, length, 900, &all, false}, static_cast<std::uint64_t>(1000 - length));
    EXPECT_EQ(bounds->most({600, 60, 900, &all, false}), 940U);
    EXPECT_EQ(bounds->most({600, 600, 900, &all, false}), 400U);
}

} // namespace fairlead::replay
