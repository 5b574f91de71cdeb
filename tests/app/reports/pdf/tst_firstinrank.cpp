// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the report says of the first of the queue, and of usage that does not decay.

#include "app/reports/pdf/pdfreport.h"
#include "tests/app/reports/pdf/pdfprobe.h"
#include "tests/app/reports/reportfixture.h"
#include "tests/support/moabqueue.h"
#include "tests/support/qttestmain.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::reports;
using tests::pdfText;

class FirstInRankTest : public QObject
{
    Q_OBJECT

private slots:
    void pdfSaysWhoMayNotRun();
    void pdfSaysThatNothingDecays();
    void pdfShowsWhatRanksWhereABoundDecides();
    void pdfSaysWhoIsTriedFirst();
    void pdfSaysWhereFairShareDoesNotOrder();
    void pdfSaysWhatLeftOfTheLineIs();

private:
    static ReportData ofPolicy()
    {
        ReportData data;
        data.evaluation = testdata::evaluated(testdata::policy());
        data.locale = QLocale(QLocale::English);
        return data;
    }
    QTemporaryDir m_folder;
    QString m_pdf = m_folder.filePath(QStringLiteral("report.pdf"));
};

void FirstInRankTest::pdfSaysWhoMayNotRun()
{
    NEEDS_POPPLER();
    QVERIFY(writePdfReport(ofPolicy(), m_pdf));
    QVERIFY(!pdfText(m_pdf).contains(QStringLiteral("Waits for")));
    auto records = testdata::records();
    records.jobs[1].reason = "QOSMaxJobsPerUserLimit";
    records.jobs[2].reason = "Priority";
    auto data = ofPolicy();
    data.evaluation = testdata::evaluated(std::move(records));
    QVERIFY(writePdfReport(data, m_pdf));
    const auto text = pdfText(m_pdf);
    for (const auto* words : {"First in rank", "Waits for", "QOSMaxJobsPerUserLimit",
                              "which jobs stand first because of it"})
        QVERIFY2(text.simplified().contains(QString::fromUtf8(words)), qPrintable(text));
    for (const auto* words : {"Next in the queue", "run next because"})
        QVERIFY2(!text.simplified().contains(QString::fromUtf8(words)), words);
}

void FirstInRankTest::pdfSaysThatNothingDecays()
{
    NEEDS_POPPLER();
    auto data = ofPolicy();
    data.evaluation = testdata::evaluated(testdata::policy({{"PriorityDecayHalfLife", "0"}}));
    QVERIFY(writePdfReport(data, m_pdf));
    const auto text = pdfText(m_pdf).simplified();
    // the words wrap within their box
    QVERIFY2(text.contains(QStringLiteral("CPU-hours consumed, with")), qPrintable(text));
    QVERIFY(!text.contains(QStringLiteral("counting less")));
}

// Maui ranks -99,667 before -8,333 where it starts both with 1.
void FirstInRankTest::pdfShowsWhatRanksWhereABoundDecides()
{
    NEEDS_POPPLER();
    tests::MoabQueue queue("QUEUETIMEWEIGHT 3\nCREDWEIGHT 1\nUSERWEIGHT 1\n"
                           "USERCFG[john] PRIORITY=0\nUSERCFG[ann] PRIORITY=-9000",
                           moab::Dialect::Maui);
    queue.add("one", 600);
    auto data = ofPolicy();
    data.evaluation = queue.evaluated();
    QVERIFY(writePdfReport(data, m_pdf));
    QVERIFY(!pdfText(m_pdf).contains("StartPriority decides the rank: the priority with"));
    queue.add("two", 600).user = "ann";
    data.evaluation = queue.evaluated();
    QVERIFY(writePdfReport(data, m_pdf));
    const auto text = pdfText(m_pdf);
    // Priorities are rounded and what ranks is cut: no bound is needed for two numbers.
    QVERIFY2(text.simplified().contains("StartPriority decides the rank: the priority with its "
                                        "fraction cut, where the number at the bar is rounded"),
             qPrintable(text));
    static const QRegularExpression row("2 two ann .*8,970 1 ");
    QVERIFY2(text.contains(row), qPrintable(text));
}

void FirstInRankTest::pdfSaysWhoIsTriedFirst()
{
    NEEDS_POPPLER();
    QVERIFY(writePdfReport(ofPolicy(), m_pdf));
    const auto text = pdfText(m_pdf);
    QVERIFY2(text.contains("Who is first in rank is tried first"), qPrintable(text));
    QVERIFY(!text.contains("runs next"));
}

// The introduction promised an order that a weight of 0 takes away.
void FirstInRankTest::pdfSaysWhereFairShareDoesNotOrder()
{
    NEEDS_POPPLER();
    const auto text = [this](std::shared_ptr<const Evaluation> evaluation) {
        auto data = ofPolicy();
        data.evaluation = std::move(evaluation);
        return writePdfReport(data, m_pdf) ? pdfText(m_pdf).simplified() : QString();
    };
    const auto without = QStringLiteral("Under this policy fair-share does not order the queue.");
    const auto with = QStringLiteral("which jobs stand first because of it");
    for (const auto& [name, value] :
         {std::pair{"PriorityWeightFairshare", "0"}, std::pair{"PriorityType", "priority/basic"}}) {
        const auto said = text(testdata::evaluated(testdata::policy({{name, value}})));
        QVERIFY2(said.contains(without) && !said.contains(with), qPrintable(said.left(900)));
    }
    const std::string targets = "FSPOLICY DEDICATEDPS\nFSUSERWEIGHT 1\nACCOUNTCFG[a] FSTARGET=10\n";
    for (const auto* weight : {"FSWEIGHT 0", "FSWEIGHT 1"}) {
        tests::MoabQueue queue(targets + weight, moab::Dialect::Moab);
        queue.add("one", 600);
        const auto said = text(queue.evaluated());
        const bool counts = weight == std::string_view("FSWEIGHT 1");
        QVERIFY2(said.contains(counts ? with : without), qPrintable(said.left(900)));
        QVERIFY(!said.contains(counts ? without : with));
    }
}

void FirstInRankTest::pdfSaysWhatLeftOfTheLineIs()
{
    NEEDS_POPPLER();
    const auto words = QStringLiteral("What is left of the line counts against the job");
    QVERIFY(writePdfReport(ofPolicy(), m_pdf));
    QVERIFY(pdfText(m_pdf).simplified().contains(words)); // a nice value of 200
    auto records = testdata::records();
    records.jobs[3].nice = 0;
    auto data = ofPolicy();
    data.evaluation = testdata::evaluated(std::move(records));
    QVERIFY(writePdfReport(data, m_pdf));
    QVERIFY(!pdfText(m_pdf).simplified().contains(words));
}

FAIRLEAD_QTTEST(FirstInRankTest)
#include "tst_firstinrank.moc"
