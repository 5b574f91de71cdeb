// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Of one thing programs say so: "1 nodes with 8 processors" stood beside replays.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead::tests;

class OneThing : public QObject
{
    Q_OBJECT

private slots:
    void aTraceOfOneNodeSaysSo()
    {
        const QTemporaryDir folder;
        QFile trace(folder.filePath("one.swf"));
        QVERIFY(trace.open(QIODevice::WriteOnly));
        trace.write("; UnixStartTime: 1000000000\n; MaxNodes: 1\n; MaxProcs: 8\n"
                    "1 0 5 100 1 -1 -1 1 200 -1 1 1 1 -1 1 1 -1 -1\n"
                    "2 10 50 100 1 -1 -1 1 200 -1 1 2 2 -1 1 1 -1 -1\n");
        trace.close();
        const auto run = runCli({"replay", trace.fileName(), "--replicas", "1"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.err.contains("nodes: 1 node with all processors, 8:"), run.err);
        static const QRegularExpression plural("\\b1 (nodes|jobs|rows|lines|accounts)\\b");
        QVERIFY2(!QString::fromUtf8(run.err).contains(plural), run.err);
    }
};

FAIRLEAD_QTTEST(OneThing)
#include "tst_onething.moc"
