// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/pdf/pdfreport.h"
#include "app/reports/writers/csvreport.h"
#include "engine/scenario/editrules.h"
#include "models/words/palette.h"
#include "models/words/partwords.h"
#include "tests/app/reports/pdf/pdfprobe.h"
#include "tests/app/reports/reportfixture.h"
#include "tests/support/goodpolicy.h"
#include "tests/support/madeoutlook.h"
#include "tests/support/moabqueue.h"
#include "tests/support/qttestmain.h"
#include "tests/support/treetext.h"

#include <QDir>
#include <QImage>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

using namespace fairlead;
using namespace fairlead::reports;
using tests::output;
using tests::pageCount;
using tests::pdfText;
using tests::pixelsOf;

namespace {

/// A language that is a third longer than English, as French is.
class LongTranslator : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char*,
                                    int) const override
    {
        const auto text = QString::fromUtf8(source);
        if (QByteArray(context) != "fairlead::reports::Words" || text.size() < 4
            || text.contains(QLatin1String("yyyy")))
            return text;
        return text + QStringLiteral(" et") + QString(text.size() / 3, QLatin1Char('e'));
    }
};

ReportData example()
{
    ReportData data;
    data.evaluation = testdata::evaluated(testdata::policy());
    data.generator = QStringLiteral("Fairlead 1.2.3");
    data.locale = QLocale(QLocale::English);
    return data;
}

ReportData whatIf()
{
    auto data = example();
    data.baseline = data.evaluation;
    data.evaluation = testdata::evaluated(testdata::policy({{"PriorityWeightFairshare", "0"}}));
    data.scenario.name = "no fair-share";
    data.scenario.edits = {ParameterEdit{"PriorityWeightFairshare", "0"}};
    return data;
}

QByteArray content(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestReports : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void pdfSaysWhatAManagerAsks();
    void pdfNamesTheFarthestOfTheTree();
    void pdfSaysWhatReplaysSay();
    void pdfSaysWhatIsWrongWithThePolicy();
    void pdfOfMoabSpeaksItsWords();
    void pdfCountsItsPages();
    void pdfLeavesNoLinesAloneOnALastPage();
    void pdfShowsTheScenario();
    void pdfUsesTheChosenLocale();
    void pdfHasTheColoursOfTheWindow();
    void pdfSurvivesLongWords();
    void pdfOfAnEmptyCluster();
    void pdfIsWholeOrAbsent();
    void csvWritesEveryTable();
    void csvReportsWhatIsInTheWay();

private:
    QString m_pdf;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestReports::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    m_pdf = m_folder->filePath(QStringLiteral("report.pdf"));
}

void TestReports::pdfSaysWhatAManagerAsks()
{
    NEEDS_POPPLER();
    QVERIFY(writePdfReport(example(), m_pdf));
    const auto text = pdfText(m_pdf);
    for (const auto* words : {"Fair-share report", "Cluster tiny, as of March 4, 2026, 15:00 UTC",
                              "Source: worked example", "Key figures", "Promised", "Consumed",
                              "bio", "59.4 %", "20.0 %", "×3.0 under-served", "×2.0 over-served",
                              "no usage", "CPU-hours", "First in rank", "9,113", "Fair Tree", "7 d",
                              "PriorityWeightFairshare", "Fairlead 1.2.3"})
        QVERIFY2(text.contains(QString::fromUtf8(words)), words);
    for (const std::size_t part : {2U, 5U, 6U}) // as the window says
        QVERIFY(text.contains(models::partwords::name(Policy(), part)));
    for (const auto* words : {"What-if", "Waiting time", "Quality of service"})
        QVERIFY2(!text.contains(QString::fromUtf8(words)), words);
    QVERIFY(text.indexOf(QStringLiteral("carol")) < text.indexOf(QStringLiteral("bob")));
}

/// Not of the first level alone: page 2 shows who is farther.
void TestReports::pdfNamesTheFarthestOfTheTree()
{
    NEEDS_POPPLER();
    auto records = testdata::records();
    records.assocs.push_back(testdata::account("optics", "physics", 1, 7000));
    records.assocs.push_back(testdata::account("lasers", "physics", 1, 100));
    ReportData data = example();
    data.evaluation = testdata::evaluated(records);
    QVERIFY(writePdfReport(data, m_pdf));
    const auto text = pdfText(m_pdf);
    QVERIFY2(text.contains(QStringLiteral("Most over-served: optics, promised 16.7 % of physics")),
             qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("Within physics")));
    QVERIFY(!text.contains(QStringLiteral("Within bio"))); // one account in it
    // Who has no share at all is as over-served as can be, as the window says.
    records.assocs.push_back(testdata::account("masers", "physics", 0, 300));
    data.evaluation = testdata::evaluated(std::move(records));
    QVERIFY(writePdfReport(data, m_pdf));
    QVERIFY(pdfText(m_pdf).contains(
        QStringLiteral("Most over-served: masers, promised 0.0 % of physics")));
}

/// With what a policy would have done, where replays were run.
void TestReports::pdfSaysWhatReplaysSay()
{
    NEEDS_POPPLER();
    const auto outlook = tests::madeOutlook(
        {tests::madePolicy("baseline", 1, 1), tests::madePolicy("summer", 0.5, 1)});
    auto data = example();
    data.outlook = std::make_shared<const replay::Outlook>(outlook);
    data.outlookDecisions = {10, 100, 98, 97, 0};
    QVERIFY(writePdfReport(data, m_pdf));
    const auto text = pdfText(m_pdf);
    for (const auto* words : {"Outlook", "98 of 100 recorded starts found", "Mean wait by account",
                              "Policy as it is", "summer", "30 min shorter", "none beyond chance"})
        QVERIFY2(text.contains(QString::fromUtf8(words)), words);
    data.outlookDecisions = {10, 100, 97, 96, 1};
    QVERIFY(writePdfReport(data, m_pdf));
    QVERIFY(pdfText(m_pdf).contains(
        QStringLiteral("97 of 100 recorded starts found, 96 on the same nodes, 1 too many")));
    QVERIFY(writePdfReport(example(), m_pdf));
    QVERIFY(!pdfText(m_pdf).contains(QStringLiteral("Mean wait by account")));
}

void TestReports::pdfSaysWhatIsWrongWithThePolicy()
{
    NEEDS_POPPLER();
    auto data = example();
    data.evaluation = tests::evaluated(tests::goodRecords());
    QVERIFY(writePdfReport(data, m_pdf));
    QVERIFY(!pdfText(m_pdf).contains(QStringLiteral("What is wrong with the policy")));
    replay::Parameters few;
    few.maxTested = 50;
    data.scheduling = std::make_shared<const replay::Parameters>(few);
    QVERIFY(writePdfReport(data, m_pdf));
    const auto text = pdfText(m_pdf);
    for (const auto* words : {"Advice", "What is wrong with the policy", "Hint: Backfill"})
        QVERIFY2(text.contains(QString::fromUtf8(words)), words);
}

void TestReports::pdfOfMoabSpeaksItsWords()
{
    NEEDS_POPPLER();
    tests::MoabQueue queue("FSPOLICY DEDICATEDPS\nFSDEPTH 5\nFSDECAY 0.25\nQUEUETIMEWEIGHT 3\n"
                           "QUEUETIMECAP 77\nCREDWEIGHT 11\nUSERWEIGHT 1\n"
                           "USERCFG[john] PRIORITY=40");
    queue.add("one", 600);
    auto data = example();
    data.evaluation = queue.evaluated();
    QVERIFY(writePdfReport(data, m_pdf));
    const auto text = pdfText(m_pdf);
    for (const auto* words :
         {"CRED", "SERVICE", "batch", "QUEUETIME 3 77", "CRED 11", "5 window(s) of 1 d each",
          "counts 0.25 times", "of usage count", "fairshare target"})
        QVERIFY2(text.contains(QString::fromUtf8(words)), words);
    for (const auto* words : {"half-life", "PriorityWeight", "job size"})
        QVERIFY2(!text.contains(QString::fromUtf8(words)), words);
}

void TestReports::pdfCountsItsPages()
{
    NEEDS_POPPLER();
    auto records = testdata::records();
    for (int i = 0; i < 100; ++i)
        records.assocs.push_back(testdata::account("group" + std::to_string(i), "root", 1, 5));
    auto data = example();
    data.evaluation = testdata::evaluated(std::move(records));
    QVERIFY(writePdfReport(data, m_pdf));
    const auto pages = pageCount(m_pdf);
    QVERIFY(pages > 3);
    QVERIFY(pdfText(m_pdf).contains(QStringLiteral("Page %1 of %1").arg(pages)));
    QVERIFY(pdfText(m_pdf).contains(QStringLiteral("group99")));
}

/// However long the list of inputs at its end is.
void TestReports::pdfLeavesNoLinesAloneOnALastPage()
{
    NEEDS_POPPLER();
    auto records = testdata::records();
    QSet<int> counts;
    for (int rows = 0; rows < 108; rows += 4) {
        records.provenance.resize(static_cast<std::size_t>(rows),
                                  Provenance{{inputs::shares}, {inputs::jobs}, false});
        auto data = example();
        data.evaluation = testdata::evaluated(records);
        QVERIFY(writePdfReport(data, m_pdf));
        const auto pages = QString::number(pageCount(m_pdf));
        const auto last = tests::output(QStringLiteral("pdftotext"),
                                        {"-layout", "-f", pages, "-l", pages, m_pdf, "-"});
        const auto lines = last.split(u'\n', Qt::SkipEmptyParts).size();
        QVERIFY2(lines > 12, qPrintable(QStringLiteral("%1 rows:\n%2").arg(rows).arg(last)));
        counts << pages.toInt();
    }
    QVERIFY(counts.size() > 1); // some began a page
}

void TestReports::pdfShowsTheScenario()
{
    NEEDS_POPPLER();
    auto data = whatIf();
    data.scenario.edits.emplace_back(ParameterEdit{"PriorityDecayHalfLife", "14-0"});
    auto policy = testdata::policy({{"PriorityWeightFairshare", "0"}});
    QVERIFY(!tryParameter(policy, std::get<ParameterEdit>(data.scenario.edits[1])));
    data.evaluation = testdata::evaluated(policy);
    QVERIFY(writePdfReport(data, m_pdf));
    const auto text = pdfText(m_pdf);
    for (const auto* words :
         {"What-if: the numbers of this report hold under a scenario",
          "3 of 3 jobs change their place", "Gains most: physics", "Loses most: bio, 3.0 places",
          "“no fair-share”", "Parameter PriorityWeightFairshare: 10,000 → 0",
          "Parameter PriorityDecayHalfLife: 7 d → 14 d", "▲ +1", "▼ −3"})
        QVERIFY2(text.contains(QString::fromUtf8(words)), words);
}

void TestReports::pdfUsesTheChosenLocale()
{
    NEEDS_POPPLER();
    auto data = example();
    data.locale = QLocale(QLocale::French, QLocale::France);
    QVERIFY(writePdfReport(data, m_pdf));
    const auto text = pdfText(m_pdf);
    QVERIFY(text.contains(QStringLiteral("59,4")));
    QVERIFY(text.contains(QStringLiteral("mars")));
}

void TestReports::pdfHasTheColoursOfTheWindow()
{
    NEEDS_POPPLER();
    namespace palette = models::palette;
    auto data = example();
    const auto isPainted = [&](const models::ColourMap& colours, const std::string& account) {
        const auto& snapshot = data.evaluation->snapshot();
        const auto colour = colours.colour(snapshot, tests::assocAt(snapshot, account));
        const QColor wanted(QRgb{palette::account(colour, palette::Ground::Paper)});
        return pixelsOf(m_pdf, wanted) > 100;
    };
    QVERIFY(writePdfReport(data, m_pdf));
    const models::ColourMap fromNames(data.evaluation->snapshot());
    QVERIFY(isPainted(fromNames, "bio") && isPainted(fromNames, "physics"));

    auto records = recordsOf(data.evaluation->snapshot());
    records.colourSlots = {{"bio", 3}, {"physics", 4}};
    data.colours = std::make_shared<const models::ColourMap>(**buildSnapshot(records));
    QVERIFY(writePdfReport(data, m_pdf));
    QVERIFY(isPainted(*data.colours, "bio") && isPainted(*data.colours, "physics"));
    QVERIFY(!isPainted(fromNames, "bio"));
}

void TestReports::pdfSurvivesLongWords()
{
    NEEDS_POPPLER();
    LongTranslator translator;
    QVERIFY(QCoreApplication::installTranslator(&translator));
    auto records = testdata::records();
    records.assocs.push_back(testdata::account(std::string(60, 'w'), "root", 9, 70000));
    records.assocs.front().rawUsage = 80000;
    auto data = whatIf();
    data.evaluation = testdata::evaluated(std::move(records));
    const auto written = writePdfReport(data, m_pdf);
    QCoreApplication::removeTranslator(&translator);
    QVERIFY(written);
    QVERIFY(pdfText(m_pdf).contains(QStringLiteral("Most over-served: wwww")));
}

void TestReports::pdfOfAnEmptyCluster()
{
    NEEDS_POPPLER();
    SnapshotRecords records;
    records.cluster = "void";
    records.assocs = {testdata::account("root", "", 1, 0)};
    auto data = example();
    data.evaluation = testdata::evaluated(std::move(records));
    QVERIFY(writePdfReport(data, m_pdf));
    const auto text = pdfText(m_pdf);
    QCOMPARE(text.count(QStringLiteral("void has no members")), 2);
    QVERIFY(text.contains(QStringLiteral("No job of this source is waiting")));
}

void TestReports::pdfIsWholeOrAbsent()
{
    const auto inNoFolder = m_folder->filePath(QStringLiteral("missing/report.pdf"));
    const auto written = writePdfReport(example(), inNoFolder);
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::OutputFailed);
    QVERIFY(english(written.error().message).find("missing/report.pdf") != std::string::npos);
    QVERIFY(!written.error().detail.empty());

    // A folder of that name is in the way: it stays, and nothing is left beside it.
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("taken.pdf")));
    QVERIFY(!writePdfReport(example(), m_folder->filePath(QStringLiteral("taken.pdf"))));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             QStringList{QStringLiteral("taken.pdf")});
}

void TestReports::csvWritesEveryTable()
{
    const QDir folder(m_folder->filePath(QStringLiteral("new/folder")));
    QVERIFY(writeCsvReport(whatIf(), folder.path()));
    QCOMPARE(folder.entryList(QDir::Files),
             (QStringList{QStringLiteral("compare.csv"), QStringLiteral("jobs.csv"),
                          QStringLiteral("qos.csv"), QStringLiteral("shares.csv"),
                          QStringLiteral("weights.csv")}));
    QVERIFY(content(folder.filePath(QStringLiteral("qos.csv")))
                .startsWith("Name,Priority,UsageFactor,NoDecay,Preempt,RawUsage\r\n"));
    QVERIFY(content(folder.filePath(QStringLiteral("shares.csv")))
                .startsWith("Cluster,Account,User,Partition,RawShares"));
    QVERIFY(
        content(folder.filePath(QStringLiteral("jobs.csv"))).contains("\r\n,13,dave,bio,fast,"));
    QVERIFY(content(folder.filePath(QStringLiteral("compare.csv")))
                .endsWith("\r\n12,carol,bio,slow,1,4,-3,9113,541\r\n"));
    QVERIFY(content(folder.filePath(QStringLiteral("weights.csv")))
                .contains("PriorityWeightFairshare,0\r\n"));

    const QDir other(m_folder->filePath(QStringLiteral("other")));
    QVERIFY(writeCsvReport(example(), other.path()));
    QVERIFY(!other.exists(QStringLiteral("compare.csv")));

    // Every night into one folder: what this report does not have goes, and nothing else.
    QFile own(folder.filePath(QStringLiteral("notes.csv")));
    QVERIFY(own.open(QIODevice::WriteOnly));
    own.close();
    const auto gone = writeCsvTables(example(), folder.path());
    QVERIFY(gone);
    QCOMPARE(*gone, QStringList{QStringLiteral("compare.csv")});
    QVERIFY(!folder.exists(QStringLiteral("compare.csv")) && own.exists());
    QFile theirs(folder.filePath(QStringLiteral("usage.csv"))); // called so by somebody
    QVERIFY(theirs.open(QIODevice::WriteOnly) && theirs.write("month,hours\n") > 0);
    theirs.close();
    QVERIFY(writeCsvTables(example(), folder.path())->isEmpty());
    QVERIFY(theirs.exists());
}

void TestReports::csvReportsWhatIsInTheWay()
{
    const auto path = m_folder->filePath(QStringLiteral("file"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    const auto written = writeCsvReport(example(), path);
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::OutputFailed);
    QVERIFY2(english(written.error().message).ends_with("a file of that name is in the way"),
             english(written.error().message).c_str());
}

FAIRLEAD_QTTEST(TestReports)
#include "tst_reports.moc"
