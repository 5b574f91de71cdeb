// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/progress.h"

#include <gtest/gtest.h>
#include <thread>
#include <vector>

using namespace fairlead;

TEST(Progress, ofAPartIsThatPartOfTheWhole)
{
    std::vector<double> told;
    const auto part = partOf([&told](double done) { told.push_back(done); }, 0.5, 0.25);
    part(0.0);
    part(1.0);
    EXPECT_EQ(told, (std::vector<double>{0.5, 0.75}));
    EXPECT_FALSE(partOf({}, 0.0, 1.0)) << "nobody is told";
}

TEST(Progress, partsAddUp)
{
    std::vector<double> told;
    const PartsDone parts(4, [&told](double done) { told.push_back(done); });
    const auto first = parts.next();
    const auto second = parts.next();
    first(0.5);
    second(1.0);
    second(0.5); // never less
    first(1.0);
    EXPECT_EQ(told, (std::vector<double>{0.125, 0.375, 0.5}));
    EXPECT_FALSE(PartsDone(4, {}).next());
}

// Whoever works on a part hands it on, and says himself that it is done.
TEST(Progress, copiesAreThePart)
{
    std::vector<double> told;
    const PartsDone parts(2, [&told](double done) { told.push_back(done); });
    const auto part = parts.next();
    const auto copy = part; // NOLINT(performance-unnecessary-copy-initialization)
    copy(0.5);
    copy(1.0);
    part(1.0);
    EXPECT_EQ(told, (std::vector<double>{0.25, 0.5}));
}

TEST(Progress, partsOfSeveralThreadsAddUp)
{
    std::atomic<double> most = 0;
    const PartsDone parts(8, [&most](double done) {
        for (auto before = most.load(); before < done && !most.compare_exchange_weak(before, done);)
            ;
    });
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 8; ++i) {
            threads.emplace_back([part = parts.next()] {
                for (int step = 1; step <= 100; ++step)
                    part(step / 100.0);
            });
        }
    }
    EXPECT_EQ(most, 1.0);
}
