// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What others did to a store, as edits that can be merged with one's own.

#include "models/accounting/changes/auditedits.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
AuditEntry entryOf(const std::string& what, const std::string& name,
                   const std::optional<std::string>& from, const std::optional<std::string>& to)
{
    return {7, 0, {}, {}, what, name, from, to};
}
} // namespace

TEST(AuditEdits, entriesBecomeEdits)
{
    const auto edits = editsOf({entryOf("shares", "physics/ann/debug", "1", "40"),
                                entryOf("parameter", "Weights/0", "1", "2"),
                                entryOf("parent", "physics", "root", "science"),
                                entryOf("association", "new", {}, "shares 3 under physics"),
                                entryOf("association", "old", "shares 1 under root", {}),
                                entryOf("scenario", "spring", {}, "{}")});
    ASSERT_TRUE(edits);
    EXPECT_EQ(
        *edits,
        (std::vector<Edit>{ShareEdit{{"physics", "ann", "debug"}, 40},
                           ParameterEdit{"Weights", "2"}, MoveEdit{"physics", "science"},
                           AddEdit{{"new", "", ""}, "physics", 3}, RemoveEdit{{"old", "", ""}}}));
}

TEST(AuditEdits, whatCannotBeReadIsNoEdit)
{
    for (const auto* shares : {"-5", "many", ""}) {
        const auto edits = editsOf({entryOf("shares", "physics", "1", shares)});
        ASSERT_FALSE(edits);
        EXPECT_NE(english(edits.error().message).find("not a valid share of physics"),
                  std::string::npos);
    }
    EXPECT_FALSE(editsOf({entryOf("association", "new", {}, "shares -1 under physics")}));
    EXPECT_FALSE(editsOf({entryOf("store", "", {}, {})}));
}
