// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/paste/pastedshares.h"
#include "tests/support/growth.h"
#include "tests/support/modelsupport.h"
#include "tests/support/qttestmain.h"

using namespace fairlead;
using namespace fairlead::models;
using namespace fairlead::tests;

class PastedSharesTest : public QObject
{
    Q_OBJECT

private:
    struct Fixture
    {
        Fixture()
        {
            load(document,
                 queueRecords(R"(
chem 60
  @erin 1
  @frank:p1 1
physics 40
  optics 1
    @alice 1
)",
                              ""));
        }
        [[nodiscard]] PastedShares read(const QString& text, const char* below = "chem") const
        {
            return pastedShares(
                *document.snapshot(), [this](AssocIndex assoc) { return document.shares(assoc); },
                text, assocAt(*document.snapshot(), below));
        }
        ScenarioDocument document;
    };

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void setsWhatIsThere()
    {
        const Fixture f;
        const auto pasted = f.read("chem\t1,000\r\noptics\talice\tparent\n\nphysics\t40\n");
        QCOMPARE(pasted.changes.size(), 2U);
        QCOMPARE(pasted.changes[0], Edit(ShareEdit{{"chem", "", ""}, 1000}));
        QCOMPARE(pasted.changes[1],
                 Edit(ShareEdit{{"optics", "alice", ""}, slurm::useParentShares}));
        QCOMPARE(pasted.unchanged, 1);
        QVERIFY(pasted.added.empty() && pasted.unusable.empty());
    }

    void aHeaderSaysTheOrder()
    {
        const Fixture f;
        const auto pasted
            = f.read("Shares\tNote\tUSER\taccount\n7\tfrom May\terin\tchem\n8\t\t\tphysics\n");
        QCOMPARE(pasted.changes.size(), 2U);
        QCOMPARE(pasted.changes[0], Edit(ShareEdit{{"chem", "erin", ""}, 7}));
        QCOMPARE(pasted.changes[1], Edit(ShareEdit{{"physics", "", ""}, 8}));
        QVERIFY(pasted.unusable.empty());
        QCOMPARE(pasted.unusedColumns, QStringList({"Note"}));
    }

    /// What sshare, a report and the tree itself have, root and all.
    void tablesOfFairleadAndSlurmAreKnown()
    {
        const Fixture f;
        const auto pasted = f.read("Cluster\tAccount\tUser\tPartition\tRawShares\tNormShares\n"
                                   "c\troot\t\t\t\t\nc\tchem\t\t\t60\t0.6\n"
                                   "c\tchem\tfrank\tp1\t9\t0.5\nc\tphysics\t\t\t7\t0.4\n");
        QVERIFY(pasted.unusable.empty());
        QCOMPARE(pasted.changes,
                 std::vector<Edit>(
                     {ShareEdit{{"chem", "frank", "p1"}, 9}, ShareEdit{{"physics", "", ""}, 7}}));
        QCOMPARE(pasted.unchanged, 2); // root and chem
        QCOMPARE(pasted.unusedColumns, QStringList({"Cluster", "NormShares"}));

        const auto ofTree = f.read("account\tuser\tshares\troot\nroot\t\t1\nchem\terin\t3\n");
        QVERIFY(ofTree.unusable.empty());
        QCOMPARE(ofTree.changes.size(), 1U);
        QCOMPARE(f.read("Account\tUser\tRawShares\n  chem\terin\t1\n").unchanged, 1);
    }

    void usersOfAPartitionAreAdded()
    {
        const Fixture f;
        const auto pasted = f.read("account\tuser\tpartition\tshares\n"
                                   "chem\tfrank\tp2\t5\nchem\t\tp2\t5\n");
        QCOMPARE(pasted.added, std::vector<Edit>({AddEdit{{"chem", "frank", "p2"}, "", 5}}));
        QCOMPARE(pasted.unusable.size(), 1U);
        QCOMPARE(pasted.unusable[0].number, 3);
    }

    /// An account comes before its users, with the shares of its own line, wherever that stands.
    void whatIsNotThereIsAdded()
    {
        const Fixture f;
        const auto pasted = f.read("lab\tzoe\t3\nchem\tyves\t2\nlab\t9\nbio\tzoe\t1\n");
        QCOMPARE(pasted.added,
                 std::vector<Edit>(
                     {AddEdit{{"lab", "", ""}, "chem", 9}, AddEdit{{"lab", "zoe", ""}, "", 3},
                      AddEdit{{"chem", "yves", ""}, "", 2}, AddEdit{{"bio", "", ""}, "chem", 1},
                      AddEdit{{"bio", "zoe", ""}, "", 1}}));
        QCOMPARE(pasted.addedAccounts, 2);
        QCOMPARE(pasted.addedUsers, 3);
        QCOMPARE(pasted.addedLines.size(), 5U);
        QCOMPARE(pasted.addedLines[0].number, 1);
        QVERIFY(pasted.addedLines[0].words.contains("lab"));
        QVERIFY(f.document.snapshot()->assocs.size() > 1);
    }

    /// A parent may be another one that is not there, wherever its line stands.
    void aColumnTellsParentsOfNewAccounts()
    {
        const Fixture f;
        const auto pasted = f.read("Account\tParent\tUser\tShares\n"
                                   "laser\tlab\t\t2\n"
                                   "laser\tlaser\tzoe\t4\n"
                                   "lab\tphysics\t\t9\n"
                                   "other\t\t\t5\n"
                                   "optics\tphysics\t\t7\n");
        QVERIFY(pasted.unusable.empty());
        QVERIFY(pasted.unusedColumns.isEmpty());
        QCOMPARE(pasted.added,
                 std::vector<Edit>({AddEdit{{"lab", "", ""}, "physics", 9},
                                    AddEdit{{"laser", "", ""}, "lab", 2},
                                    AddEdit{{"laser", "zoe", ""}, "", 4},
                                    AddEdit{{"other", "", ""}, "chem", 5}}));
        QCOMPARE(pasted.addedAccounts, 3);
        QCOMPARE(pasted.addedUsers, 1);
        QCOMPARE(pasted.changes, std::vector<Edit>({ShareEdit{{"optics", "", ""}, 7}}));
    }

    void parentsThatCannotBeAreNamed()
    {
        const Fixture f;
        const auto pasted = f.read("Account\tParent\tUser\tShares\n"
                                   "a\tnowhere\t\t2\n"
                                   "b\tc\t\t2\n"
                                   "c\tb\t\t2\n"
                                   "a\t\tzoe\t2\n"
                                   "d\td\t\t2\n"
                                   "optics\tchem\t\t2\n");
        QVERIFY(pasted.added.empty() && pasted.changes.empty());
        const std::vector<std::pair<int, const char*>> expected{
            {2, "nowhere"}, {3, "c"}, {4, "b"}, {5, "a"}, {6, "d"}, {7, "below physics"}};
        QCOMPARE(pasted.unusable.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            QCOMPARE(pasted.unusable[i].number, expected[i].first);
            QVERIFY2(pasted.unusable[i].words.contains(QLatin1String(expected[i].second)),
                     qPrintable(pasted.unusable[i].words));
        }
    }

    void badLinesAreNamed()
    {
        const Fixture f;
        const auto pasted = f.read("chem\tmany\n"
                                   "\t5\n"
                                   "chem\terin\t\n"
                                   "chem\n"
                                   "a\tb\tc\t4\n"
                                   "root\t5\n"
                                   "chem\t5\n"
                                   "chem\t6\n"
                                   "new|name\t5\n"
                                   "chem\tfrank\t5\n");
        const std::vector<std::pair<int, const char*>> expected{
            {1, "many"},         {2, "account is missing"}, {3, "erin"},
            {4, "two or three"}, {5, "two or three"},       {6, "root"},
            {8, "line 7"},       {9, "new|name"},           {10, "partition"}};
        QCOMPARE(pasted.unusable.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const auto& line = pasted.unusable[i];
            QCOMPARE(line.number, expected[i].first);
            QVERIFY2(line.words.contains(QLatin1String(expected[i].second)),
                     qPrintable(line.words));
        }
        QCOMPARE(pasted.changes.size(), 1U);
        QVERIFY(pasted.added.empty());
        QVERIFY(f.read(" \n\t\n").isEmpty());
        QVERIFY(f.read("").isEmpty());
    }

    void takesLinearTime()
    {
        const auto task = [](int count) {
            QString text;
            for (int i = 0; i < count; ++i)
                text += QStringLiteral("chem\tu%1\t3\nlab%1\tx\t2\n").arg(i);
            return [text] {
                const Fixture f;
                QVERIFY(f.read(text).unusable.empty());
            };
        };
        QVERIFY(isLinear(task(1000), task(8000)));
    }
};

FAIRLEAD_QTTEST(PastedSharesTest)
#include "tst_pastedshares.moc"
