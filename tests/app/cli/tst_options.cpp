// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/options/options.h"
#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QRegularExpression>
#include <QTest>

#include <map>

using namespace fairlead;
using tests::runCli;

namespace {

const QString editing = QStringLiteral(
    "cluster config partitions usage password-file at step set share scenario stored timeout ");
const QString computing
    = editing + QStringLiteral("long fields noheader parsable2 format csv-dialect envelope ");
const QString rows = QStringLiteral("user account partition job ");

/// What each command takes, beside help and version.
const std::map<QString, QString> taken{
    {"shares", computing + "user account moment"},
    {"jobs", computing + rows + "norm all weights moment"},
    {"places", computing + rows + "moment starving histogram"},
    {"weights", computing},
    {"qos", computing},
    {"compare", computing + rows + "all against moment summary"},
    {"usage", computing + "user account from to time tres all"},
    {"replay",
     "cluster config partitions usage password-file at step set share scenario stored long fields "
     "noheader parsable2 format csv-dialect envelope timeout from to against check jobs replicas "
     "seed by "
     "timeline starving nodes"},
    {"explain", computing + "partition moment"},
    {"advise",
     "cluster config partitions usage password-file at step set share scenario stored long fields "
     "noheader parsable2 format csv-dialect envelope timeout moment replay replicas seed nodes"},
    {"reach",
     "cluster config partitions usage password-file at step set share scenario stored long fields "
     "noheader parsable2 format csv-dialect envelope timeout moment rank factor"},
    {"plan",
     "cluster config partitions usage password-file at step set share scenario stored long fields "
     "noheader parsable2 format csv-dialect envelope timeout moment user account partition qos "
     "size limit "
     "count waits "
     "nodes"},
    {"finder",
     "cluster config partitions usage password-file at step set share scenario stored long fields "
     "noheader parsable2 format csv-dialect envelope timeout nodes from to unseen target vary "
     "candidates "
     "replicas seed "
     "into array slice gather output"},
    {"recovery",
     "cluster config partitions usage password-file at step set share scenario stored long fields "
     "noheader parsable2 format csv-dialect envelope timeout moment to idle replay replicas seed "
     "nodes"},
    {"hardware",
     "cluster config partitions usage password-file at step set share scenario stored long fields "
     "noheader parsable2 format csv-dialect envelope timeout moment machine"},
    {"overtake",
     "cluster config partitions usage password-file at step set share scenario stored long fields "
     "noheader parsable2 format csv-dialect envelope timeout moment to idle"},
    {"agree",
     "cluster config partitions usage password-file at step set share scenario stored long fields "
     "noheader parsable2 format csv-dialect envelope timeout"},
    {"export", editing + "as"},
    {"report",
     editing
         + "csv-dialect output csv pictures moment site contact logo paper language replicas seed"},
    {"import",
     "cluster config partitions usage password-file at step based-on on-conflict into "
     "into-password-file timeout nodes from to replace"},
    {"capture", "into ssh timeout from history"},
    {"apply",
     "cluster config partitions usage password-file at step set share scenario stored based-on "
     "on-conflict timeout upgrade-store"},
    {"save",
     "cluster config partitions usage password-file at step set share scenario stored based-on "
     "on-conflict timeout note upgrade-store"},
    {"scenarios",
     "cluster config partitions usage password-file at step timeout long fields noheader parsable2 "
     "format csv-dialect envelope rename copy delete based-on upgrade-store"},
    {"audit",
     "password-file timeout long fields noheader parsable2 format csv-dialect envelope keep-days "
     "keep-lines "
     "upgrade-store"},
    {"watch",
     "cluster config partitions usage password-file at step set share scenario stored timeout "
     "alert"},
    {"anonymise",
     "cluster config partitions usage password-file at step timeout into nodes from to"},
    {"record",
     "cluster config partitions usage password-file at step timeout into into-password-file every "
     "times upgrade-store"},
    {"moments",
     "cluster config partitions usage password-file at step timeout long fields noheader parsable2 "
     "format csv-dialect envelope from to nodes"},
    {"series",
     "password-file timeout long fields noheader parsable2 format csv-dialect envelope forget "
     "upgrade-store"},
};

QStringList takenBy(const QString& command)
{
    auto names = taken.at(command).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (names.contains("share")) // the edits of the tree go with it
        names += {"add-account", "add-user", "move", "rename-account", "remove", "paste"};
    return names;
}

/// A value that the option can be read with.
QString sampleOf(const QString& option)
{
    static const std::map<QString, QString> samples{{"set", "PriorityWeightAge=1"},
                                                    {"share", "a=1"},
                                                    {"add-account", "a=b"},
                                                    {"add-user", "a=b"},
                                                    {"move", "a=b"},
                                                    {"rename-account", "a=b"},
                                                    {"format", "csv"},
                                                    {"csv-dialect", "semicolon"},
                                                    {"history", "30d"},
                                                    {"every", "5m"},
                                                    {"candidates", "2"},
                                                    {"slice", "0/4"},
                                                    {"based-on", "1"},
                                                    {"on-conflict", "mine"}};
    const auto found = samples.find(option);
    return found == samples.end() ? QStringLiteral("1") : found->second;
}

} // namespace

class OptionsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyCommandIsInTheTable()
    {
        QCOMPARE(taken.size(), cli::commands().size());
        for (const auto& command : cli::commands())
            QVERIFY2(taken.contains(QLatin1String(command->name())), command->name());
    }

    void aCommandTakesItsOptionsAndNoOthers_data() { eachCommand(); }
    void aCommandTakesItsOptionsAndNoOthers()
    {
        QFETCH(const QString, command);
        const auto known = takenBy(command);
        for (const auto& option : cli::allOptions()) {
            const auto name = option.names().last();
            if (name == "help" || name == "version")
                continue;
            for (const auto& spelling : option.names()) {
                QStringList words{command, QStringLiteral("source"), cli::optionText(spelling)};
                if (!option.valueName().isEmpty())
                    words << sampleOf(name);
                if (name == "envelope" && known.contains(name))
                    words << "--format"
                          << "json"; // goes with it
                if (name == "csv-dialect" && known.contains(name))
                    words << (known.contains("format") ? "--format" : "--csv") << "csv";
                const auto parsed = cli::parseArguments(words);
                QCOMPARE(parsed.has_value(), known.contains(name));
                if (!parsed)
                    QCOMPARE(QString::fromStdString(english(parsed.error().message)),
                             QStringLiteral("%1 does not take %2")
                                 .arg(command, cli::optionText(spelling)));
            }
        }
    }

    void itsHelpListsExactlyThose_data() { eachCommand(); }
    void itsHelpListsExactlyThose()
    {
        QFETCH(const QString, command);
        auto wanted = takenBy(command) + QStringList{"help", "version"};
        for (const auto& words :
             {QStringList{command, "--help"}, {"--help", command}, {"help", command}}) {
            const auto run = runCli(words);
            QCOMPARE(run.exitCode, 0);
            const auto help = QString::fromUtf8(run.out);
            QVERIFY(help.startsWith(QStringLiteral("Usage: fairleadctl %1 ").arg(command)));
            static const QRegularExpression option(QStringLiteral("^  (?:-., )?--([a-z0-9-]+)"),
                                                   QRegularExpression::MultilineOption);
            QStringList listed;
            for (const auto& match : option.globalMatch(help))
                listed << match.captured(1);
            listed.sort();
            wanted.sort();
            QCOMPARE(listed, wanted);
        }
    }

    void allAddsWhatNobodyRanksToACompareAsToTheQueue()
    {
        const auto linesOf = [&](const char* command, const QStringList& more) {
            return runCli(QStringList{command, "demo:limoges", "--format", "csv"} + more)
                .out.count('\n');
        };
        QCOMPARE(linesOf("compare", {}), linesOf("jobs", {}));
        QCOMPARE(linesOf("compare", {"--all"}), linesOf("jobs", {"--all"}));
        QVERIFY(linesOf("jobs", {"--all"}) > linesOf("jobs", {}));
    }

    void aWrongOptionIsAUsageErrorBeforeAnythingIsRead()
    {
        const auto run = runCli({"shares", "/nonexistent", "--output", "x.pdf"});
        QCOMPARE(run.exitCode, 1);
        QVERIFY(run.out.isEmpty());
        QVERIFY(run.err.contains("shares does not take --output"));
        QCOMPARE(runCli({"jobs", "/nonexistent", "--csv=x"}).exitCode, 1);
        QCOMPARE(runCli({"shares", "/nonexistent", "-lw"}).exitCode, 1);
        QCOMPARE(runCli({"nothing", "--help"}).exitCode, 1);
    }

    /// The first one, or the last, would be dropped without a word.
    void whatTakesOneValueIsGivenOnce()
    {
        const auto twice = runCli({"replay", "/nonexistent", "--seed", "1", "--seed", "2"});
        QCOMPARE(twice.exitCode, 1);
        QVERIFY2(twice.err.contains("--seed takes one value, and is given 2 times"), twice.err);
        QCOMPARE(runCli({"jobs", "/nonexistent", "--format", "csv", "--format=csv"}).exitCode, 1);
        QCOMPARE(runCli({"compare", "/nonexistent", "--against", "a", "--against", "b"}).exitCode,
                 1);
        QCOMPARE(runCli({"shares", "/nonexistent", "--scenario", "a", "--scenario", "b"}).exitCode,
                 1);
        // lists and edits, under any of their names
        QCOMPARE(runCli({"jobs", "/nonexistent", "-u", "a", "--user", "b", "-p", "x", "-p", "y",
                         "--set", "PriorityWeightAge=1", "--set", "PriorityWeightQOS=1"})
                     .exitCode,
                 2);
    }

private:
    static void eachCommand()
    {
        QTest::addColumn<QString>("command");
        for (const auto& [command, options] : taken)
            QTest::newRow(qPrintable(command)) << command;
    }
};

FAIRLEAD_QTTEST(OptionsTest)
#include "tst_options.moc"
