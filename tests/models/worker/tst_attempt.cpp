// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/worker/attempt.h"

#include <gtest/gtest.h>
#include <memory>
#include <stdexcept>
#include <string>

namespace fairlead::models {
namespace {

TEST(Attempt, passesOnWhatTheJobReturns)
{
    const auto twice = [](int number) { return number * 2; };
    EXPECT_EQ(attempt(twice, 21).value(), 42);
    const auto owned = [](std::unique_ptr<int> number) { return number; };
    EXPECT_EQ(*attempt(owned, std::make_unique<int>(7)).value(), 7);
    const auto nothing = [] {};
    EXPECT_TRUE(attempt(nothing));
}

TEST(Attempt, aResultStaysOneResult)
{
    const auto good = []() -> Result<std::string> { return std::string("there"); };
    const Result<std::string> there = attempt(good);
    EXPECT_EQ(there.value(), "there");
    const auto bad = []() -> Result<void> {
        return Error{ErrorCode::OutputFailed, worded("the disk is full"), {}};
    };
    const Result<void> full = attempt(bad);
    EXPECT_EQ(full.error().code, ErrorCode::OutputFailed);
}

TEST(Attempt, whatIsThrownIsAnError)
{
    const auto unlucky = []() -> int { throw std::runtime_error("out of luck"); };
    const auto told = attempt(unlucky);
    ASSERT_FALSE(told);
    EXPECT_EQ(told.error().code, ErrorCode::Internal);
    EXPECT_EQ(told.error().detail, "out of luck");
    const auto odd = []() -> Result<int> { throw 2; }; // NOLINT: anything can be thrown
    EXPECT_EQ(attempt(odd).error().code, ErrorCode::Internal);
    const auto silent = [] { throw std::logic_error("no result either"); };
    EXPECT_EQ(attempt(silent).error().detail, "no result either");
}

TEST(Attempt, tooLittleMemoryIsSaid)
{
    const auto greedy = []() -> std::string { throw std::bad_alloc(); };
    const auto told = attempt(greedy);
    ASSERT_FALSE(told);
    EXPECT_EQ(told.error().code, ErrorCode::OutOfMemory);
    EXPECT_EQ(english(told.error().message), "there is not enough memory");
}

} // namespace
} // namespace fairlead::models
