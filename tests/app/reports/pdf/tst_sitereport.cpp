// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/pdf/pdfoutline.h"
#include "app/reports/pdf/pdfreport.h"
#include "app/reports/pdf/pictures.h"
#include "app/reports/writers/csvreport.h"
#include "app/reports/writers/ownfiles.h"
#include "tests/app/reports/pdf/pdfprobe.h"
#include "tests/app/reports/reportfixture.h"
#include "tests/support/qttestmain.h"

#include <QDir>
#include <QImage>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace fairlead;
using namespace fairlead::reports;
using namespace fairlead::tests;

namespace {

ReportData siteExample()
{
    ReportData data;
    data.evaluation = testdata::evaluated(testdata::policy());
    data.generator = QStringLiteral("Fairlead 1.2.3");
    data.locale = QLocale(QLocale::English);
    return data;
}

} // namespace

class SiteReportTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void pdfHasTheStyleOfTheSite();
    void aNumberIsRoundedOnce();
    void pdfSaysWhoUsedWhat();
    void picturesAreThoseOfTheReport();
    void pdfHasAListOfContents();
    void pdfSaysWhoseItIsAndInWhichLanguage();
    void whatIsNoPdfOfOursStaysAsItIs();
    void lettersThatNoFontHasAreNamed();
    void aMomentThatNobodyReadIsSaidFirst();

private:
    QString m_pdf;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void SiteReportTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    m_pdf = m_folder->filePath(QStringLiteral("report.pdf"));
}

void SiteReportTest::pdfHasTheStyleOfTheSite()
{
    NEEDS_POPPLER();
    const QColor ours(12, 34, 222);
    QImage logo(300, 100, QImage::Format_RGB32);
    logo.fill(ours);
    auto data = siteExample();
    data.style.logo = m_folder->filePath(QStringLiteral("logo.png"));
    const auto early = writePdfReport(data, m_pdf); // not there yet
    QVERIFY(!early);
    QVERIFY2(early.error().detail.find("No such file") != std::string::npos,
             early.error().detail.c_str());
    QVERIFY(!QFile::exists(m_pdf));
    QCOMPARE(mkfifo(qPrintable(data.style.logo), 0600), 0);
    QVERIFY(!writePdfReport(data, m_pdf)); // nor waited for
    QVERIFY(QFile::remove(data.style.logo));
    QVERIFY(logo.save(data.style.logo));
    data.style.site = QStringLiteral("University of Somewhere");
    data.style.contact = QStringLiteral("hpc@somewhere.example");
    data.style.paper = ReportStyle::Paper::Letter;
    QVERIFY(writePdfReport(data, m_pdf));
    const auto text = pdfText(m_pdf);
    QVERIFY(text.contains(data.style.site) && text.contains(data.style.contact));
    QVERIFY(output(QStringLiteral("pdfinfo"), {m_pdf}).contains(QStringLiteral("612 x 792")));
    QVERIFY(pixelsOf(m_pdf, ours) > 1000);
}

// "90.7 places per job" stood above a table that said +90.6.
void SiteReportTest::aNumberIsRoundedOnce()
{
    NEEDS_POPPLER();
    auto data = siteExample();
    data.baseline = data.evaluation;
    data.scenario.edits = {ParameterEdit{"PriorityWeightAge", "77"}};
    data.difference = difference(*data.baseline, *data.evaluation);
    data.difference->movedJobs = 1;
    data.difference->accounts = {{"bio", 20, 1813}, {"physics", 20, -1813}}; // 90.65 each
    QVERIFY(writePdfReport(data, m_pdf));
    const auto text = pdfText(m_pdf);
    QVERIFY2(text.contains("Gains most: bio, 90.6 places per job"), qPrintable(text));
    QVERIFY2(text.contains("Loses most: physics, 90.6 places per job"), qPrintable(text));
    const auto table = text.mid(text.indexOf("Places per job"));
    QVERIFY2(table.contains("90.6") && !text.contains("90.7"), qPrintable(table));
}

void SiteReportTest::pdfSaysWhoUsedWhat()
{
    NEEDS_POPPLER();
    auto data = siteExample();
    QVERIFY(writePdfReport(data, m_pdf));
    QVERIFY(!pdfText(m_pdf).contains(QStringLiteral("Used in the period")));
    UsageSums sums;
    sums.period = {1700000000, 1702592000};
    sums.tresNames = {"cpu"};
    sums.entries = {{"bio", "dora", {3600.0L * 300}}, {"physics", {}, {3600.0L * 100}}};
    data.usage = sums;
    QVERIFY(writePdfReport(data, m_pdf));
    const auto text = pdfText(m_pdf);
    QVERIFY(text.contains(QStringLiteral("Used in the period")));
    QVERIFY2(text.contains(QStringLiteral("bio 300.0 75.0 %")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("dora bio 300.0 75.0 %")), qPrintable(text));

    QVERIFY(!text.contains("Median wait"));
    replay::GroupFigures figures;
    figures.jobs = 1234;
    figures.medianWait = 90;
    figures.p90Wait = 7200;
    data.waits.emplace();
    data.waits->accounts.emplace("physics", figures);
    data.waits->users.emplace("dora", figures);
    figures.jobs = 999; // the others she submitted elsewhere
    data.waits->members.emplace(std::pair("bio", "dora"), figures);
    QVERIFY(writePdfReport(data, m_pdf));
    const auto waits = pdfText(m_pdf);
    // Of physics, and of dora in bio. pdftotext does not see every narrow gap.
    static const QRegularExpression ofAccount("1,234 1 ?min 30 ?s 2 ?h");
    static const QRegularExpression ofMember("dora bio 300.0 75.0 % 999 1 ?min 30 ?s 2 ?h");
    QVERIFY(waits.contains("Median wait"));
    QCOMPARE(waits.count(ofAccount), 1);
    QVERIFY2(waits.contains(ofMember), qPrintable(waits));
    QVERIFY(writeCsvReport(data, m_folder->path()));
    QFile csv(m_folder->filePath("waits.csv"));
    QVERIFY(csv.open(QIODevice::ReadOnly));
    QCOMPARE(csv.readAll(),
             QByteArray("Account,User,Jobs,MeanWait,MedianWait,P90Wait\r\n"
                        "physics,,1234,0,90,7200\r\n,dora,1234,0,90,7200\r\n"
                        "bio,dora,999,0,90,7200\r\n"));
}

void SiteReportTest::picturesAreThoseOfTheReport()
{
    const auto data = siteExample();
    const auto folder = m_folder->filePath("new/pictures");
    QVERIFY(writePictures(data, folder));
    const QDir made(folder);
    QCOMPARE(made.entryList(QDir::Files),
             QStringList({"pies.png", "pies.svg", "queue.png", "queue.svg"}));
    const auto svg = [&](const char* name) {
        QFile file(made.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    // Text stays text, and what is not of the picture is not in it.
    QVERIFY(svg("pies.svg").contains("Promised") && svg("pies.svg").contains("physics"));
    QVERIFY(svg("pies.svg").contains("March 4, 2026"));
    QVERIFY(!svg("pies.svg").contains("Page"));
    QVERIFY(svg("queue.svg").contains("carol"));
    for (const auto* name : {"pies.png", "queue.png"}) {
        const QImage image(made.filePath(name));
        QVERIFY2(image.width() > 1500 && image.height() > 300, name);
        // Nothing touches the edge.
        for (int x = 0; x < image.width(); ++x)
            QVERIFY(image.pixel(x, 0) == 0xffffffff
                    && image.pixel(x, image.height() - 1) == 0xffffffff);
        for (int y = 0; y < image.height(); ++y)
            QVERIFY(image.pixel(0, y) == 0xffffffff
                    && image.pixel(image.width() - 1, y) == 0xffffffff);
    }
    QVERIFY(!writePictures(data, made.filePath("pies.png"))); // a file in the way
    QVERIFY(checkPicturesReplaceable(folder) && checkPicturesReplaceable(made.filePath("none")));
    for (const auto& name : pictureFiles()) {
        const auto own = made.filePath(name);
        QVERIFY(QFile::rename(own, own + ".own"));
        QFile foreign(own);
        QVERIFY(foreign.open(QIODevice::WriteOnly) && foreign.write("\x89PNG <desc>mine") > 0);
        foreign.close();
        QVERIFY2(!checkPicturesReplaceable(folder), qPrintable(name));
        QVERIFY(QFile::remove(own) && QFile::rename(own + ".own", own));
    }
}

// As readers find it: the heading stands on the page that its entry leads to.
void SiteReportTest::pdfHasAListOfContents()
{
    NEEDS_POPPLER();
    auto records = testdata::records();
    for (int i = 0; i < 100; ++i)
        records.assocs.push_back(testdata::account("group" + std::to_string(i), "root", 1, 5));
    auto data = siteExample();
    data.evaluation = testdata::evaluated(std::move(records));
    QVERIFY(writePdfReport(data, m_pdf));
    const auto xml = output("pdftohtml", {"-xml", "-i", "-stdout", m_pdf});
    static const QRegularExpression item(R"x(<item page="(\d+)">([^<]+)</item>)x");
    QStringList titles;
    int last = 1;
    for (auto found = item.globalMatch(xml); found.hasNext();) {
        const auto entry = found.next();
        const auto page = entry.captured(1);
        titles << entry.captured(2);
        QVERIFY(page.toInt() >= last);
        last = page.toInt();
        const auto text = output("pdftotext", {"-layout", "-f", page, "-l", page, m_pdf, "-"});
        QVERIFY2(text.contains(titles.last()), qPrintable(page + ": " + titles.last()));
    }
    QCOMPARE(titles.front(), "Promised and consumed");
    QCOMPARE(titles.back(), "How these numbers are computed");
    QVERIFY(titles.size() >= 5 && last > 2);
}

void SiteReportTest::pdfSaysWhoseItIsAndInWhichLanguage()
{
    NEEDS_POPPLER();
    auto data = siteExample();
    data.locale = QLocale(QStringLiteral("zh_CN"));
    data.style.site = QStringLiteral("Universität Irgendwo 大学");
    QVERIFY(writePdfReport(data, m_pdf));
    const auto info = output("pdfinfo", {m_pdf});
    static const QRegularExpression author("Author: +" + data.style.site);
    static const QRegularExpression subject("Subject: +tiny · .*2026");
    QVERIFY2(info.contains(author), qPrintable(info));
    QVERIFY2(info.contains(subject), qPrintable(info));
    QFile pdf(m_pdf);
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    QVERIFY(pdf.readAll().contains("/Lang <FEFF007a0068")); // zh
}

void SiteReportTest::lettersThatNoFontHasAreNamed()
{
    auto data = siteExample();
    QCOMPARE(lettersWithoutFont(data), QString());
    const auto cuneiform = QString::fromUcs4(U"\U00012000");
    data.style.site = "Uruk " + cuneiform + cuneiform + '\t';
    QCOMPARE(lettersWithoutFont(data), cuneiform);
}

void SiteReportTest::aMomentThatNobodyReadIsSaidFirst()
{
    NEEDS_POPPLER();
    auto data = siteExample();
    const auto firstPage = [&](Basis basis) {
        auto inputs = data.evaluation->inputs;
        auto snapshot = std::make_shared<Snapshot>(*inputs.snapshot);
        snapshot->basis = basis;
        inputs.snapshot = snapshot;
        data.evaluation = evaluate(inputs);
        return writePdfReport(data, m_pdf)
            ? output("pdftotext", {"-l", "1", m_pdf, "-"}).simplified()
            : QString();
    };
    QVERIFY(firstPage(Basis::Rebuilt).contains("A past moment, rebuilt from the history"));
    QVERIFY(firstPage(Basis::Coming).contains("A moment to come: who waits still waits"));
    QVERIFY(!firstPage(Basis::Reading).contains("moment"));
}

void SiteReportTest::whatIsNoPdfOfOursStaysAsItIs()
{
    for (const auto& bytes : {QByteArray(), QByteArray("%PDF-1.4\n\ntrailer\n<<\n/Size x\n"),
                              QByteArray("\n/Type /Pages\n[]\ntrailer\n/Size 3\n/Info 1 0 R\n"
                                         "/Root 2 0 R\nstartxref\n9\n")})
        QCOMPARE(withFacts(bytes, {"en", "us", "this", {{"Here", 0, 1.0}}}), bytes);
}

FAIRLEAD_QTTEST(SiteReportTest)
#include "tst_sitereport.moc"
