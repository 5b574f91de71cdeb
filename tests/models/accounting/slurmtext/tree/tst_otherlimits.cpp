// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Limits of associations that are their own, and two files that say different things of them.

#include "models/accounting/slurmtext/tree/limitsreader.h"
#include "tests/support/issuetext.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
std::vector<Line> linesOf(const std::vector<std::string>& texts)
{
    std::vector<Line> lines;
    for (const auto& text : texts)
        lines.push_back({static_cast<int>(lines.size()) + 1, text});
    return lines;
}

/// What is said of that table beside assoc_mgr: bio has GrpTRES=cpu=64 and MaxJobs=4, which ann
/// inherits.
std::string told(const std::vector<std::string>& assocs)
{
    replay::Recording recording;
    readAssocMgrLimits(linesOf({"ClusterName=c Account=bio UserName= Partition= ID=3",
                                "    GrpTRES=cpu=64(8),mem=N(1)", "    MaxJobs=4(0) MaxWallPJ=60",
                                "ClusterName=c Account=bio UserName=ann(5) Partition= ID=4",
                                "    MaxJobs=4(0) MaxWallPJ=60"}),
                       recording);
    reportOtherLimits(linesOf(assocs), "assocs.txt", "c", recording);
    return recording.issues.empty() ? std::string() : tests::issueText(recording.issues.front());
}
} // namespace

class OtherLimitsTest : public QObject
{
    Q_OBJECT

private slots:
    void theSameInBothIsNoContradiction()
    {
        QCOMPARE(told({"Account|User|Share", "bio||1"}), std::string());
        QCOMPARE(told({"Account|User|Partition|GrpTRES|MaxJobs|MaxWall", "bio|||cpu=64|4|01:00:00",
                       "bio|ann|||4|01:00:00"}),
                 std::string());
        // Without what is inherited, and of some columns only.
        QCOMPARE(told({"Account|User|Partition|MaxJobs", "bio|||4", "bio|ann||"}), std::string());
    }

    void othersAreNamed()
    {
        const std::string ann = "assocs.txt: 1 association has other limits here than in "
                                "assoc_mgr.txt, which are used: bio/ann";
        QCOMPARE(told({"Account|User|Partition|MaxJobs", "bio|||4", "bio|ann||2"}), ann);
        QCOMPARE(told({"Account|User|Partition|GrpTRES|GrpJobs", "bio|||cpu=64|", "bio|ann|||0"}),
                 ann);
        QCOMPARE(told({"Account|User|Partition|GrpTRES", "bio|||"}),
                 std::string("assocs.txt: 1 association has other limits here than in "
                             "assoc_mgr.txt, which are used: bio"));
        QVERIFY(told({"Account|User|Partition|MaxJobs", "bio|||3", "bio|ann||3"})
                    .starts_with("assocs.txt: 2 associations have other limits"));
    }

    /// sacctmgr leaves out what is inherited where it is told to (WOPLimits).
    void ownLimitsAreToldApartWhereAUserHasFewer()
    {
        const auto read = [](const char* ofBea) {
            replay::Recording recording;
            readAssocLimits(linesOf({"Account|User|Partition|MaxJobs|GrpJobs", "bio|||4|9",
                                     "bio|ann||4|", ofBea}),
                            "assocs.txt", {}, recording);
            return recording.limits.assocs;
        };
        const auto own = read("bio|bea|||");
        QCOMPARE(own.size(), std::size_t{2});
        QCOMPARE(own[1].user, std::string("ann"));
        QVERIFY(own[1].own != 0 && own[0].own == own[1].own);
        const auto effective = read("bio|bea||4|");
        QCOMPARE(effective.size(), std::size_t{3});
        for (const auto& assoc : effective)
            QCOMPARE(assoc.own, replay::OwnLimits{0});
    }
};

FAIRLEAD_QTTEST(OtherLimitsTest)
#include "tst_otherlimits.moc"
