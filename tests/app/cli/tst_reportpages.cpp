// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How the pages of a report are filled, measured on the words that they show.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace fairlead::tests;

namespace {
/// A line of text on a page, in points from the top.
struct Line
{
    double top = 0.0;
    double bottom = 0.0;
};

constexpr double margin = 58.0; // above and below what is painted

QByteArray output(const QString& program, const QStringList& words)
{
    QProcess process;
    process.start(program, words);
    return process.waitForFinished(fairlead::tests::longestWait) && process.exitCode() == 0
        ? process.readAllStandardOutput()
        : QByteArray();
}
} // namespace

class ReportPages : public QObject
{
    Q_OBJECT

private slots:
    void headingsHaveSomethingBelowAndNoPageIsNearlyEmpty_data();
    void headingsHaveSomethingBelowAndNoPageIsNearlyEmpty();
    void theMethodSaysHowFarTheNumbersAreTheSchedulers();
    void aReportWithoutTheOutlookThatWasAskedForSaysWhy();
    void oneIsSaidAsOne();
    void namesWithDigitsCanBeFound();
    void reasonsStayWholeBesideTheChange();

private:
    static QList<Line> linesOf(const QString& page, double height);
    static bool isHeading(const Line& line, const QList<Line>& lines);
    static std::size_t below(const Line& line, const QList<Line>& lines);
};

/// Without what every page repeats.
QList<Line> ReportPages::linesOf(const QString& page, double height)
{
    static const QRegularExpression word(
        QStringLiteral("yMin=\"([0-9.]+)\" xMax=\"[0-9.]+\" yMax=\"([0-9.]+)\""));
    QList<Line> lines;
    for (auto found = word.globalMatch(page); found.hasNext();) {
        const auto match = found.next();
        const Line line{match.captured(1).toDouble(), match.captured(2).toDouble()};
        if (line.top > margin - 8 && line.bottom < height - margin + 8)
            lines << line;
    }
    return lines;
}

/// By its letters: 12 points beside the smallest ones, of 7.5 points, whatever the font.
bool ReportPages::isHeading(const Line& line, const QList<Line>& lines)
{
    const auto size = [](const Line& of) { return of.bottom - of.top; };
    const auto smallest = size(*std::ranges::min_element(lines, {}, size));
    return std::abs(size(line) / smallest - 12.0 / 7.5) < 0.03;
}

/// How many lines of text are below it.
std::size_t ReportPages::below(const Line& line, const QList<Line>& lines)
{
    std::set<int> tops;
    for (const auto& other : lines) {
        if (other.top > line.bottom - 1)
            tops.insert(static_cast<int>(std::lround(other.top)));
    }
    return tops.size();
}

void ReportPages::headingsHaveSomethingBelowAndNoPageIsNearlyEmpty_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QStringList>("options");
    const QStringList six{"--share", "cistem=4",  "--share", "ingenomix=2",
                          "--share", "xlim=300",  "--share", "shs=200",
                          "--share", "geist=100", "--set",   "PriorityWeightAge=5000"};
    const QStringList advice{"--set", "PriorityMaxAge=00:10:00", "--set",
                             "PriorityWeightAssoc=5000"};
    const auto add = [](const char* what, const QString& source, const QStringList& options) {
        for (const auto* language : {"en", "fr", "zh"}) {
            for (const auto* paper : {"a4", "letter"})
                QTest::addRow("%s, %s, %s", what, language, paper)
                    << source << options + QStringList{"--language", language, "--paper", paper};
        }
    };
    const auto data = QStringLiteral(FAIRLEAD_TEST_DATA "/");
    for (const auto* folder :
         {"golden/slurm-22.05.8/fairtree", "golden/slurm-22.05.8/classic",
          "golden/slurm-26.11.0-0rc1/fairtree", "replay/firstcycle", "replay/manyfeatures"})
        add(folder, data + QLatin1String(folder), {});
    add("six changes", "demo:limoges", six);
    add("six changes, advice", "demo:limoges", six + advice);
    add("advice", "demo:limoges", advice);
    add("edited folder", data + "golden/slurm-22.05.8/classic", advice);
    add("demo", "demo:limoges", {});
    add("moab", "demo:moab", {});
    add("textbook", "demo:textbook", {});
    // The table of the first in rank had left its heading.
    add("basic", data + "replay/basic", {"--replicas", "2", "--set", "PriorityWeightAge=9000"});
}

void ReportPages::headingsHaveSomethingBelowAndNoPageIsNearlyEmpty()
{
    if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
        QSKIP("pdftotext (poppler-utils) is not installed");
    QFETCH(const QString, source);
    QFETCH(const QStringList, options);
    const QTemporaryDir scratch;
    const auto pdf = scratch.filePath("r.pdf");
    QProcess program;
    program.start(QStringLiteral(FAIRLEADCTL),
                  QStringList{"report", source, "--output", pdf} + options);
    QVERIFY(program.waitForFinished(fairlead::tests::longestWait));
    const auto pages = QString::fromUtf8(output("pdftotext", {"-bbox", pdf, "-"}))
                           .split(QStringLiteral("<page "))
                           .mid(1);
    QVERIFY(pages.size() > 1);
    const auto height = pages.first().section(QStringLiteral("height=\""), 1).section('"', 0, 0);
    for (qsizetype i = 0; i < pages.size(); ++i) {
        const auto number = QByteArray::number(i + 1);
        const auto lines = linesOf(pages[i], height.toDouble());
        QVERIFY2(!lines.isEmpty(), "page " + number + " is empty");
        const auto last = std::ranges::max_element(lines, {}, &Line::bottom)->bottom;
        constexpr std::size_t fewLines = 4; // the notes and the first rows
        const auto next = linesOf(pages.value(i + 1), height.toDouble());
        const bool isWhole
            = next.isEmpty() || isHeading(*std::ranges::min_element(next, {}, &Line::top), next);
        const auto fewest = isWhole ? 1 : fewLines; // a short one may have no more
        for (const auto& line : lines)
            QVERIFY2(!isHeading(line, lines) || below(line, lines) >= fewest,
                     "a heading is alone on page " + number);
        const auto filled = (last - margin) / (height.toDouble() - 2 * margin);
        QVERIFY2(filled > 0.3, "page " + number + ": filled " + QByteArray::number(filled));
    }
}

/// The digits beside letters were of a font that does not name them: "u0001" was found as "u".
void ReportPages::namesWithDigitsCanBeFound()
{
    if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
        QSKIP("pdftotext (poppler-utils) is not installed");
    const QTemporaryDir scratch;
    const auto usersIn = [&](const QString& language) {
        const auto pdf = scratch.filePath("r.pdf");
        output(QStringLiteral(FAIRLEADCTL),
               {"report", QStringLiteral(FAIRLEAD_TEST_DATA "/golden/slurm-22.05.8/fairtree"),
                "--language", language, "--output", pdf});
        const auto text = QString::fromUtf8(output("pdftotext", {pdf, "-"}));
        static const QRegularExpression user(QStringLiteral("\\bu[0-9]{4}\\b"));
        QStringList users;
        for (auto found = user.globalMatch(text); found.hasNext();)
            users << found.next().captured();
        users.removeDuplicates();
        users.sort();
        return users;
    };
    const auto english = usersIn(QStringLiteral("en"));
    QVERIFY(english.size() > 3);
    QCOMPARE(usersIn(QStringLiteral("zh")), english);
    QCOMPARE(usersIn(QStringLiteral("fr")), english);
}

/// A scenario brings a column: the bars give way before a word breaks.
void ReportPages::reasonsStayWholeBesideTheChange()
{
    if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
        QSKIP("pdftotext (poppler-utils) is not installed");
    const QTemporaryDir scratch;
    const auto pdf = scratch.filePath("r.pdf");
    output(QStringLiteral(FAIRLEADCTL),
           {"report", QStringLiteral(FAIRLEAD_TEST_DATA "/replay/wholenodes"), "--share", "bio=400",
            "--output", pdf});
    const auto text = output("pdftotext", {"-layout", pdf, "-"});
    const auto rows = text.count("QOSMaxNode");
    QVERIFY(rows > 2);
    QCOMPARE(text.count("QOSMaxNodePerUserLimit"), rows);
}

void ReportPages::theMethodSaysHowFarTheNumbersAreTheSchedulers()
{
    if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
        QSKIP("pdftotext (poppler-utils) is not installed");
    const QTemporaryDir scratch;
    const auto textOf = [&](const QString& source) {
        const auto pdf = scratch.filePath("r.pdf");
        output(QStringLiteral(FAIRLEADCTL), {"report", source, "--output", pdf});
        return QString::fromUtf8(output("pdftotext", {pdf, "-"})).simplified();
    };
    const auto compared = QStringLiteral("Checked against the scheduler's own numbers");
    const auto golden = textOf(QStringLiteral(FAIRLEAD_TEST_DATA "/golden/slurm-22.05.8/fairtree"));
    QVERIFY2(golden.contains(compared + QStringLiteral(" — sprio: ")),
             qPrintable(golden.right(900)));
    QVERIFY(!textOf("demo:limoges").contains(compared));
}

/// Of a source without a history nothing was written.
void ReportPages::aReportWithoutTheOutlookThatWasAskedForSaysWhy()
{
    const QTemporaryDir folder;
    const QStringList toTables{"report", "demo:textbook", "--csv", folder.filePath("tables")};
    const auto run = runCli(toTables + QStringList{"--replicas", "2"});
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.err.contains("without outlook: this demo has no history of jobs"), run.err);
    QVERIFY(!runCli(toTables).err.contains("outlook"));
    if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
        QSKIP("pdftotext (poppler-utils) is not installed");
    const auto pdf = folder.filePath("report.pdf");
    const auto textWith = [&](const QStringList& options) {
        output(QStringLiteral(FAIRLEADCTL),
               QStringList{"report", "demo:textbook", "--output", pdf} + options);
        return QString::fromUtf8(output("pdftotext", {pdf, "-"})).simplified();
    };
    const auto text = textWith({"--replicas", "2"});
    QVERIFY2(text.contains("There is no outlook: replays need a history of jobs. This demo has no"),
             qPrintable(text));
    QVERIFY(!textWith({}).contains("outlook"));
}

/// "1 jobs in the queue", "1 accounts".
void ReportPages::oneIsSaidAsOne()
{
    if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
        QSKIP("pdftotext (poppler-utils) is not installed");
    if (FAIRLEAD_HAS_LANGUAGES == 0)
        QSKIP("built without the languages");
    const QTemporaryDir scratch;
    const auto write = [&](const char* name, const QByteArray& text) {
        QFile file(scratch.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    QVERIFY(write("config.txt",
                  "ClusterName = one\nPriorityType = priority/multifactor\n"
                  "PriorityWeightFairshare = 1000\nSLURM_VERSION = 22.05.8\n"));
    QVERIFY(write("taken_at.txt", "1795206114\n"));
    QVERIFY(write("assocs.txt",
                  "Cluster|Account|User|Partition|ParentName|Share|ID\n"
                  "one|root||||1|1\none|a|||root|1|2\none|a|ann|||1|3\n"));
    QVERIFY(write("partitions.txt", "PartitionName=normal\n"));
    QVERIFY(write("jobs.txt",
                  "JobId=7 JobName=x UserId=ann(1001) Priority=1 Nice=0 Account=a QOS=normal "
                  "JobState=PENDING Reason=Priority TimeLimit=01:00:00 "
                  "SubmitTime=2026-11-20T10:00:00 EligibleTime=2026-11-20T10:00:00 "
                  "Partition=normal NumNodes=1 NumCPUs=1\n"));
    const auto textIn = [&](const QString& language) {
        const auto pdf = scratch.filePath("r.pdf");
        output(QStringLiteral(FAIRLEADCTL),
               {"report", scratch.path(), "--set", "PriorityWeightFairshare=2000", "--language",
                language, "--output", pdf});
        return QString::fromUtf8(output("pdftotext", {pdf, "-"})).simplified();
    };
    const auto english = textIn(QStringLiteral("en"));
    for (const auto* words : {" job waiting jobs held", " user with waiting jobs account ",
                              "The 1 job of the queue keeps its place."})
        QVERIFY2(english.contains(QLatin1String(words)), qPrintable(english));
    QVERIFY2(!english.contains("(s)"), qPrintable(english));
    const auto french = textIn(QStringLiteral("fr"));
    QVERIFY2(french.contains(" job en attente job retenu") && french.contains(" attente compte "),
             qPrintable(french));
}

FAIRLEAD_QTTEST(ReportPages)
#include "tst_reportpages.moc"
