// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/naturalorder.h"
#include "tests/support/qttestmain.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

using fairlead::models::comesBefore;

class NaturalOrderTest : public QObject
{
    Q_OBJECT

private slots:
    void numbersInNamesCount()
    {
        std::vector<std::string> names{"group10", "group2", "group", "group100", "group1",
                                       "group1b", "chem",   "7",     "group02",  "é"};
        const std::vector<std::string> sorted{"7",       "chem",   "group",   "group1",   "group1b",
                                              "group02", "group2", "group10", "group100", "é"};
        std::ranges::sort(names, comesBefore);
        QVERIFY(names == sorted);
        const std::string many(400, '9'); // more than a number type holds
        QVERIFY(comesBefore("a" + many, "a1" + many));
        QVERIFY(!comesBefore(many, many));
    }
};

FAIRLEAD_QTTEST(NaturalOrderTest)
#include "tst_naturalorder.moc"
