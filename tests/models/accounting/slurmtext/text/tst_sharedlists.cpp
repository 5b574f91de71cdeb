// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/text/fields.h"
#include "models/accounting/slurmtext/text/sharedlists.h"
#include "tests/support/qttestmain.h"

#include <QTest>

#include <random>

using namespace fairlead;
using namespace fairlead::accounting;

class SharedListsTest : public QObject
{
    Q_OBJECT

private slots:
    void linesWithTheSameNamesShareThem();
    void anyTextIsReadAsAlone();
    void partitionsAreNamesBetweenCommas();
};

void SharedListsTest::linesWithTheSameNamesShareThem()
{
    SharedLists lists;
    const auto first = lists.tres("cpu=4,mem=16G,gres/gpu=1");
    const auto other = lists.tres("cpu=4,node=1");
    const auto again = lists.tres("cpu=8,mem=500M,gres/gpu=0");
    QCOMPARE(&again.names()[0], &first.names()[0]);
    QVERIFY(&other.names()[0] != &first.names()[0]);
    QCOMPARE(again[1].second, std::uint64_t{500});
    QCOMPARE(&lists.name("fast").str(), &lists.name("fast").str());
}

/// Whatever stood in the lines before, each is read as parseTresCounts() reads it.
void SharedListsTest::anyTextIsReadAsAlone()
{
    const std::vector<std::string> pieces{
        "cpu=4", "mem=16G", "mem=",   "CPU=4",  "cpu=4 ",  "cpu",    "=7", "node=x", ",",
        ",",     ",",       "mem=1,", "cpu=+1", "cpu=1e3", "cpu=-1", "",   "(null)", "mem=1.5G"};
    std::mt19937 random(1);
    SharedLists lists;
    for (int i = 0; i < 5000; ++i) {
        std::string text;
        for (auto count = random() % 5; count > 0; --count)
            text += pieces[random() % pieces.size()] + (random() % 3 == 0 ? "" : ",");
        std::vector<std::string> bad;
        std::vector<std::string> badAlone;
        QVERIFY(lists.tres(text, &bad) == JobTres(parseTresCounts(text, &badAlone)));
        QVERIFY(bad == badAlone);
    }
}

void SharedListsTest::partitionsAreNamesBetweenCommas()
{
    SharedLists lists;
    const auto names = lists.names("fast,,slow,");
    QVERIFY((names == std::vector<std::string>{"fast", "slow"}));
    QCOMPARE(&lists.names("fast,,slow,")[0], &names[0]);
    QVERIFY(lists.names("").empty());
}

FAIRLEAD_QTTEST(SharedListsTest)
#include "tst_sharedlists.moc"
