// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a command writes replaces what Fairlead wrote, and no file of somebody else.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::tests;

class ForeignFiles : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void aForeignFileStays_data();
    void aForeignFileStays();
    void tablesOfFairleadAreReplaced();
    void scriptsAndPartsOfFairleadAreReplaced();

private:
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder->filePath(QLatin1String(name));
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {
QStringList search(const QStringList& more)
{
    return QStringList{"finder",   "demo:limoges",
                       "--target", "mean wait <= 2 min",
                       "--vary",   "PriorityWeightAge=0..1000"}
    + more;
}

Result<void> writeNoPdf(const reports::ReportData& /*data*/, const QString& /*path*/)
{
    return {};
}
} // namespace

void ForeignFiles::aForeignFileStays_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("words"); // %1: the folder
    const QStringList report{"report", "demo:textbook"};
    QTest::newRow("PDF") << "r.pdf" << report + QStringList{"--output", "%1/r.pdf"};
    QTest::newRow("table") << "jobs.csv" << report + QStringList{"--csv", "%1"};
    QTest::newRow("table that this report has not")
        << "compare.csv" << report + QStringList{"--csv", "%1"};
    QTest::newRow("script") << "a.sh" << search({"--array", "2", "--output", "%1/a.sh"});
    QTest::newRow("part") << "p.json" << search({"--slice", "0/2", "--output", "%1/p.json"});
}

void ForeignFiles::aForeignFileStays()
{
    QFETCH(QString, name);
    QFETCH(QStringList, words);
    const auto file = m_folder->filePath(name);
    const QByteArray mine("%PDF-1.7 a thesis,Rank,JobID\n");
    QVERIFY(writeFile(file, mine));
    words.replaceInStrings("%1", m_folder->path());
    const auto run = runCli(words, writeNoPdf);
    QVERIFY2(run.exitCode == 4, run.err.constData());
    QVERIFY2(run.err.contains("that Fairlead did not write"), run.err.constData());
    QCOMPARE(fileContent(file), mine);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{name});
}

// In any dialect; and a file with nothing in it is nobody's.
void ForeignFiles::tablesOfFairleadAreReplaced()
{
    const QStringList words{"report", "demo:limoges", "--csv", m_folder->path()};
    QVERIFY(writeFile(path("weights.csv"), {}));
    QCOMPARE(runCli(words
                    + QStringList{"--csv-dialect", "bom,semicolon", "--set", "PriorityWeightAge=1"})
                 .exitCode,
             0);
    QVERIFY(fileContent(path("weights.csv")).contains("Name;Value"));
    const auto run = runCli(words);
    QVERIFY2(run.exitCode == 0, run.err.constData());
    for (const auto& name : {"weights.csv", "shares.csv", "jobs.csv", "qos.csv", "usage.csv"})
        QVERIFY2(fileContent(path(name)).contains(','), name);
    QVERIFY(!QFile::exists(path("compare.csv")));
    QCOMPARE(runCli({"report", "demo:moab", "--csv", m_folder->path()}).exitCode, 0);
    QCOMPARE(runCli(words).exitCode, 0);
}

void ForeignFiles::scriptsAndPartsOfFairleadAreReplaced()
{
    for (int i = 0; i < 2; ++i) {
        const auto script = runCli(search({"--array", "2", "--output", path("a.sh")}));
        QVERIFY2(script.exitCode == 0, script.err.constData());
    }
    QVERIFY(writeFile(path("p.json"), "{\n    \"digest\": \"x\",\n    \"fairlead-finder\": 1}"));
    const auto part = runCli(search({"--slice", "0/200", "--output", path("p.json")}));
    QVERIFY2(part.exitCode == 0, part.err.constData());
}

FAIRLEAD_QTTEST(ForeignFiles)
#include "tst_foreignfiles.moc"
