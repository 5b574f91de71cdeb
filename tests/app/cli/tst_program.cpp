// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The program as scripts start it: data on stdout, messages on stderr, exit codes.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead::tests;

class Program : public QObject
{
    Q_OBJECT

private slots:
    void writesDataAndMessagesApart();
    void knowsWhenItsOutputIsLost();
    void writesTheReport();
    void theReportHasTheFontsOfItsLanguage();
    void needsNoGraphicsWithoutTheReport();
    void doesNotDependOnTheTimeZoneOrLocale();
    void theManPageNamesEveryCommandAndOption();
    void whatIsEndedLeavesNoFolder();
    void whatIsEndedLeavesNoFileBesideItsTarget();
    void aFileThatMayNotGrowIsToldAndRemoved_data();
    void aFileThatMayNotGrowIsToldAndRemoved();

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
        if (process.waitForFinished(fairlead::tests::longestWait))
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
    QVERIFY(csvRows(good.out).size() > 250);
    const auto bad = start({"jobs", "/nonexistent"});
    QCOMPARE(bad.exitCode, 2);
    QVERIFY(bad.out.isEmpty());
    QVERIFY(bad.err.startsWith("fairleadctl: "));
}

void Program::knowsWhenItsOutputIsLost()
{
    if (!QFile::exists(QStringLiteral("/dev/full")))
        QSKIP("there is no /dev/full here");
    for (const auto& words :
         {QStringList{"jobs", "demo:limoges"}, QStringList{"explain", "demo:limoges", "406580"},
          QStringList{"--help"}, QStringList{"jobs", "--help"}, QStringList{"--version"},
          QStringList{"watch", "demo:limoges", "--alert", "waiting >= 0"}}) {
        const auto run = start(words, {}, QStringLiteral("/dev/full"));
        QCOMPARE(run.exitCode, 4);
        QVERIFY2(run.err.contains("No space left"), run.err);
    }
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

// Chinese and Japanese share letters, each with its own shapes: the desktop does not choose them.
void Program::theReportHasTheFontsOfItsLanguage()
{
    const auto said = [](const QString& program, const QStringList& words) {
        QProcess process;
        process.start(program, words);
        return process.waitForFinished(fairlead::tests::longestWait)
            ? process.readAllStandardOutput()
            : QByteArray();
    };
    if (!said("fc-list", {":lang=zh-cn", "family"}).contains("Noto Sans CJK SC"))
        QSKIP("the fonts of fonts-noto-cjk are not installed");
    const QTemporaryDir folder;
    const auto pdf = folder.filePath("r.pdf");
    for (const auto* desktop : {"LC_ALL=C", "LC_ALL=ja_JP.UTF-8", "LC_ALL=zh_CN.UTF-8"}) {
        const auto fontsIn = [&](const QString& language) {
            start({"report", "demo:textbook", "--language", language, "--output", pdf}, {desktop});
            return said("pdffonts", {pdf});
        };
        const auto chinese = fontsIn("zh");
        QVERIFY2(chinese.contains("CJKsc") && !chinese.contains("CJKjp"), chinese);
        const auto english = fontsIn("en");
        QVERIFY2(!english.isEmpty() && !english.contains("CJK"), english);
    }
}

// What login nodes install: the program alone, without what paints PDF.
void Program::needsNoGraphicsWithoutTheReport()
{
    QVERIFY(!fileContent(QStringLiteral(FAIRLEADCTL)).contains("libQt6Gui"));
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("bin")));
    const auto alone = folder.filePath("bin/fairleadctl");
    QVERIFY(QFile::copy(QStringLiteral(FAIRLEADCTL), alone));
    QProcess process;
    process.start(alone, {"report", "demo:limoges", "--output", folder.filePath("r.pdf")});
    QVERIFY(process.waitForFinished(fairlead::tests::longestWait));
    QCOMPARE(process.exitCode(), 4);
    QVERIFY(process.readAllStandardError().contains("package fairleadctl-pdf"));
    QVERIFY(!QFile::exists(folder.filePath("r.pdf")));
    process.start(alone, {"report", "demo:limoges", "--csv", folder.filePath("tables")});
    QVERIFY(process.waitForFinished(fairlead::tests::longestWait));
    QCOMPARE(process.exitCode(), 0);
    QVERIFY(QFile::exists(folder.filePath("tables/shares.csv")));
}

void Program::doesNotDependOnTheTimeZoneOrLocale()
{
    const auto folder = goldenFolder(QStringLiteral("slurm-26.11.0-0rc1/classic"));
    const QStringList words{"jobs", folder, "--format", "csv", "--norm"};
    const auto here = start(words);
    QVERIFY(here.out.size() > 1000);
    QCOMPARE(start(words, {"TZ=Asia/Tokyo", "LC_ALL=de_DE.UTF-8", "LANG=fr_FR"}).out, here.out);
    const QTemporaryDir reports;
    const auto report = [&](const QString& name, const QStringList& environment) {
        const auto path = reports.filePath(name);
        start({"report", "demo:limoges", "--output", path}, environment);
        QProcess unpack;
        unpack.start(QStringLiteral("pdftotext"), {path, QStringLiteral("-")});
        unpack.waitForFinished();
        return unpack.readAllStandardOutput();
    };
    const auto english = report(QStringLiteral("here.pdf"), {});
    QVERIFY(english.contains("March"));
    QCOMPARE(report(QStringLiteral("there.pdf"), {"LC_ALL=fr_FR.UTF-8"}), english);
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

void Program::whatIsEndedLeavesNoFolder()
{
    const QTemporaryDir folder;
    QVERIFY(QDir().mkpath(folder.filePath("bin")));
    const auto scontrol = folder.filePath("bin/scontrol");
    QVERIFY(writeFile(scontrol, "#!/bin/sh\nexec tail -f /dev/null\n"));
    QFile::setPermissions(scontrol, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const auto here = [&] {
        return QDir(folder.path())
            .entryList({"*fairlead*", ".capture*"},
                       QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    };
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("PATH", folder.filePath("bin") + ':' + environment.value("PATH"));
    environment.insert("TMPDIR", folder.path());
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(FAIRLEADCTL), {"jobs", "slurm:"});
    QVERIFY(process.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(!here().isEmpty(), 20000);
    process.terminate();
    QVERIFY(process.waitForFinished(20000));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit); // by the signal, as ever
    QVERIFY2(here().isEmpty(), qPrintable(here().join(' ')));
}

void Program::whatIsEndedLeavesNoFileBesideItsTarget()
{
    constexpr int mostTries = 20; // the machine may be so busy that a store is done at once
    const auto capture = goldenFolder(QStringLiteral("slurm-22.05.8/fairtree"));
    bool wasSeen = false;
    for (int i = 0; i < mostTries && !wasSeen; ++i) {
        const QTemporaryDir folder;
        const auto here
            = [&] { return QDir(folder.path()).entryList({".*"}, QDir::Files | QDir::Hidden); };
        QProcess process;
        process.start(QStringLiteral(FAIRLEADCTL),
                      {"import", capture, "--into", folder.filePath("x.fairlead")});
        QVERIFY(process.waitForStarted());
        while (here().filter(".part").isEmpty() && !process.waitForFinished(0))
            ;
        wasSeen = process.state() == QProcess::Running;
        process.terminate();
        QVERIFY(wasSeen == process.waitForFinished(20000));
        QVERIFY2(here().isEmpty(), qPrintable(here().join(' ')));
    }
    QVERIFY(wasSeen);
}

void Program::aFileThatMayNotGrowIsToldAndRemoved_data()
{
    QTest::addColumn<QString>("words");
    const auto source = goldenFolder(QStringLiteral("slurm-22.05.8/fairtree"));
    QTest::newRow("tables") << "report " + source + " --csv tables";
    QTest::newRow("report") << "report " + source + " --output r.pdf";
    QTest::newRow("pictures") << "report " + source + " --pictures painted";
    QTest::newRow("store") << "import " + source + " --into s.fairlead";
    QTest::newRow("names") << "anonymise " + source + " --into named";
    QTest::newRow("printed") << "jobs " + source + " --format csv > jobs.csv";
}

// The system would end a program that writes beyond `ulimit -f`; a temporary file would stay.
void Program::aFileThatMayNotGrowIsToldAndRemoved()
{
    QFETCH(QString, words);
    const QTemporaryDir folder;
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.start("bash", {"-c", "ulimit -f 4; exec " FAIRLEADCTL " " + words});
    QVERIFY(process.waitForFinished(fairlead::tests::longestWait));
    const auto err = process.readAllStandardError();
    QVERIFY2(process.exitStatus() == QProcess::NormalExit, err);
    QVERIFY2(process.exitCode() == 4, err);
    QVERIFY2(err.contains("File too large") || words.startsWith("import"), err);
    for (const auto& name : QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden))
        QVERIFY2(!name.startsWith('.') || name.startsWith("..") || name == ".", qPrintable(name));
}

FAIRLEAD_QTTEST(Program)
#include "tst_program.moc"
