// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The lines of a capture carry no order: shuffling them changes no answer.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <random>

using namespace fairlead::tests;

class Shuffled : public QObject
{
    Q_OBJECT

private slots:
    void answersDoNotDependOnTheOrderOfLines_data();
    void answersDoNotDependOnTheOrderOfLines();
};

namespace {
/// Shuffles all lines but the first `headers` ones.
QByteArray shuffled(const QByteArray& content, qsizetype headers, unsigned seed)
{
    auto lines = content.split('\n');
    if (lines.last().isEmpty())
        lines.removeLast();
    std::mt19937 random(seed);
    std::shuffle(lines.begin() + std::min(headers, lines.size()), lines.end(), random);
    return lines.join('\n') + '\n';
}

/// Shuffles the association records of assoc_mgr, each of several lines.
QByteArray shuffledRecords(const QByteArray& content, unsigned seed)
{
    const auto start = content.indexOf("ClusterName=");
    const auto end = content.indexOf("QOS Records");
    auto records = content.mid(start, end - start).split('\n');
    QList<QByteArray> whole;
    for (const auto& line : records) {
        if (line.startsWith("ClusterName="))
            whole.append(line + '\n');
        else if (!line.trimmed().isEmpty())
            whole.last() += line + '\n';
    }
    std::mt19937 random(seed);
    std::shuffle(whole.begin(), whole.end(), random);
    return content.left(start) + whole.join() + '\n' + content.mid(end);
}

void shuffleCapture(const QString& folder, unsigned seed)
{
    const QHash<QString, qsizetype> headers{
        {"assocs.txt", 1},     {"raw_usage.txt", 0}, {"qos.txt", 1},
        {"partitions.txt", 0}, {"nodes.txt", 0},     {"jobs.txt", 0},
        {"config.txt", 0},     {"sprio.txt", 0},     {"usage.txt", 0}};
    for (auto file = headers.begin(); file != headers.end(); ++file) {
        const auto path = folder + QLatin1Char('/') + file.key();
        if (QFile::exists(path))
            writeFile(path, shuffled(fileContent(path), file.value(), seed));
    }
    const auto manager = folder + QStringLiteral("/assoc_mgr.txt");
    writeFile(manager, shuffledRecords(fileContent(manager), seed));
}
} // namespace

void Shuffled::answersDoNotDependOnTheOrderOfLines_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<bool>("exact");
    for (const auto& name : goldenCases()) {
        QTest::addRow("%s", qPrintable(name)) << goldenFolder(name) << true;
        QTest::addRow("%s, two decimals", qPrintable(name)) << goldenFolder(name) << false;
    }
}

void Shuffled::answersDoNotDependOnTheOrderOfLines()
{
    QFETCH(QString, folder);
    QFETCH(bool, exact);
    const QTemporaryDir straight;
    const QTemporaryDir mixed;
    for (const auto* target : {&straight, &mixed}) {
        copyCapture(folder, target->path());
        if (!exact)
            QFile::remove(target->filePath("raw_usage.txt"));
    }
    shuffleCapture(mixed.path(), 42);
    QVERIFY(fileContent(mixed.filePath("assocs.txt"))
            != fileContent(straight.filePath("assocs.txt")));
    for (const auto& words :
         {QStringList{"jobs", "--all", "--format", "csv"},
          {"shares", "--format", "csv"},
          {"weights", "--format", "csv"},
          {"shares", "--set", "PriorityDecayHalfLife=1-0", "--format", "csv"}}) {
        auto one = words;
        auto two = words;
        one.insert(1, straight.path());
        two.insert(1, mixed.path());
        QCOMPARE(runCli(two).out, runCli(one).out);
    }
}

FAIRLEAD_QTTEST(Shuffled)
#include "tst_shuffled.moc"
