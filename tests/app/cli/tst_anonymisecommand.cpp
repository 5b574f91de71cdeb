// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A cluster under made-up names: every number is what it was, and no name is left.

#include "models/accounting/sources/sources.h"
#include "models/accounting/store/store.h"
#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::tests;

class AnonymiseCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void everyResultIsEqualButForNames_data();
    void noTypeOfGpusIsLeft();
    void itsAdviceIsTheSame();
    void everyResultIsEqualButForNames();
    void whoNeverStartsIsKnownThereToo_data();
    void whoNeverStartsIsKnownThereToo();
    void theFolderIsForItsOwnerAlone();
    void whatIsThereStays();
    void whatAKilledRunLeftGoes();
    void schedulersWhoseSettingsNameUsersAreRefused();
};

namespace {
// Columns that hold names, or numbers that are made up.
const QStringList named{"JobID", "User",    "Account",  "Partition",  "Name",
                        "QOS",   "Cluster", "NodeList", "ParentName", "Index",
                        "From",  "Moment",  "Limit"};

QString dataFolder(const char* path)
{
    return QStringLiteral(FAIRLEAD_TEST_DATA) + QLatin1Char('/') + QLatin1String(path);
}

QList<CsvRow> rowsOf(const QString& source, const QStringList& words)
{
    QStringList all = words;
    all.insert(1, source);
    return csvRows(runCli(all << "--format"
                              << "csv")
                       .out);
}
} // namespace

void AnonymiseCommandTest::everyResultIsEqualButForNames_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<bool>("hasHistory");
    QTest::newRow("demo") << "demo:limoges" << true;
    QTest::newRow("recording") << dataFolder("replay/fairtree") << true;
    QTest::newRow("types of GPUs") << dataFolder("replay/typedgpus") << true;
    QTest::newRow("many features") << dataFolder("replay/manyfeatures") << true;
    QTest::newRow("capture") << goldenFolder(QStringLiteral("slurm-22.05.8/fairtree")) << false;
}

// How backfill is set is in no table of a store.
void AnonymiseCommandTest::noTypeOfGpusIsLeft()
{
    const QTemporaryDir folder;
    const auto made = folder.filePath("made");
    QCOMPARE(runCli({"anonymise", dataFolder("replay/typedgpus"), "--into", made}).exitCode, 0);
    QByteArray all;
    for (const auto& file : QDir(made).entryList(QDir::Files))
        all += fileContent(made + '/' + file);
    QVERIFY(all.contains("gres/gpu:type-1"));
    for (const auto* type : {"a100", "A100", "v100"})
        QVERIFY2(!all.contains(type), type);
}

void AnonymiseCommandTest::itsAdviceIsTheSame()
{
    const QTemporaryDir folder;
    const auto source = goldenFolder(QStringLiteral("slurm-26.11.0-0rc1/classic"));
    const auto made = folder.filePath("made");
    QCOMPARE(runCli({"anonymise", source, "--into", made}).exitCode, 0);
    const auto advice = runCli({"advise", source, "--format", "csv", "-o", "Finding,Evidence"});
    QVERIFY(advice.out.contains("Backfill does not look as far ahead"));
    QCOMPARE(runCli({"advise", made, "--format", "csv", "-o", "Finding,Evidence"}).out, advice.out);
}

void AnonymiseCommandTest::everyResultIsEqualButForNames()
{
    QFETCH(QString, source);
    QFETCH(bool, hasHistory);
    QTemporaryDir folder;
    const auto made = folder.filePath("made");
    const auto run = runCli({"anonymise", source, "--into", made});
    QVERIFY2(run.exitCode == 0, run.err);
    QList<QStringList> commands{{"shares"}, {"jobs", "--all"}, {"weights"},
                                {"qos"},    {"places"},        {"agree"}};
    if (hasHistory)
        commands << QStringList{"replay", "--check"} << QStringList{"replay", "--replicas", "2"}
                 << QStringList{"replay", "--jobs", "--replicas", "1"};
    QMap<QString, QString> names; // real, made up
    qsizetype compared = 0;
    for (const auto& command : commands) {
        const auto before = rowsOf(source, command);
        const auto after = rowsOf(made, command);
        compared += before.size();
        QCOMPARE(after.size(), before.size());
        for (qsizetype row = 0; row < before.size(); ++row) {
            for (auto cell = before[row].begin(); cell != before[row].end(); ++cell) {
                const auto other = after[row][cell.key()];
                if (!named.contains(cell.key()))
                    QCOMPARE(other, cell.value());
                else if (const auto known = cell.key() + '=' + cell.value(); names.contains(known))
                    QCOMPARE(other, names[known]);
                else
                    names[known] = other;
            }
        }
    }
    QVERIFY(compared > 20);
    QFile store(made + "/cluster.fairlead");
    QVERIFY(store.open(QIODevice::ReadOnly));
    const auto bytes = QString::fromLatin1(store.readAll());
    int looked = 0;
    for (auto it = names.begin(); it != names.end(); ++it) {
        const auto column = it.key().section('=', 0, 0);
        const auto name = it.key().section('=', 1);
        const bool isName = column == "User" || column == "Account" || column == "Partition";
        // What the store has of its own: a QOS, a scheduler, what every cluster is called here.
        const bool isOwn = name == "normal" || name == "main" || name == "cluster";
        if (!isName || isOwn || name.size() < 4 || name == "root")
            continue;
        ++looked;
        const QRegularExpression word("\\b" + QRegularExpression::escape(name) + "\\b");
        QVERIFY2(!bytes.contains(word), qPrintable(name)); // "schema" holds "chem"
    }
    QVERIFY(looked > 2);
}

void AnonymiseCommandTest::whoNeverStartsIsKnownThereToo_data()
{
    QTest::addColumn<bool>("hasHistory");
    QTest::newRow("of a history") << true;
    QTest::newRow("without one") << false;
}

// The limits of the store that is in the folder count.
void AnonymiseCommandTest::whoNeverStartsIsKnownThereToo()
{
    QFETCH(bool, hasHistory);
    const QTemporaryDir folder;
    const auto store = folder.filePath("store.fairlead");
    const auto made = folder.filePath("made");
    const auto snapshot
        = accounting::openSource(goldenFolder(QStringLiteral("slurm-22.05.8/fairtree")));
    auto recording
        = accounting::readRecording(accounting::SourceAccess(dataFolder("replay/fairtree")));
    QVERIFY(snapshot && recording);
    auto records = recordsOf(**snapshot);
    recording->limits.qos.clear();
    for (const auto& qos : records.qos) {
        auto& limits = recording->limits.qos.emplace_back();
        limits.name = qos.name;
        limits.limits.ofUser.amounts[static_cast<std::size_t>(replay::Tres::Cpu)] = 0;
    }
    for (auto& job : records.jobs)
        job.reason = job.state == JobState::Pending ? "QOSMaxCpuPerUserLimit" : job.reason;
    QVERIFY(accounting::saveSnapshot(store, records, std::nullopt, {},
                                     hasHistory ? &*recording : nullptr, recording->limits));
    QCOMPARE(runCli({"anonymise", store, "--into", made}).exitCode, 0);
    for (const auto& source : {store, made}) {
        const auto first = rowsOf(source, {"jobs"}).first()["JobID"];
        const auto said = runCli({"explain", source, first}).out;
        QVERIFY2(said.contains("never starts"), said);
    }
}

void AnonymiseCommandTest::theFolderIsForItsOwnerAlone()
{
    QTemporaryDir folder;
    const auto made = folder.filePath("made");
    QCOMPARE(runCli({"anonymise", "demo:textbook", "--into", made}).exitCode, 0);
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QCOMPARE(QFile::permissions(made) & others, QFile::Permissions());
    QCOMPARE(QDir(made).entryList(QDir::Files, QDir::Name | QDir::IgnoreCase),
             QStringList({"cluster.fairlead", "README.txt"}));
    QCOMPARE(QFile::permissions(made + "/cluster.fairlead") & others, QFile::Permissions());
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList("made")); // nothing unfinished is left
    QFile store(made + "/cluster.fairlead");
    QVERIFY(store.open(QIODevice::ReadOnly));
    QVERIFY(!store.readAll().contains(QSysInfo::machineHostName().toUtf8() + '\0'));
    QCOMPARE(runCli({"jobs", made}).exitCode, 0);
}

void AnonymiseCommandTest::whatIsThereStays()
{
    QTemporaryDir folder;
    QVERIFY(writeFile(folder.filePath("thesis.txt"), "mine"));
    for (const auto& path : {folder.path(), folder.filePath("thesis.txt")}) {
        const auto run = runCli({"anonymise", "demo:textbook", "--into", path});
        QCOMPARE(run.exitCode, 4);
        QVERIFY2(run.err.contains("is there already"), run.err);
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"thesis.txt"});
    QCOMPARE(fileContent(folder.filePath("thesis.txt")), QByteArray("mine"));
    QVERIFY(QDir(folder.path()).mkdir("empty")); // as capture takes one
    QCOMPARE(runCli({"anonymise", "demo:textbook", "--into", folder.filePath("empty")}).exitCode,
             0);
    QCOMPARE(runCli({"jobs", folder.filePath("empty")}).exitCode, 0);
    QCOMPARE(runCli({"anonymise", "demo:textbook"}).exitCode, 1);
}

void AnonymiseCommandTest::schedulersWhoseSettingsNameUsersAreRefused()
{
    QTemporaryDir folder;
    const auto run = runCli({"anonymise", "demo:moab", "--into", folder.filePath("made")});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains("cannot be made anonymous"), run.err);
    QVERIFY(!QFile::exists(folder.filePath("made")));
}

// Only what carries the name that a run makes.
void AnonymiseCommandTest::whatAKilledRunLeftGoes()
{
    const QTemporaryDir folder;
    const QDir inside(folder.path());
    for (const auto* name :
         {".out.part-abcdef", ".out.backup", ".out.part-mine", ".out2.part-abcdef"})
        QVERIFY(inside.mkpath(QLatin1String(name) + QLatin1String("/deeper")));
    const auto run = runCli({"anonymise", "demo:textbook", "--into", folder.filePath("out")});
    QVERIFY2(run.exitCode == 0, run.err);
    const QStringList expected{".out.backup", ".out.part-mine", ".out2.part-abcdef", "out"};
    QCOMPARE(inside.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name),
             expected);
}

FAIRLEAD_QTTEST(AnonymiseCommandTest)
#include "tst_anonymisecommand.moc"
