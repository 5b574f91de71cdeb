// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/machine/nodegres.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

class NodeGresTest : public QObject
{
    Q_OBJECT

private:
    static QString told(const char* text)
    {
        QStringList words;
        for (const auto& gres : nodeGres(text))
            words << QString::fromStdString(gres.name + "/" + gres.type + "/"
                                            + std::to_string(gres.count));
        return words.join(QLatin1Char(' '));
    }

private slots:
    void namesTypesAndCounts()
    {
        QCOMPARE(told("gpu:4"), QStringLiteral("gpu//4"));
        QCOMPARE(told("GPU:A100:4(S:0-1),gpu:v100:2"), QStringLiteral("gpu/A100/4 gpu/v100/2"));
        QCOMPARE(told("gpu:a100,license"), QStringLiteral("gpu/a100/1 license//1"));
        QCOMPARE(told("gpu:a100:4(S:0,2),nic:1"), QStringLiteral("gpu/a100/4 nic//1"));
        QCOMPARE(told("gpu:-3"), QStringLiteral("gpu//0"));
        QCOMPARE(told(""), QString());
        QCOMPARE(told("(null)"), QString());
    }
};

FAIRLEAD_QTTEST(NodeGresTest)
#include "tst_nodegres.moc"
