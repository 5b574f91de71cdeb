// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/text/arraytasks.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead::accounting;

class ArrayTasksTest : public QObject
{
    Q_OBJECT

private slots:
    void masksAndListsAreTasks()
    {
        using Tasks = std::vector<std::uint32_t>;
        QVERIFY(arrayTasks("1-3,7%2") == (Tasks{1, 2, 3, 7}));
        QVERIFY(arrayTasks("3-5]") == (Tasks{3, 4, 5}));
        QVERIFY(arrayTasks("0x101E") == (Tasks{1, 2, 3, 4, 12}));
        QVERIFY(arrayTasks("").empty() && arrayTasks("0x").empty() && arrayTasks("x-9").empty());
        QCOMPARE(arrayTasks("0-4294967294").size(), mostTasks);
        QVERIFY(arrayTasks("9-0").empty());
        QVERIFY(arrayTasks("1-3,7", 2) == (Tasks{1, 2}));
    }

    void thoseThatWaitAreCounted()
    {
        QCOMPARE(waitingTasks("4-9,12%2"), 7U);
        QCOMPARE(waitingTasks("0-98:2%4"), 50U);
        QVERIFY(arrayTasks("1-7:3,9") == (std::vector<std::uint32_t>{1, 4, 7, 9}));
        QVERIFY(arrayTasks("1-7:0,1-x:2").empty());
        QCOMPARE(waitingTasks("0x101E"), 5U);
        QCOMPARE(waitingTasks(""), 1U);
        QCOMPARE(waitingTasks("0-4294967294,0-4294967294:3"), std::uint32_t{mostTasks});
    }
};

FAIRLEAD_QTTEST(ArrayTasksTest)
#include "tst_arraytasks.moc"
