// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A line that stands in a list once more is told, and blamed on no other file; what two readers
// find in one file is told once.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fairlead::tests;

class RepeatedLinesTest : public QObject
{
    Q_OBJECT

private slots:
    void aLineOnceMoreMakesNoOtherFileIncomplete_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("told");
        QTest::newRow("associations")
            << "assocs.txt" << QByteArray("“cistem” appears twice; the first one is used");
        QTest::newRow("jobs") << "jobs.txt" << QByteArray("appears twice; the first one is used");
    }
    void aLineOnceMoreMakesNoOtherFileIncomplete()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, told);
        const QTemporaryDir folder;
        const auto site = folder.filePath("site");
        copyCapture(goldenFolder(QStringLiteral("slurm-26.11.0-0rc1/fairtree")), site);
        const auto path = site + u'/' + file;
        const auto content = fileContent(path);
        QVERIFY(QFile::remove(path));
        QVERIFY(writeFile(path, content + content.split('\n').value(4) + '\n'));
        for (const auto* command : {"jobs", "shares"}) {
            const auto run = runCli({command, site});
            QCOMPARE(run.exitCode, 0);
            QVERIFY2(run.err.contains(told), run.err);
            QVERIFY2(!run.err.contains("it covers") && !run.err.contains("it has no row"), run.err);
        }
    }

    /// A replay reads them for the cluster and for the recording.
    void whatIsWrongWithAFileIsSaidOnce()
    {
        const QTemporaryDir folder;
        const auto site = folder.filePath("site");
        copyCapture(QStringLiteral(FAIRLEAD_TEST_DATA "/replay/fairtree"), site);
        for (const auto* name : {"history.txt", "qos.txt", "assocs.txt"}) {
            const auto path = site + u'/' + QLatin1String(name);
            auto content = fileContent(path);
            content.chop(20);
            QVERIFY(QFile::remove(path) && writeFile(path, content));
            const auto run = runCli({"replay", site, "--replicas", "1"});
            QCOMPARE(run.exitCode, 0);
            QCOMPARE(run.err.count("the file ends in the middle of a line"), 1);
            QVERIFY(QFile::remove(path));
            QVERIFY(QFile::copy(QStringLiteral(FAIRLEAD_TEST_DATA "/replay/fairtree/")
                                    + QLatin1String(name),
                                path));
        }
    }
};

FAIRLEAD_QTTEST(RepeatedLinesTest)
#include "tst_repeatedlines.moc"
