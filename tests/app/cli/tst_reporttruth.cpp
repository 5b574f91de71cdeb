// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a report says where a source tells little: what is not known is not nothing.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead::tests;

class ReportTruth : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void whatNobodyUsedIsNotOfFormerMembers();
    void usageThatIsNotKeptIsNotNone_data();
    void usageThatIsNotKeptIsNotNone();
    void aQueueThatIsNotThereIsNotEmpty();
    void aCutSourceIsSaidFirst();
    void placesAreCountedBesideJobs();
    void aRenamedAccountHasBothNames();
    void marksOfTargetsAreExplained();

private:
    QString textOf(const QString& source, const QStringList& options = {}) const
    {
        const auto run = [](const QString& program, const QStringList& words) {
            QProcess process;
            process.start(program, words);
            return process.waitForFinished(longestWait) ? process.readAllStandardOutput()
                                                        : QByteArray();
        };
        const auto pdf = m_folder.filePath(QStringLiteral("r.pdf"));
        run(QStringLiteral(FAIRLEADCTL), QStringList{"report", source, "--output", pdf} + options);
        return QString::fromUtf8(run(QStringLiteral("pdftotext"), {"-layout", pdf, "-"}))
            .simplified();
    }
    static QString data(const char* path)
    {
        return QStringLiteral(FAIRLEAD_TEST_DATA "/") + QLatin1String(path);
    }

    QTemporaryDir m_folder;
};

void ReportTruth::initTestCase()
{
    if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
        QSKIP("pdftotext (poppler-utils) is not installed");
}

/// The total of Slurm 2.0 is what the machine leaves, used or not.
void ReportTruth::whatNobodyUsedIsNotOfFormerMembers()
{
    for (const auto& source : {QStringLiteral("demo:textbook"), data("store/version1.fairlead")}) {
        const auto text = textOf(source);
        QVERIFY2(text.contains("not used 30.0 % 10,080.0"), qPrintable(text));
        QVERIFY2(text.contains("23,520") && !text.contains("33,600"), qPrintable(text));
        QVERIFY2(!text.contains("former members"), qPrintable(text));
    }
    QVERIFY(
        textOf("demo:textbook", {"--set", "SLURM_VERSION=22.05.8"}).contains("not used 30.0 %"));
}

void ReportTruth::usageThatIsNotKeptIsNotNone_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("why");
    QTest::newRow("basic") << data("replay/basic") << "Slurm keeps no usage under priority/basic.";
    QTest::newRow("trace") << data("swf/small.swf")
                           << "The source has no decayed usage, though jobs of it ran.";
}

void ReportTruth::usageThatIsNotKeptIsNotNone()
{
    QFETCH(const QString, source);
    QFETCH(const QString, why);
    const auto text = textOf(source);
    QVERIFY2(text.contains(why + " So nobody is called"), qPrintable(text));
    for (const auto* words : {"Most under-served", "no usage: ", "(no usage)", "Verdict", " 0.0 %"})
        QVERIFY2(!text.contains(QLatin1String(words)), words);
    const bool isBasic = source.endsWith(QLatin1String("basic"));
    QCOMPARE(text.contains("half-life"), !isBasic);
    QCOMPARE(text.contains("A bar adds up"), false);
    QCOMPARE(text.contains("order of the queue"), isBasic);
}

void ReportTruth::aQueueThatIsNotThereIsNotEmpty()
{
    const auto text = textOf(data("replay/fairtree"));
    QVERIFY2(text.contains("Which jobs wait is not known: the source has no list of jobs."),
             qPrintable(text));
    QVERIFY2(!text.contains("No job of this source") && !text.contains("0 jobs waiting"),
             qPrintable(text));
}

void ReportTruth::aCutSourceIsSaidFirst()
{
    const QTemporaryDir site;
    copyCapture(goldenFolder(QStringLiteral("slurm-22.05.8/classic")), site.path());
    QVERIFY(!textOf(site.path()).contains("The source was not read whole"));
    QFile jobs(site.filePath("jobs.txt"));
    QVERIFY(jobs.resize(3000));
    const auto text = textOf(site.path());
    const auto at = text.indexOf("The source was not read whole: ");
    QVERIFY2(at > 0 && at < text.indexOf("Promised and consumed"), qPrintable(text.left(900)));
    QVERIFY2(text.contains(QString::fromUtf8("• Warning: jobs.txt")), qPrintable(text.right(900)));
}

/// One row of a job moved, and its best one did not.
void ReportTruth::placesAreCountedBesideJobs()
{
    const auto text = textOf(data("replay/nodelimits"), {"--set", "PriorityWeightAge=9000"});
    QVERIFY2(text.contains("1 of 14 jobs changes its place. A job in several partitions counts by "
                           "its best place: of "),
             qPrintable(text));
}

void ReportTruth::aRenamedAccountHasBothNames()
{
    const auto text
        = textOf("demo:limoges", {"--rename-account", "photonique=laboratoire-de-photonique"});
    QVERIFY2(text.contains("laboratoire-de-photonique (photonique)"), qPrintable(text));
}

void ReportTruth::marksOfTargetsAreExplained()
{
    const auto marks = QStringLiteral("Of targets, + means at least and - at most");
    QVERIFY(textOf(data("maui/fs_dps")).contains(marks));
    QVERIFY(!textOf("demo:moab").contains(marks));
    QVERIFY(!textOf("demo:limoges").contains(marks));
}

FAIRLEAD_QTTEST(ReportTruth)
#include "tst_reporttruth.moc"
