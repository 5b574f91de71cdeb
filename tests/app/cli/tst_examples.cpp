// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What README and manual tell people to type, and what they print after it.

#include "app/cli/commands/alerts.h"
#include "app/cli/options/arguments.h"
#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>

using namespace fairlead;
using namespace fairlead::tests;

namespace {

/// What stands in a document: a command, and what it prints, with "..." for any lines. Nothing:
/// what it prints is not told.
struct Example
{
    QString command;
    QStringList output;
};

QStringList linesOf(const QString& file)
{
    return QString::fromUtf8(fileContent(QStringLiteral(FAIRLEAD_RESOURCES "/../") + file))
        .split(QLatin1Char('\n'));
}

/// The blocks "```console" of a page: commands after "$ ".
QList<Example> examplesOf(const QString& file)
{
    QList<Example> examples;
    bool isConsole = false;
    for (const auto& line : linesOf(file)) {
        if (line.startsWith(QLatin1String("```")))
            isConsole = line == QLatin1String("```console");
        else if (isConsole && line.startsWith(QLatin1String("$ ")))
            examples << Example{line.mid(2), {}};
        else if (isConsole && !examples.isEmpty())
            examples.last().output << line;
    }
    return examples;
}

/// The lines of code that call fairleadctl, with those that they are continued on. Not those that
/// stand for many: "[--option]", "...".
QStringList commandsIn(const QString& file)
{
    static const QRegularExpression call(
        QStringLiteral("^ *(\\$ |ExecStart=/usr/bin/)?(fairleadctl .*)$"));
    QStringList commands;
    bool isFenced = false;
    bool isContinued = false;
    for (const auto& line : linesOf(file)) {
        if (line.startsWith(QLatin1String("```")))
            isFenced = !isFenced;
        const auto match = call.match(line);
        if (isContinued)
            commands.last() += u' ' + line.trimmed();
        else if (match.hasMatch() && (isFenced || line.startsWith(QLatin1String("    "))))
            commands << match.captured(2);
        else
            continue;
        isContinued = commands.last().endsWith(u'\\');
        if (isContinued)
            commands.last().chop(1);
    }
    commands.removeIf([](const QString& command) {
        return command.contains(u'[') || command.contains(QStringLiteral("…"));
    });
    return commands;
}

QString withoutBlanksAtTheEnd(QString line)
{
    while (line.endsWith(QLatin1Char(' ')))
        line.chop(1);
    return line;
}

/// The first line that is told and not printed, in its place; empty where all are.
QString missingFrom(const QStringList& printed, const QStringList& told)
{
    qsizetype at = 0;
    bool isAnywhere = false;
    for (const auto& line : told) {
        if (line == QLatin1String("...")) {
            isAnywhere = true;
            continue;
        }
        const auto found = printed.indexOf(line, at);
        if (found < 0 || (!isAnywhere && found != at))
            return line;
        at = found + 1;
        isAnywhere = false;
    }
    return isAnywhere || told.isEmpty() || at == printed.size() ? QString() : printed.value(at);
}

} // namespace

class ExamplesTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    struct Run
    {
        int exitCode = -1;
        QStringList out;
        QByteArray err;
    };

    Run run(const QString& command)
    {
        QProcess shell;
        shell.setWorkingDirectory(m_folder.path());
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH",
                           QFileInfo(QStringLiteral(FAIRLEADCTL)).absolutePath() + QLatin1Char(':')
                               + environment.value("PATH"));
        shell.setProcessEnvironment(environment);
        shell.start(QStringLiteral("sh"), {"-c", command});
        if (!shell.waitForFinished(tests::longestWait))
            return {};
        Run run{shell.exitCode(), {}, shell.readAllStandardError()};
        for (const auto& line : QString::fromUtf8(shell.readAllStandardOutput()).split('\n'))
            run.out << withoutBlanksAtTheEnd(line);
        run.out.removeLast();
        return run;
    }

private slots:
    void init()
    {
        QVERIFY(QDir(m_folder.path()).removeRecursively());
        copyCapture(goldenFolder(QStringLiteral("slurm-22.05.8/fairtree")),
                    m_folder.filePath("path/to/folder"));
    }

    void thoseOfTheReadmeRunAsTyped()
    {
        int count = 0;
        for (const auto& line : linesOf(QStringLiteral("README.md"))) {
            if (!line.startsWith(QLatin1String("fairleadctl "))
                || line.contains(QLatin1String("--ssh")))
                continue; // there is no other host here
            const auto done = run(line);
            QVERIFY2(done.exitCode == 0, qPrintable(line + '\n' + done.err));
            ++count;
        }
        QVERIFY(count >= 12);
    }

    void thoseOfTheManualPrintWhatItTells_data()
    {
        QTest::addColumn<QString>("page");
        const QDir docs(QStringLiteral(FAIRLEAD_RESOURCES "/../docs"));
        for (const auto* folder : {"manual/", "manual/fr/", "manual/zh/"}) {
            for (const auto& page : QDir(docs.filePath(folder)).entryList({"*.md"}, QDir::Files)) {
                const auto file = "docs/" + (folder + page);
                if (!examplesOf(file).isEmpty())
                    QTest::newRow(qPrintable(folder + page)) << file;
            }
        }
    }

    void thoseOfTheManualPrintWhatItTells()
    {
        QFETCH(QString, page);
        for (const auto& [command, told] : examplesOf(page)) {
            const auto done = run(command);
            QVERIFY2(done.exitCode == 0, qPrintable(command + '\n' + done.err));
            const auto missing = missingFrom(done.out, told);
            QVERIFY2(missing.isEmpty(),
                     qPrintable(command + ": " + missing + "\n" + done.out.join('\n')));
        }
    }

    // Also those that need a cluster: each option is there, each value can be read.
    void everyCommandOfEveryDocumentCanBeRead_data()
    {
        QTest::addColumn<QString>("page");
        const QDir docs(QStringLiteral(FAIRLEAD_RESOURCES "/../docs"));
        for (const auto* folder : {"", "manual/", "manual/fr/", "manual/zh/", "guide/"}) {
            for (const auto& page : QDir(docs.filePath(folder)).entryList({"*.md"}, QDir::Files))
                QTest::newRow(qPrintable(folder + page)) << "docs/" + (folder + page);
        }
        QTest::newRow("README.md") << "README.md";
    }

    void everyCommandOfEveryDocumentCanBeRead()
    {
        QFETCH(QString, page);
        for (const auto& line : commandsIn(page)) {
            const auto words = run("fairleadctl() { printf '%s\\n' \"$@\"; }; " + line).out;
            const auto read = cli::parseArguments(words);
            QVERIFY2(read.has_value(),
                     qPrintable(line + ": "
                                + (read ? QString()
                                        : QString::fromStdString(english(read.error().message)))));
            for (const auto& alert : read->watch.alerts)
                QVERIFY2(cli::parseAlert(alert).has_value(), qPrintable(line));
        }
    }

    void commandsAreFoundWhereverTheyStand()
    {
        QVERIFY(commandsIn(QStringLiteral("README.md")).size() >= 20);
        for (const auto* translated : {"docs/manual/fr/commands.md", "docs/manual/zh/commands.md"})
            QVERIFY(commandsIn(QLatin1String(translated)).size() > 5);
        const auto commands = commandsIn(QStringLiteral("docs/manual/commands.md"));
        const auto begins = [&](const char* words) {
            return std::ranges::any_of(commands, [&](const QString& command) {
                return command.startsWith(QLatin1String(words));
            });
        };
        QVERIFY(begins("fairleadctl watch slurm: --alert \"served")); // of a unit of systemd
        QVERIFY(begins("fairleadctl anonymise ")); // indented
        QVERIFY(begins("fairleadctl jobs CAPTURE")); // fenced
        const auto joined = commandsIn(QStringLiteral("docs/manual/managers.md"));
        QVERIFY(joined.front().contains(QLatin1String("--language fr"))); // continued
    }

    void aLineThatIsNotPrintedIsFound()
    {
        const QStringList printed{"a", "b", "c"};
        QCOMPARE(missingFrom(printed, {"a", "b", "c"}), QString());
        QCOMPARE(missingFrom(printed, {"...", "c"}), QString());
        QCOMPARE(missingFrom(printed, {"a", "..."}), QString());
        QCOMPARE(missingFrom(printed, {}), QString());
        QCOMPARE(missingFrom(printed, {"b", "c"}), QStringLiteral("b"));
        QCOMPARE(missingFrom(printed, {"a", "b"}), QStringLiteral("c"));
        QCOMPARE(missingFrom(printed, {"...", "x"}), QStringLiteral("x"));
    }

    void theReferenceNamesEveryColumn_data()
    {
        QTest::addColumn<QString>("arguments");
        for (const auto* arguments :
             {"shares demo:limoges",
              "jobs demo:limoges",
              "jobs demo:moab",
              "places demo:limoges",
              "places demo:limoges --histogram",
              "weights demo:limoges",
              "qos demo:limoges",
              "compare demo:limoges --set PriorityWeightAge=1",
              "compare demo:limoges --set PriorityWeightAge=1 --summary",
              "usage demo:limoges",
              "explain demo:limoges 406580",
              "advise demo:limoges",
              "reach demo:limoges 406581 --rank 3",
              "plan demo:limoges -u fdescamps -p rapide --size 64x2 --limit 2:00:00",
              "recovery demo:limoges cistem",
              "recovery demo:limoges cistem --replay --replicas 1",
              "hardware demo:limoges cistem=20",
              "overtake demo:limoges 406393 406558",
              "agree path/to/folder -l",
              "replay demo:limoges --replicas 1 --by cluster",
              "replay demo:limoges --replicas 1 --set PriorityWeightAge=1",
              "replay demo:limoges --replicas 1 --jobs",
              "replay demo:limoges --replicas 1 --timeline",
              "replay demo:limoges --replicas 1 --starving",
              "replay demo:limoges --check",
              "replay demo:limoges --check --jobs"})
            QTest::newRow(arguments) << arguments;
    }

    void theReferenceNamesEveryColumn()
    {
        QFETCH(QString, arguments);
        const auto done
            = run(QStringLiteral("fairleadctl %1 --format csv | head -n 1").arg(arguments));
        QVERIFY2(!done.out.isEmpty(), done.err);
        const auto reference = linesOf(QStringLiteral("docs/manual/reference.md")).join(' ');
        for (const auto& column : done.out.front().trimmed().split(QLatin1Char(',')))
            QVERIFY2(reference.contains(QLatin1Char('`') + column + QLatin1Char('`')),
                     qPrintable(column));
    }
};

FAIRLEAD_QTTEST(ExamplesTest)
#include "tst_examples.moc"
