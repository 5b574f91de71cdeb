// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Folders with a moab.cfg or maui.cfg: what is found in them, and what is said of bad lines. Edge
// case 18 of the specification's section 6.1.

#include "engine/moab/priority/priority.h"
#include "models/accounting/sources/moab/moabfolder.h"
#include "tests/support/qttestmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
const QByteArray fairshareOn = "FSPOLICY DEDICATEDPS\nFSDEPTH 2\nFSINTERVAL 1:00:00\n"
                               "FSUSERWEIGHT 1\nUSERCFG[ann] FSTARGET=50\n";

/// A line of a workload trace.
QByteArray job(const QByteArray& name, const QByteArray& user = "ann",
               const QByteArray& tasks = "2", const QByteArray& submitted = "999999000")
{
    return name + " 0 " + tasks + ' ' + user + " staff 3600 Idle [batch:1] " + submitted
        + " 0 0 0 [NONE] [NONE] [NONE] >= 0 >= 0 [NONE] " + submitted + ' ' + tasks
        + " 0 hi:hi 0 phys run [NONE] 0 0 DEFAULT 1 1024 0 0 0 0 [NONE] 0 [NONE] [NONE] [NONE] "
          "[NONE] [NONE]\n";
}

const QByteArray node
    = "COMPUTENODE AVAILABLE 0 n00 base 32768 16384 100000 8 -1 -1 1 LINUX x86 [c] "
      "[batch:8] [ethernet] 1.0 [NONE] [NONE] [NONE]\n";
} // namespace

class TestMoabFolder : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theNameOfTheFileSelectsTheDialect();
    void theMachineIsLookedForInTheParentToo();
    void badLinesAreListedAndLeftOut();
    void lessThanNothingIsLeftOut();
    void jobsWithoutLimitAreSaidWhereItCounts();
    void includesAreReadOnce();
    void aChainOfIncludesHasAnEnd();
    void anEmptyFileIsSaid();
    void settingsThatHoldNothingAreAnError();
    void whatIsNoRegularFileIsSaid();
    void aMachineThatIsTooSmallIsSaid();
    void oddBytesDoNotStopTheReader();
    void fairshareFilesInEverySpelling();
    void mauiReadsOnlyLowerCaseAndThreeFields();
    void aMissingOrMisalignedWindow();
    void listingsOfPriorities();
    void listingsOfFairshare();
    void aSourceWithoutJobsIsEmpty();

private:
    void write(const QString& name, const QByteArray& content) const
    {
        const auto path = m_folder->filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    SnapshotRecords records()
    {
        auto read = readMoabFolder(m_folder->filePath(QStringLiteral("site")), {});
        if (!read) {
            qWarning("%s", english(read.error().message).c_str());
            return {};
        }
        return *std::move(read);
    }
    static bool says(const SnapshotRecords& records, const char* text, int line = -1)
    {
        return std::any_of(records.issues.begin(), records.issues.end(), [&](const Issue& issue) {
            return english(issue.message).find(text) != std::string::npos
                && (line < 0 || issue.line == line);
        });
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestMoabFolder::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    write("site/moab.cfg", "QUEUETIMEWEIGHT 2\n");
    write("site/work.trace", "VERSION 230\n" + job("a1") + job("b1", "bob"));
    write("site/res.trace", "VERSION 230\n" + node);
    write("site/taken_at.txt", "1000000000\n");
}

void TestMoabFolder::theNameOfTheFileSelectsTheDialect()
{
    QVERIFY(moabFolderKind.claims(m_folder->filePath("site")));
    QVERIFY(!moabFolderKind.claims(m_folder->path()));
    QVERIFY(!records().policy.moab()->isMaui());
    write("site/maui.cfg", "QUEUETIMEWEIGHT 3\n");
    QVERIFY(records().policy.moab()->isMaui());
    QCOMPARE(records().policy.moab()->weights.sub[0], std::int64_t{3});
}

void TestMoabFolder::theMachineIsLookedForInTheParentToo()
{
    QCOMPARE(records().moab.totals.procs, 8.0);
    QFile::remove(m_folder->filePath("site/res.trace"));
    QCOMPARE(records().moab.totals.procs, 0.0);
    write("res.trace", "VERSION 230\n" + node + node);
    QCOMPARE(records().moab.totals.procs, 16.0);
    QCOMPARE(records().moab.totals.memory, 32768.0);
}

void TestMoabFolder::badLinesAreListedAndLeftOut()
{
    write("site/work.trace",
          "VERSION 230\n# comment\n" + job("a1") + "too few fields\n" + job("a1", "bob")
              + job("c1", "ann", "x") + job("d1"));
    write("site/res.trace", "VERSION 230\nnonsense\n" + node);
    write("site/moab.cfg", "QUEUETIMEWEIGHT two\nNODWEIGHT 4\nRMCFG[x] TYPE=PBS\n");
    const auto read = records();
    QCOMPARE(read.jobs.size(), std::size_t{2});
    QVERIFY(says(read, "it is left out", 4));
    QVERIFY(says(read, "appears twice", 5));
    QVERIFY(says(read, "field 3", 6));
    QVERIFY(says(read, "is not a node", 2));
    QVERIFY(says(read, "is not a whole number", 1));
    QVERIFY(says(read, "NODEWEIGHT is", 2));
    QVERIFY(says(read, "kept, without effect on priorities: NODWEIGHT, RMCFG[x]"));
}

void TestMoabFolder::lessThanNothingIsLeftOut()
{
    write("site/work.trace", "VERSION 230\n" + job("a1", "ann", "-3") + job("b1"));
    const auto read = records();
    QCOMPARE(read.jobs.size(), std::size_t{1});
    QVERIFY(says(read, "field 3: “-3” cannot be read", 2));
}

void TestMoabFolder::jobsWithoutLimitAreSaidWhereItCounts()
{
    write("site/work.trace",
          "VERSION 230\n" + job("a1").replace(" 3600 ", " 0 ")
              + job("b1").replace(" 3600 ", " INFINITY ") + job("c1"));
    QVERIFY(!says(records(), "no time limit"));
    write("site/moab.cfg", "XFACTORWEIGHT 2\n");
    QVERIFY(says(records(), "2 jobs have no time limit: their XFACTOR counts"));
    write("site/moab.cfg", "QOSCFG[hi] XFWEIGHT=3\n");
    QVERIFY(says(records(), "2 jobs have no time limit"));
}

void TestMoabFolder::includesAreReadOnce()
{
    write("site/moab.cfg", "#INCLUDE more.cfg\nNODEWEIGHT 1\n#INCLUDE gone.cfg\n");
    write("site/more.cfg", "QUEUETIMEWEIGHT 9\n#INCLUDE moab.cfg\n");
    const auto read = records();
    QCOMPARE(read.policy.moab()->weights.sub[0], std::int64_t{9});
    QVERIFY(says(read, "is included already", 2));
    QVERIFY(says(read, "cannot be read", 3));
}

void TestMoabFolder::aChainOfIncludesHasAnEnd()
{
    constexpr int chain = 20000;
    for (int i = 0; i < chain; ++i)
        write(i == 0 ? "site/moab.cfg" : qPrintable(QStringLiteral("site/n%1.cfg").arg(i)),
              "NODEWEIGHT 7\n#INCLUDE n" + QByteArray::number(i + 1) + ".cfg\n");
    const auto read = records();
    QCOMPARE(read.policy.moab()->weights.sub[moab::at(moab::Sub::Node)], std::int64_t{7});
    QVERIFY(says(read, "too many files include each other"));
}

void TestMoabFolder::anEmptyFileIsSaid()
{
    QVERIFY(!says(records(), "the file is empty"));
    for (const auto* name : {"site/work.trace", "site/res.trace"}) {
        for (const auto* nothing : {"", "\n \n\t\r\n"}) {
            init();
            write(QLatin1String(name), nothing);
            QVERIFY2(says(records(), "the file is empty"), name);
        }
    }
}

/// Default weights would rank, as those of the site.
void TestMoabFolder::settingsThatHoldNothingAreAnError()
{
    const auto site = [this] { return m_folder->filePath("site"); }; // init() makes another one
    for (const auto& nothing :
         {QByteArray(), QByteArray("\n \t\r\n"), QByteArray("\xff\xfeN\0O\0D\0", 8)}) {
        init();
        write("site/moab.cfg", nothing);
        const auto read = readMoabFolder(site(), {});
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::DataInvalid);
        QVERIFY(english(read.error().message)
                    .starts_with((site() + "/moab.cfg holds no settings").toStdString()));
    }
    write("site/moab.cfg", "# all as it is\n");
    QVERIFY(readMoabFolder(site(), {}));
}

void TestMoabFolder::whatIsNoRegularFileIsSaid()
{
    QVERIFY(QDir().mkpath(m_folder->filePath("site/out.txt")));
    QVERIFY(says(records(), "it is no regular file and is not read"));
    QVERIFY(QFile::remove(m_folder->filePath("site/moab.cfg")));
    QVERIFY(QDir().mkpath(m_folder->filePath("site/maui.cfg")));
    const auto site = m_folder->filePath("site");
    QVERIFY(moabFolderKind.claims(site));
    const auto read = readMoabFolder(site, {});
    QVERIFY(!read);
    QCOMPARE(english(read.error().message), (site + "/maui.cfg cannot be read").toStdString());
}

// A trace that was cut at a line end looks whole; the other files tell of what it lacks.
void TestMoabFolder::aMachineThatIsTooSmallIsSaid()
{
    const auto running = [](const char* node) {
        auto line = job("a1").replace("Idle", "Running");
        line.chop(1);
        auto fields = line.split(' ');
        fields[37] = node;
        return fields.join(' ') + '\n';
    };
    write("site/work.trace", "VERSION 230\n" + running("[n00:2]"));
    QVERIFY(!says(records(), "may have been cut"));
    write("site/work.trace", "VERSION 230\n" + running("[n00:2][n07:2]"));
    QVERIFY(says(records(), "it lacks node n07, which jobs name"));
    write("site/work.trace", "VERSION 230\n" + job("a1", "ann", "9"));
    QVERIFY(says(records(), "job a1 asks for 9 processors, and all nodes have 8"));
    write("site/out.txt", "### showq\n     1 of    2 Nodes Active      (50.00%)\n");
    QVERIFY(says(records(), "it lists 1 node, and out.txt tells of 2"));
    QFile::remove(m_folder->filePath("site/res.trace"));
    QVERIFY(!says(records(), "may have been cut")); // that it is missing is an assumption
}

void TestMoabFolder::oddBytesDoNotStopTheReader()
{
    write("site/moab.cfg",
          "# caf\xe9\r\nQUEUETIMEWEIGHT 4\r\nNODEWEIGHT \xff\n" + QByteArray(1 << 21, 'x')
              + "\nPROCWEIGHT 5 \\");
    const auto read = records();
    QCOMPARE(read.policy.moab()->weights.sub[0], std::int64_t{4});
    QCOMPARE(read.policy.moab()->weights.sub[moab::at(moab::Sub::Proc)], std::int64_t{5});
    QVERIFY(says(read, "longer than 1 MiB", 4));
    QVERIFY(says(read, "is not a whole number", 3));
}

void TestMoabFolder::fairshareFilesInEverySpelling()
{
    write("site/moab.cfg", fairshareOn);
    write("site/stats/FS.999997200",
          "# Starting now\nUser ann 250 # comment\nACCOUNT phys 100\nAcct bio 50\nTOTAL 600000.00\n"
          "sched NONE 1000\nBOGUS x 5\nuser ann\n");
    const auto read = records();
    QCOMPARE(read.moab.windows.size(), std::size_t{1});
    const auto& window = read.moab.windows[0];
    QCOMPARE(window.start, std::int64_t{999997200});
    QCOMPARE(window.total, 1000.0);
    QCOMPARE(window.entries.size(), std::size_t{3});
    QCOMPARE(window.entries[0].usage, 250.0);
    QVERIFY(says(read, "“BOGUS”", 7));
    QVERIFY(says(read, "“user”", 8));
}

void TestMoabFolder::mauiReadsOnlyLowerCaseAndThreeFields()
{
    write("site/maui.cfg", fairshareOn);
    write("site/fs-input/FS.999997200", "User ann 250\nuser ann 30\nTOTAL 500\nTOTAL all 100\n");
    const auto read = records();
    QCOMPARE(read.moab.windows[0].total, 100.0);
    QCOMPARE(read.moab.windows[0].entries.size(), std::size_t{1});
    QCOMPARE(read.moab.windows[0].entries[0].usage, 30.0);
}

void TestMoabFolder::aMissingOrMisalignedWindow()
{
    write("site/moab.cfg", fairshareOn);
    write("site/stats/FS.999993700", "user ann 10\nsched NONE 20\n");
    write("site/stats/FS.newest", "user ann 10\n");
    const auto read = records();
    QCOMPARE(read.moab.windows.size(), std::size_t{1});
    QVERIFY(says(read, "is not the start of a window"));
    QDir(m_folder->filePath("site/stats")).removeRecursively();
    QVERIFY(records().moab.windows.empty());
}

void TestMoabFolder::listingsOfPriorities()
{
    write("site/mdiag-p.txt",
          "diagnosing job priority information (partition: ALL)\n\n"
          "Job                    PRIORITY*   Cred( User)  Serv(QTime)\n"
          "             Weights   --------       1(1000000)     1(    1)\n\n"
          "a1                         -940*   94.3(1000.)   5.7( 60.0)\n"
          "anamethatislongerthantwenty 99999  94.3(1000.)   5.7( 60.0)\n"
          "b1                       100000    -0.0(10000)   5.7( 60.0)\n\n"
          "Percent Contribution   --------   100.0(100.0)   0.0(  0.0)\n\n"
          "* indicates system prio set on job\n");
    const auto read = records();
    QCOMPARE(read.priorityAnswers.size(), std::size_t{2});
    QCOMPARE(read.priorityAnswers[0].answer.priority, std::int64_t{-940});
    QCOMPARE(read.priorityAnswers[1].answer.priority, std::int64_t{100000});
    QVERIFY(says(read, "is not in the queue", 7));
    write("site/mdiag-p.txt", "Job PRIORITY* QOS(Q:QOSPri) FS(USR:GRP:ACC)\na1 5\n");
    QVERIFY(says(records(), "old form"));
    QVERIFY(records().priorityAnswers.empty());
}

void TestMoabFolder::listingsOfFairshare()
{
    write("site/moab.cfg", fairshareOn);
    write("site/mdiag-f.txt",
          "FairShare Information\n\n"
          "Depth: 4 intervals   Interval Length: 1:00:00   Decay Rate: 1.00\n\n"
          "FS Policy: DEDICATEDPS\nSystem FS Settings:  Target Usage: 0.00    Flags: 0\n\n"
          "FSInterval        %     Target       0       1\n"
          "FSWeight       ------- -------  1.0000  1.0000\n"
          "TotalUsage      100.00 -------     2.0     1.0\n\n"
          "USER\n-------------\n"
          "ann*             30.00  50.00    25.00   40.00\n"
          "anamelongerthanthirteen*  4.00  10.00+    5.00 -------\n\n"
          "ACCT\n-------------\nphys              1.00 -------  ------- 100.00\n");
    const auto read = records();
    QCOMPARE(read.moab.windows.size(), std::size_t{2});
    QCOMPARE(read.moab.windows[0].total, 7200.0);
    QCOMPARE(read.moab.windows[0].start, std::int64_t{999997200});
    QCOMPARE(read.moab.windows[0].entries[0].usage, 1800.0);
    QCOMPARE(read.moab.windows[0].entries[1].name, std::string("anamelongerthanthirteen"));
    QCOMPARE(read.moab.windows[1].entries[1].cred, moab::Cred::Account);
    QVERIFY(says(read, "FSDEPTH was 4", 3));
    auto snapshot = buildSnapshot(read);
    QVERIFY(snapshot);
    const auto evaluation = evaluate(baselineInputs(*snapshot, read.computedAt));
    const auto terms = moab::termsOf(*evaluation, RowIndex(0));
    QCOMPARE(terms.sub[moab::at(moab::Sub::FsUser)].value, 20.0);
}

void TestMoabFolder::aSourceWithoutJobsIsEmpty()
{
    QFile::remove(m_folder->filePath("site/work.trace"));
    const auto read = records();
    QVERIFY(read.jobs.empty());
    QVERIFY(buildSnapshot(read).has_value());
}

FAIRLEAD_QTTEST(TestMoabFolder)
#include "tst_moabfolder.moc"
