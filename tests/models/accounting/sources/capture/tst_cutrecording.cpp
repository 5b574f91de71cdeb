// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/capture/recordedcapture.h"
#include "tests/models/accounting/slurmtext/textof.h"
#include "tests/models/accounting/sources/capture/goldencapture.h"
#include "tests/support/qttestmain.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

using namespace fairlead;
using namespace fairlead::tests;

/// One file of a recording is damaged, also of the captures that were made before it and while it
/// went on: a replay of it says so.
class CutRecordingTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsDamagedIsSaid_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("instead");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char* name, const char* file, const char* pattern,
                            const char* instead, const char* said) {
            QTest::newRow(name) << QString::fromUtf8(file) << QString::fromUtf8(pattern)
                                << QString::fromUtf8(instead) << QByteArray(said);
        };
        row("a row of limits", "qos.txt", "1\\.000000.*?\\n", "1.\n",
            "qos.txt:2: the line has 9 of 26 columns and is left out");
        row("a moment of the beginning", "before/taken_at.txt", "\\d{3}$", "",
            "before/taken_at.txt:1: the first line is not a moment in seconds since 1970");
        row("a moment in between", "middle/taken_at.txt", "^.*$", "x1795970409",
            "middle:0: taken_at.txt tells no moment: no planned start is compared");
        row("a partition", "before/partitions.txt", "(PartitionName=gpu .*?) State=.*", "\\1",
            "before/partitions.txt:2: 1 line lacks what others have: gpu: State");
        row("a node", "before/nodes.txt", "(NodeName=n3 .*?)Weight=.*", "\\1\n",
            "before/nodes.txt:3: 1 line lacks what others have: n3: Weight");
        row("a job that waits", "middle/jobs.txt", "(JobId=102 .*?)StartTime=.*", "\\1\n",
            "middle/jobs.txt:20: 1 line lacks what others have: 102: StartTime");
        row("a node twice", "before/nodes.txt", "(NodeName=n2 .{100})", "\\1\n\\1",
            "before/nodes.txt:3: 1 node appears twice, and its first line is used: n2");
    }

    void whatIsDamagedIsSaid()
    {
        QFETCH(QString, file);
        QFETCH(QString, pattern);
        QFETCH(QString, instead);
        QFETCH(QByteArray, said);
        QCOMPARE(issuesOfRecording().count('\n'), 1); // JobDefaults, which a replay does not know
        auto content = QString::fromUtf8(contentOf(path(file)));
        const auto before = content;
        content.replace(QRegularExpression(pattern), instead);
        QVERIFY(content != before);
        put(file, content.toUtf8());
        const auto issues = issuesOfRecording();
        QVERIFY2(issues.contains(said), issues);
    }

    void init()
    {
        const QString from = QStringLiteral(FAIRLEAD_TEST_DATA "/replay/gpus");
        for (QDirIterator it(from, QDir::Files, QDirIterator::Subdirectories); it.hasNext();) {
            const auto file = it.next();
            put(file.mid(from.size() + 1), contentOf(file));
        }
    }

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    void put(const QString& name, const QByteArray& content) const
    {
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }
    [[nodiscard]] QByteArray issuesOfRecording() const
    {
        const auto recording
            = accounting::readRecordedCapture(m_folder.path(), accounting::SourceOptions());
        return recording ? issuesOf(recording->issues)
                         : QByteArray::fromStdString(english(recording.error().message));
    }

    QTemporaryDir m_folder;
};

FAIRLEAD_QTTEST(CutRecordingTest)
#include "tst_cutrecording.moc"
