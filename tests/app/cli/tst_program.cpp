// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The program as scripts start it: data on stdout, messages on stderr, exit codes.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

using namespace fairlead::tests;

class Program : public QObject
{
    Q_OBJECT

private slots:
    void writesDataAndMessagesApart();
    void knowsWhenItsOutputIsLost();
    void writesTheReport();
    void doesNotDependOnTheTimeZoneOrLocale();
    void theManPageNamesEveryCommandAndOption();
    void bashCompletesCommandsAndOptions();

private:
    static CliRun start(const QStringList& words, const QStringList& environment = {},
                        const QString& outputFile = {})
    {
        QProcess process;
        auto variables = QProcess::systemEnvironment() + environment;
        process.setEnvironment(variables);
        if (!outputFile.isEmpty())
            process.setStandardOutputFile(outputFile);
        process.start(QStringLiteral(FAIRLEADCTL), words);
        CliRun run;
        if (process.waitForFinished(60000))
            run.exitCode = process.exitCode();
        run.out = process.readAllStandardOutput();
        run.err = process.readAllStandardError();
        return run;
    }
};

void Program::writesDataAndMessagesApart()
{
    const auto good = start({"jobs", "demo:limoges", "--format", "csv"});
    QCOMPARE(good.exitCode, 0);
    QVERIFY(csvRows(good.out).size() > 300);
    const auto bad = start({"jobs", "/nonexistent"});
    QCOMPARE(bad.exitCode, 2);
    QVERIFY(bad.out.isEmpty());
    QVERIFY(bad.err.startsWith("fairleadctl: "));
}

void Program::knowsWhenItsOutputIsLost()
{
    if (!QFile::exists(QStringLiteral("/dev/full")))
        QSKIP("there is no /dev/full here");
    QCOMPARE(start({"jobs", "demo:limoges"}, {}, QStringLiteral("/dev/full")).exitCode, 4);
}

void Program::writesTheReport()
{
    const QTemporaryDir folder;
    const auto run = start({"report", "demo:limoges", "--output", folder.filePath("r.pdf"), "--csv",
                            folder.filePath("csv")});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(fileContent(folder.filePath("r.pdf")).startsWith("%PDF"));
    QVERIFY(fileContent(folder.filePath("csv/shares.csv")).startsWith("Cluster,Account,User"));
    QVERIFY(fileContent(folder.filePath("csv/jobs.csv")).startsWith("Rank,JobID"));
    const auto refused = start({"report", "demo:limoges", "--output", "/nonexistent/folder/r.pdf"});
    QCOMPARE(refused.exitCode, 4);
    QVERIFY(refused.err.contains("/nonexistent/folder"));
}

void Program::doesNotDependOnTheTimeZoneOrLocale()
{
    const auto folder = goldenFolder(QStringLiteral("slurm-26.11.0-0rc1/classic"));
    const QStringList words{"jobs", folder, "--format", "csv", "--norm"};
    const auto here = start(words);
    QVERIFY(here.out.size() > 1000);
    QCOMPARE(start(words, {"TZ=Asia/Tokyo", "LC_ALL=de_DE.UTF-8", "LANG=fr_FR"}).out, here.out);
}

void Program::theManPageNamesEveryCommandAndOption()
{
    const auto help = QString::fromUtf8(start({"--help"}).out);
    const auto page
        = QString::fromUtf8(fileContent(QStringLiteral(FAIRLEAD_RESOURCES "/man/fairleadctl.1")))
              .replace(QLatin1String("\\-"), QLatin1String("-"));
    QStringList missing;
    static const QRegularExpression words(QStringLiteral("--([a-z0-9]+)|^  ([a-z]+) SOURCE"),
                                          QRegularExpression::MultilineOption);
    int count = 0;
    for (const auto& match : words.globalMatch(help)) {
        const auto option = match.captured(1);
        const auto entry = option.isEmpty() ? QStringLiteral(".It Cm %1 Ar").arg(match.captured(2))
                                            : QLatin1Char('-') + option;
        ++count;
        if (!page.contains(entry))
            missing << match.captured();
    }
    QVERIFY(count > 25);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char(' '))));
}

void Program::bashCompletesCommandsAndOptions()
{
    const auto offered = [](const QString& typed, int word) {
        QProcess bash;
        bash.start(QStringLiteral("bash"),
                   {"-c",
                    QStringLiteral("source '%1'; COMP_WORDS=('%2' %3); COMP_CWORD=%4; "
                                   "_fairleadctl; echo \"${COMPREPLY[*]}\"")
                        .arg(QStringLiteral(FAIRLEAD_RESOURCES "/completion/fairleadctl"),
                             QStringLiteral(FAIRLEADCTL), typed)
                        .arg(word)});
        bash.waitForFinished();
        return QString::fromUtf8(bash.readAllStandardOutput()).trimmed();
    };
    QCOMPARE(offered(QStringLiteral("re"), 1), QStringLiteral("report"));
    QCOMPARE(offered(QStringLiteral("jobs demo:limoges --no"), 3),
             QStringLiteral("--norm --noheader"));
    QCOMPARE(offered(QStringLiteral("jobs demo:limoges --format c"), 4), QStringLiteral("csv"));
    // As bash itself takes words apart.
    QCOMPARE(offered(QStringLiteral("jobs demo : l"), 4), QStringLiteral("limoges"));
    QCOMPARE(offered(QStringLiteral("jobs x --format = c"), 5), QStringLiteral("csv"));
}

FAIRLEAD_QTTEST(Program)
#include "tst_program.moc"
