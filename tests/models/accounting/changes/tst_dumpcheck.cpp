// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/text.h"
#include "models/accounting/changes/dumpcheck.h"
#include "models/accounting/slurmtext/tree/assocreader.h"
#include "tests/support/randomscenario.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::accounting;
using testing::HasSubstr;

namespace {
const std::string whole = "# To edit this file start with a cluster line for the new cluster\n"
                          "QOS - 'high':Priority=10\n"
                          "\n"
                          "Cluster - 'lab':Fairshare=1\n"
                          "Parent - 'root'\n"
                          "Account - 'a':Description='it: all':Fairshare=10\n"
                          "Parent - 'a'\n"
                          "User - 'ann':DefaultAccount='a':Fairshare=7\n"
                          "User - 'ben':DefaultAccount='a':Fairshare=3\n";

/// The tree of `whole`.
std::shared_ptr<const Snapshot> cluster()
{
    SnapshotRecords records;
    records.cluster = "lab";
    std::vector<Line> lines;
    for (const auto line : text::split(whole, '\n'))
        lines.push_back({static_cast<int>(lines.size()) + 1, std::string(line)});
    std::erase_if(lines, [](const Line& line) { return line.text.empty(); });
    readDump(lines, "dump.cfg", records);
    return tests::built(std::move(records));
}

std::string wrong(const std::string& dump)
{
    const auto good = checkDump(DumpText(dump), *cluster());
    return good ? std::string() : english(good.error().message);
}

std::string with(const std::string& line)
{
    return whole + line + '\n';
}
} // namespace

TEST(DumpCheck, aWholeOneIsGood)
{
    EXPECT_EQ(wrong(whole), "");
    EXPECT_EQ(wrong(with("# Universit\xe9 de Limoges")), ""); // Latin-1, as somebody typed it
    EXPECT_THAT(wrong(with("# Universit\xe9 \033[2J")), HasSubstr("control"));
    EXPECT_THAT(dumpGaps(DumpText(whole), *cluster()), testing::IsEmpty());
}

TEST(DumpCheck, whatIsNoDumpIsRefusedWithItsLine)
{
    EXPECT_THAT(wrong(""), HasSubstr("holds no association"));
    EXPECT_THAT(wrong("\x01\x02\x7f"), HasSubstr("holds no association"));
    EXPECT_THAT(wrong(with("gar\033[2Jbage")), HasSubstr("line 10 of dump.cfg"));
    EXPECT_THAT(wrong(with("# comment \033[2J")), HasSubstr("control or invisible"));
    EXPECT_THAT(wrong(with("# comment \u202e x")), HasSubstr("control or invisible"));
    EXPECT_THAT(wrong(with("garbage")), HasSubstr("no such line stands in a dump"));
    EXPECT_THAT(wrong(with("Cluster - 'other':Fairshare=1")), HasSubstr("cluster “other”"));
    EXPECT_THAT(wrong(with("Parent - 'nosuch'")), HasSubstr("“nosuch” is not an account"));
}

TEST(DumpCheck, whatACutOneLacksIsSaid)
{
    const auto gaps
        = dumpGaps(DumpText(whole.substr(0, whole.find("User - 'ben'") + 8)), *cluster());
    ASSERT_EQ(gaps.size(), 2U);
    EXPECT_THAT(english(gaps[0]),
                HasSubstr("lacks 1 of 3 associations of the source, the first "
                          "is “ben”"));
    EXPECT_THAT(english(gaps[1]), HasSubstr("in the middle of a line"));
}
