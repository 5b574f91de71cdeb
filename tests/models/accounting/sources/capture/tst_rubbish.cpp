// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Ten times the rubbish takes the same memory: what is said of it is counted, not kept.

#include "models/accounting/sources/capture/capturefolder.h"
#include "tests/models/accounting/slurmtext/textof.h"
#include "tests/support/qttestmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <malloc.h>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
constexpr int few = 5000; // lines
constexpr int many = 10 * few;
constexpr std::size_t mostIssues = 4 * Issues::mostAlike; // a line may be odd in several ways
constexpr std::size_t mostGrowth = 2 << 20; // bytes; 45 000 issues are 15 MB and more

QByteArray original(const QByteArray& name)
{
    QFile file(QStringLiteral(FAIRLEAD_TEST_DATA "/golden/slurm-26.11.0-0rc1/fairtree/")
               + QString::fromLatin1(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Bytes in use; 0 under sanitizers, which have a heap of their own.
std::size_t inUse()
{
    const auto info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

struct Read
{
    std::size_t kept = 0; ///< issues
    std::size_t total = 0;
    std::size_t bytes = 0; ///< of what was read
};

/// A capture with so many lines of rubbish behind what one of its files holds.
Read withRubbish(const QByteArray& file, const QByteArray& line, int lines)
{
    const QTemporaryDir folder;
    for (const QByteArray name :
         {"assocs.txt", "config.txt", "taken_at.txt", "jobs.txt", "nodes.txt", "partitions.txt",
          "qos.txt", "usage.txt", "sprio.txt"})
        tests::written(folder.filePath(QString::fromLatin1(name)), original(name));
    auto content = original(file);
    for (int i = 0; i < lines; ++i)
        content += line + '\n';
    tests::written(folder.filePath(QString::fromLatin1(file)), content);
    const auto before = inUse();
    auto records = readCaptureFolder(folder.path(), {});
    if (!records)
        return {};
    const auto snapshot = buildSnapshot(*std::move(records));
    if (!snapshot)
        return {};
    const auto& issues = (*snapshot)->issues;
    return {issues.size(), issues.total(), inUse() - before};
}
} // namespace

class RubbishTest : public QObject
{
    Q_OBJECT

private slots:
    void ofMuchRubbishLittleIsKept_data();
    void ofMuchRubbishLittleIsKept();
};

void RubbishTest::ofMuchRubbishLittleIsKept_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<bool>("isEachTold");
    QTest::newRow("assocs") << QByteArray("assocs.txt") << QByteArray("a|b") << true;
    QTest::newRow("jobs") << QByteArray("jobs.txt") << QByteArray("JobId=x words") << true;
    QTest::newRow("nodes") << QByteArray("nodes.txt") << QByteArray("words") << false;
    QTest::newRow("partitions") << QByteArray("partitions.txt") << QByteArray("words") << true;
    QTest::newRow("qos") << QByteArray("qos.txt") << QByteArray("a|b") << true;
    QTest::newRow("usage") << QByteArray("usage.txt") << QByteArray("a|b") << false;
    QTest::newRow("raw_usage") << QByteArray("raw_usage.txt") << QByteArray("a|b|c") << true;
    QTest::newRow("shares") << QByteArray("shares.txt") << QByteArray("a|b|c") << true;
    QTest::newRow("sprio") << QByteArray("sprio.txt") << QByteArray("a|b|c") << false;
}

void RubbishTest::ofMuchRubbishLittleIsKept()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, line);
    QFETCH(bool, isEachTold);
    const auto little = withRubbish(file, line, few);
    const auto much = withRubbish(file, line, many);
    QVERIFY(little.kept > 0 && little.kept < mostIssues);
    QVERIFY2(much.kept < mostIssues, QByteArray::number(quint64(much.kept)).constData());
    if (isEachTold)
        QVERIFY(much.total >= std::size_t{many});
    QVERIFY2(much.bytes < little.bytes + mostGrowth,
             QByteArray::number(quint64(much.bytes - little.bytes)).constData());
}

FAIRLEAD_QTTEST(RubbishTest)
#include "tst_rubbish.moc"
