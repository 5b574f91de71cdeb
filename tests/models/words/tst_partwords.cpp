// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/notewords.h"
#include "models/words/partwords.h"
#include "tests/support/qttestmain.h"

using namespace fairlead;
using namespace fairlead::models;

namespace {
Policy policyOf(moab::Dialect dialect)
{
    Policy policy;
    policy.own = moab::SharedSettings(moab::Settings(dialect));
    return policy;
}
} // namespace

/// Words for the parts of a priority and for what cuts them.
class PartWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void everyPartOfEverySchedulerHasWords()
    {
        for (const auto& policy :
             {Policy(), policyOf(moab::Dialect::Moab), policyOf(moab::Dialect::Maui)}) {
            for (const auto& part : partsOf(policy)) {
                QVERIFY2(!partwords::name(part).isEmpty(), part.name);
                QVERIFY2(!partwords::description(part).isEmpty(), part.name);
            }
            QVERIFY(partwords::name(policy, partsOf(policy).size()).isEmpty());
        }
        QCOMPARE(partwords::name(Policy(), 2), "fair-share");
        QCOMPARE(partwords::name(policyOf(moab::Dialect::Maui), 1), "FS");
    }

    void aPartThatNobodyKnowsKeepsItsOwnWord()
    {
        auto part = partsOf(Policy())[0];
        part.key = "unknown";
        part.name = "bonus";
        QCOMPARE(partwords::name(part), "bonus");
        QVERIFY(partwords::description(part).isEmpty());
    }

    void helpSaysWhatTheSchedulerDoesWrong()
    {
        const Policy policy;
        const auto parts = partsOf(policy);
        QVERIFY(partwords::help(parts[6], policy).contains("defects included"));
        QCOMPARE(partwords::help(parts[0], policy), partwords::description(parts[0]));
        QVERIFY(partwords::defectNote("fairshare", policyOf(moab::Dialect::Moab)).isEmpty());
    }

    void capsAndGatesAreWorded()
    {
        PartPoints part;
        part.value = 120.0;
        QCOMPARE(partRemark(part, "FS"), QString());
        part.note = Note{Note::Reason::Capped, 30.0};
        QCOMPARE(partRemark(part, "FS"), " (FSCAP cuts 120)");
        QCOMPARE(closedText(part, "FS"), QString());
        part.note = Note{Note::Reason::Closed, 0.0, "group", "staff", "20-", 31.2};
        QCOMPARE(partRemark(part, "FS"),
                 " (zeroed: group staff has used 31.20 %, its target is 20-)");
        QCOMPARE(closedText(part, "FS"),
                 "FS is zeroed: group staff has used 31.20 %, its target is 20-");
        QCOMPARE(rowRemark({Note::Reason::Lifted, 1.0}), " (lifted to the lower bound 1)");
        QCOMPARE(rowRemark({Note::Reason::Set, 12.0}), " (12 set by hand)");
    }

    void aSubpartIsSaidWithItsWeights()
    {
        SubPoints sub{"QUEUETIME", 120.0, 90.0, 90, 2.0, 5.0, 900.0};
        QCOMPARE(subPointsText(sub), "QUEUETIME: 90 × 2 × 5 = 900 points (QUEUETIMECAP cuts 120)");
        sub.capped = sub.value;
        sub.partWeight = 1.0;
        QCOMPARE(subPointsText(sub), "QUEUETIME: 120 × 2 = 900 points");
    }
};

FAIRLEAD_QTTEST(PartWordsTest)
#include "tst_partwords.moc"
