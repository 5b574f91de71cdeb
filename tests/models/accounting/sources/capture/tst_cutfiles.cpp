// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/models/accounting/sources/capture/goldencapture.h"
#include "tests/support/effort.h"
#include "tests/support/qttestmain.h"

#include <QRegularExpression>
#include <QTest>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
constexpr int cutsOfFile = tests::isSanitized ? 8 : 132; // then each takes a hundred times as long
} // namespace

class CutFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void everyCutIsSaid_data();
    void everyCutIsSaid();
    void aWorseFileDoesNotWin_data();
    void aWorseFileDoesNotWin();
    void aTextThatTellsNothingDoesNotHideTheOther();
    void aQueueCutBetweenTwoJobsIsTold();
    void anUntouchedCaptureSaysNothing();
};

void CutFilesTest::everyCutIsSaid_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArrayList>("files");
    for (const auto* file : {"config.txt", "taken_at.txt", "assocs.txt", "assoc_mgr.txt", "qos.txt",
                             "nodes.txt", "partitions.txt", "jobs.txt", "sprio.txt", "usage.txt",
                             "raw_usage.txt", "shares.txt", "assoc_usage", "qos_usage"}) {
        auto files = common(file);
        if (QByteArray(file) == "shares.txt" || QByteArray(file).endsWith("_usage"))
            files.removeOne("assoc_mgr.txt");
        QTest::newRow(file) << QByteArray(file) << files;
    }
    QTest::newRow("dump.cfg") << QByteArray("dump.cfg")
                              << QByteArrayList{"dump.cfg", "assoc_mgr.txt", "sprio.txt"};
    for (const auto* file : {"assoc", "node", "part", "qos", "squeue", "sshare"})
        QTest::newRow(file) << QByteArray("json/") + file + ".json"
                            << QByteArrayList{"json/assoc.json",  "json/node.json",
                                              "json/part.json",   "json/qos.json",
                                              "json/sshare.json", "json/squeue.json"};
}

void CutFilesTest::everyCutIsSaid()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArrayList, files);
    const Capture capture(files);
    if (file == "json/squeue.json")
        capture.remove("jobs.txt");
    const auto whole = Capture::original(file);
    const auto untouched = capture.said();
    QVERIFY2(whole.size() > 8 && !untouched.startsWith("error"), untouched.constData());
    QByteArrayList silent;
    for (int i = 0; i < cutsOfFile; ++i) {
        const auto length = whole.size() * i / cutsOfFile;
        capture.put(file, whole.left(length));
        if (capture.said() == untouched)
            silent << QByteArray::number(length) + " of " + QByteArray::number(whole.size());
    }
    QVERIFY2(silent.isEmpty(), silent.join(", ").constData());
}

void CutFilesTest::aWorseFileDoesNotWin_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("empty") << QByteArray() << QByteArray("raw_usage.txt:0: the file is empty");
    QTest::newRow("some") << QByteArray("2|7.5\n37|1.0\n")
                          << QByteArray("raw_usage.txt:0: it holds the usage of 2 of 24 users and "
                                        "is not used: assoc_mgr.txt holds more");
    QTest::newRow("noise") << QByteArray("usage\n")
                           << QByteArray("raw_usage.txt:1: the line is not ID|raw usage");
}

void CutFilesTest::aWorseFileDoesNotWin()
{
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, said);
    const Capture capture(common());
    capture.put("raw_usage.txt", content);
    const auto all = capture.said();
    QVERIFY2(all.contains(said), all.constData());
    QVERIFY2(all.contains("raw usage, two decimals | assoc_mgr.txt"), all.constData());
    QVERIFY2(!all.contains("raw usage | raw_usage.txt"), all.constData());
}

void CutFilesTest::aTextThatTellsNothingDoesNotHideTheOther()
{
    const Capture capture(common("json/part.json"));
    capture.put("partitions.txt", "nothing of that kind\n");
    const auto said = capture.said();
    QVERIFY2(said.contains("partitions.txt:0: it holds nothing usable; json/part.json is used"),
             said.constData());
    QVERIFY2(said.contains("partitions | part.json"), said.constData());
}

/// Nothing in the file itself shows it: slurmctld's own count does.
void CutFilesTest::aQueueCutBetweenTwoJobsIsTold()
{
    const Capture capture(common());
    auto lines = Capture::original("jobs.txt").split('\n');
    lines.resize(10);
    capture.put("jobs.txt", lines.join('\n') + '\n');
    const auto said = capture.said();
    QVERIFY2(said.contains("assoc_mgr.txt:0: it counts 27 jobs that wait or run, and the queue has "
                           "10: one of them was cut"),
             said.constData());
}

void CutFilesTest::anUntouchedCaptureSaysNothing()
{
    for (const auto* file : {"raw_usage.txt", "shares.txt"}) {
        const auto said = Capture(common(file)).said();
        static const QRegularExpression issue(QStringLiteral("\\.txt:[0-9]"));
        QVERIFY2(!QString::fromUtf8(said).contains(issue), said.constData());
    }
}

FAIRLEAD_QTTEST(CutFilesTest)
#include "tst_cutfiles.moc"
