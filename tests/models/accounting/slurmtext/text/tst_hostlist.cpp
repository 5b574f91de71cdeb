// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/text/hostlist.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

class HostListTest : public QObject
{
    Q_OBJECT

private slots:
    void everyNameIsVisited_data();
    void everyNameIsVisited();
    void aFewWordsDoNotTakeForEver();
};

void HostListTest::everyNameIsVisited_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<QByteArray>("names");
    const auto row = [](const char* list, const char* names) {
        QTest::newRow(*list == '\0' ? "empty" : list) << QByteArray(list) << QByteArray(names);
    };
    row("login", "login ");
    row("n[1-3]", "n1 n2 n3 ");
    row("n[01-03,7],login", "n01 n02 n03 n7 login ");
    row("n[8-11]", "n8 n9 n10 n11 ");
    row("r[1-2]n[1-2]-ib", "r1n1-ib r1n2-ib r2n1-ib r2n2-ib ");
    row(" a , b ", "a b ");
    row("", "");
    row(",,", "");
    row("n[3-1]", "");
    row("n[x]", "");
    row("n[1-", "n[1- "); // nothing that closes: a name as it stands
}

void HostListTest::everyNameIsVisited()
{
    QFETCH(QByteArray, list);
    QByteArray names;
    std::size_t left = 1000;
    forEachHost(list.toStdString(), left,
                [&](const std::string& name) { names += QByteArray::fromStdString(name) + ' '; });
    QTEST(names, "names");
}

void HostListTest::aFewWordsDoNotTakeForEver()
{
    for (const auto* list : {"n[0-9223372036854775807]", "n[1-99999][1-99999][1-99999]",
                             "a[1-9][1-9][1-9][1-9][1-9][1-9][1-9][1-9][1-9][1-9][1-9]"}) {
        std::size_t left = 1000;
        std::size_t visited = 0;
        forEachHost(list, left, [&](const std::string&) { ++visited; });
        QVERIFY2(visited < 1000, list);
        QCOMPARE(left, 0U);
    }
}

FAIRLEAD_QTTEST(HostListTest)
#include "tst_hostlist.moc"
