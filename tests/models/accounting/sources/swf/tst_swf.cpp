// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/registry.h"
#include "models/accounting/sources/sources.h"
#include "models/accounting/sources/swf/swftrace.h"
#include "models/accounting/sources/usagesource.h"
#include "tests/support/issuetext.h"
#include "tests/support/qttestmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <zlib.h>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
const QString small = QStringLiteral(FAIRLEAD_TEST_DATA "/swf/small.swf");
constexpr std::int64_t begin = 1'000'000'000; // of small.swf

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray inGzip(const QByteArray& text)
{
    QTemporaryDir folder;
    const auto path = folder.filePath(QStringLiteral("packed"));
    auto* file = gzopen(QFile::encodeName(path).constData(), "wb");
    gzwrite(file, text.constData(), static_cast<unsigned>(text.size()));
    gzclose(file);
    return contentOf(path);
}

std::vector<std::string> textsOf(const Issues& issues)
{
    std::vector<std::string> texts;
    for (const auto& issue : issues)
        texts.push_back(tests::issueText(issue));
    return texts;
}
} // namespace

class SwfTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString written(const QByteArray& content, const QString& name = QStringLiteral("trace.swf"))
    {
        const auto path = m_folder.filePath(name);
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? path
                                                                                        : QString();
    }

private slots:
    void aNameIsATrace_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isTrace");
        QTest::newRow("plain") << QStringLiteral("a/b.swf") << true;
        QTest::newRow("packed") << QStringLiteral("B.SWF.GZ") << true;
        QTest::newRow("folder") << QStringLiteral("swf") << false;
        QTest::newRow("address") << QStringLiteral("mysql://host/x.swf") << false;
    }
    void aNameIsATrace()
    {
        QFETCH(const QString, name);
        QTEST(kindOf(name).readRecording != nullptr && kindOf(name).takesFiles != nullptr
                  && QByteArray(kindOf(name).typed).contains("trace"),
              "isTrace");
    }

    void headerAndJobsAreRead()
    {
        const auto trace = readSwfTrace(small);
        QVERIFY(trace);
        QCOMPARE(trace->computer, "Small IBM");
        QCOMPARE(trace->begin, begin);
        QCOMPARE(trace->nodes, 3U);
        QCOMPARE(trace->processors, 8U);
        QCOMPARE(trace->partitions.at(2), "big jobs");
        QCOMPARE(trace->jobs.size(), std::size_t{5});
        QCOMPARE(trace->jobs[2].start(), 100);
        QCOMPARE(trace->jobs[2].end(), 130);
        QCOMPARE(trace->jobs[3].start(), -1); // cancelled while it waited
        QCOMPARE(trace->jobs[3].end(), 90);
        QCOMPARE(trace->jobs[4].preceding, 2);
        QVERIFY(trace->issues.empty());
    }

    void aCompressedTraceIsTheSame()
    {
        const auto packed = inGzip(contentOf(small));
        QVERIFY(packed.size() > 20);
        const auto whole = readSwfTrace(written(packed, QStringLiteral("t.swf.gz")));
        QVERIFY(whole);
        QCOMPARE(whole->jobs.size(), std::size_t{5});
        QVERIFY(whole->issues.empty());
        const auto cut = readSwfTrace(written(packed.chopped(12), QStringLiteral("t.swf.gz")));
        QVERIFY(cut);
        QCOMPARE(textsOf(cut->issues).front(),
                 "t.swf.gz: the compressed file is damaged or cut off: what comes before that is "
                 "read");
    }

    void aWrongChecksumIsDamage()
    {
        auto packed = inGzip(contentOf(small));
        packed[packed.size() - 6] = static_cast<char>(~packed[packed.size() - 6]);
        const auto path = written(packed, QStringLiteral("t.swf.gz"));
        const auto damaged = readSwfTrace(path);
        QVERIFY(!damaged);
        QCOMPARE(english(damaged.error().message),
                 path.toStdString()
                     + " is compressed, and damaged or cut off: no job can be unpacked");
    }

    // A file that lost blocks has bytes of 0 there; the line behind them is one of its own.
    void bytesOfZeroAreNoBlanks()
    {
        auto content = contentOf(small).trimmed();
        const auto last = content.lastIndexOf('\n');
        content.insert(last + 1, QByteArray(100, '\0') + '\n');
        const auto trace = readSwfTrace(written(content + '\n'));
        QVERIFY(trace);
        QCOMPARE(trace->jobs.size(), std::size_t{5});
        const auto line = content.left(last + 1).count('\n') + 1;
        QCOMPARE(textsOf(trace->issues).front(),
                 "trace.swf:" + std::to_string(line)
                     + ": the line is not a job of the Standard Workload Format and is left out");
    }

    void aSmallFileMayHoldTooMuch()
    {
        const auto packed = written(inGzip(contentOf(small)), QStringLiteral("t.swf.gz"));
        QVERIFY(readSwfTrace(packed, 10'000));
        const auto refused = readSwfTrace(packed, 100);
        QCOMPARE(refused.error().code, ErrorCode::DataInvalid);
        QCOMPARE(english(refused.error().message),
                 packed.toStdString()
                     + " holds more than 4 GiB when it is unpacked: unpack it to have it read");
        QVERIFY(readSwfTrace(small, 100)); // is as large as it looks
        const auto line = inGzip(QByteArray(1 << 20, 'x'));
        QCOMPARE(readSwfTrace(written(line, QStringLiteral("t.swf.gz")), 100'000).error().code,
                 ErrorCode::DataInvalid);
    }

    void rubbishInTheHeaderIsCounted()
    {
        QByteArray header;
        for (int i = 0; i < 5000; ++i)
            header += "; MaxNodes: x\n";
        const auto trace = readSwfTrace(written(header + contentOf(small)));
        QVERIFY(trace);
        QCOMPARE(trace->issues.size(), Issues::mostAlike);
        QCOMPARE(trace->issues.total(), std::size_t{5000});
    }

    void whatCannotBeUsedIsCounted()
    {
        const auto trace = readSwfTrace(written("1 9 0 1 1 -1 -1 1 60 -1 1 1 1 -1 1 1 -1 -1\n"
                                                "2 5 0 1 1 -1 -1 1 60 -1 1 1 1 -1 1 1 -1 -1\n"
                                                "1 9 0 1 1 -1 -1 1 60 -1 1 1 1 -1 1 1 -1 -1\n"
                                                "3 -9 0 1 1 -1 -1 1 60 -1 1 1 1 -1 1 1 -1 -1\n"
                                                "4 9 -7 1 1 -1 -1 1 60 -1 1 1 1 -1 1 1 -1 -1\n"
                                                "5 9 0 1 0 -1 -1 -1 60 -1 1 1 1 -1 1 1 -1 -1\n"
                                                "6 9 0 1 1\nwords\n7 1e300 0 1 1 1 1 1 1 1 1 1 1 1 "
                                                "1 1 1 1\n"));
        QVERIFY(trace);
        QCOMPARE(trace->jobs.size(), std::size_t{2});
        QCOMPARE(trace->jobs[0].number, 2); // by submission
        QCOMPARE(
            textsOf(trace->issues),
            (std::vector<std::string>{
                "trace.swf:3: the job has the number of an earlier one and is left out",
                "trace.swf:4: 2 jobs have no number, or a time below 0, and are left out; the "
                "first is on this line",
                "trace.swf:6: the job does not say how many processors it asks for, and is left "
                "out",
                "trace.swf:7: 3 lines are not jobs of the Standard Workload Format and are left "
                "out; the first is this one"}));
    }

    void whatTheHeaderTellsIsLookedAt()
    {
        const QByteArray one = "1 9 0 1 1 -1 -1 1 60 -1 1 1 1 -1 1 1 -1 -1\n";
        const auto texts = [&](const QByteArray& header) {
            const auto trace = readSwfTrace(written(header + one));
            return trace ? textsOf(trace->issues) : std::vector<std::string>{"no trace"};
        };
        QVERIFY(texts("; MaxJobs: 1\n; MaxRecords: 1\n; MaxProcs: 8 (2 of 4)\n").empty());
        QVERIFY(texts("; MaxProcs: -1\n; UnixStartTime: -1\n").empty());
        QCOMPARE(texts("; MaxJobs: 3\n; MaxRecords: 2\n"),
                 (std::vector<std::string>{"trace.swf: the header tells of 3 jobs, and 1 are "
                                           "there: it was cleaned or cut"}));
        QCOMPARE(texts("; MaxNodes: 1e9\n; UnixStartTime: soon\n"),
                 (std::vector<std::string>{
                     "trace.swf:1: MaxNodes: “1e9” is no number that can be used",
                     "trace.swf:2: UnixStartTime: “soon” is no number that can be used"}));
    }

    void aBeginningThatIsMissingIsAnAssumption()
    {
        const auto source
            = openSource(written("; MaxProcs: 8\n1 9 0 1 1 -1 -1 1 60 -1 1 1 1 -1 1 1 -1 -1\n"));
        QVERIFY(source);
        QVERIFY(std::ranges::any_of((*source)->provenance, [](const Provenance& entry) {
            return entry.isAssumed && english(entry.input) == "beginning of the trace";
        }));
    }

    void noJobIsAnError()
    {
        QCOMPARE(readSwfTrace(written("; Computer: none\n")).error().code, ErrorCode::DataInvalid);
        QCOMPARE(readSwfTrace(m_folder.filePath(QStringLiteral("gone.swf"))).error().code,
                 ErrorCode::SourceUnreachable);
    }

    void groupsAreAccountsWithEqualShares()
    {
        const auto snapshot = openSource(SourceAccess(small));
        QVERIFY(snapshot);
        const auto& s = **snapshot;
        QCOMPARE(s.cluster, "Small IBM");
        QCOMPARE(s.assocs.size(), std::size_t{8}); // root, 3 accounts, 4 users
        for (std::size_t i = 1; i < s.assocs.size(); ++i)
            QCOMPARE(s.assocs.shares[i], 1U);
        QCOMPARE(s.computedAt, begin + 170); // the end of the last job
        QCOMPARE(s.jobs.size(), std::size_t{0});
        QCOMPARE(s.utcOffset, 7200);
    }

    void theQueueIsThatOfTheMoment()
    {
        SourceOptions options;
        options.at = begin + 60;
        const auto records = readSource(SourceAccess(small, options), Look::All);
        QVERIFY(records);
        std::vector<std::pair<std::uint32_t, JobState>> jobs;
        for (const auto& job : records->jobs)
            jobs.emplace_back(job.id, job.state);
        using Jobs = std::vector<std::pair<std::uint32_t, JobState>>;
        QCOMPARE(jobs,
                 (Jobs{{1, JobState::Running},
                       {2, JobState::Pending},
                       {3, JobState::Pending},
                       {4, JobState::Pending},
                       {5, JobState::Pending}}));
        QCOMPARE(records->jobs[2].partitions, std::vector<std::string>{"partition2"});
        QCOMPARE(records->buckets.size(), std::size_t{1}); // of what has not run nothing is known
        QCOMPARE(records->buckets[0].rate, 8.0);
        QCOMPARE(records->buckets[0].end, begin + 60);
    }

    void aHistoryHasMachineAndJobs()
    {
        const auto recording = readRecording(SourceAccess(small));
        QVERIFY(recording);
        std::vector<std::uint32_t> sizes;
        for (const auto& node : recording->machine.nodes)
            sizes.push_back(node.cpus);
        QCOMPARE(sizes, (std::vector<std::uint32_t>{3, 3, 2}));
        const auto& workload = recording->workload;
        QCOMPARE(workload.jobs.size(), std::size_t{5});
        QCOMPARE(workload.from, begin);
        QCOMPARE(workload.to, begin + 170);
        QVERIFY(workload.jobs[2].recorded.hasFailed);
        QVERIFY(!workload.jobs[1].recorded.hasFailed);
        const auto& cancelled = workload.jobs[3];
        QCOMPARE(cancelled.cancelled, begin + 90);
        QCOMPARE(cancelled.recorded.start, 0);
        const auto& last = workload.jobs[4];
        QCOMPARE(last.recorded.start, begin + 150);
        QCOMPARE(last.runTime, 20U);
        QCOMPARE(last.limit, 1U);
        QCOMPARE(workload.owners[last.owner].account, "nogroup");
        QCOMPARE(workload.dependencyLists[last.dependencies][0].job, 2U);
        QCOMPARE(workload.leftOut.size(), std::size_t{1});
        QCOMPARE(workload.leftOut[0].jobs, std::vector<std::uint32_t>{4});
    }

    /// A trace does not tell it, nor does a slurm.conf; scontrol show config does.
    void theReleaseIsSaid()
    {
        const auto isAssumed = [this](const QByteArray& config) {
            SourceOptions options;
            if (!config.isEmpty())
                options.configFile = written(config, QStringLiteral("release.conf"));
            const auto recording = readRecording(SourceAccess(small, options));
            return recording
                && std::ranges::any_of(recording->provenance, [](const Provenance& entry) {
                       return entry.isAssumed && english(entry.origin).ends_with("rules of 22.05");
                   });
        };
        QVERIFY(isAssumed({}));
        QVERIFY(isAssumed("ClusterName=two\n"));
        QVERIFY(!isAssumed("SLURM_VERSION = 23.11.4\nClusterName=two\n"));
    }

    void aConfigurationBringsTheMachine()
    {
        const auto config = written("ClusterName=two\nNodeName=n[1-2] CPUs=2\n"
                                    "PartitionName=batch Nodes=n1\n",
                                    QStringLiteral("slurm.conf"));
        SourceOptions options;
        options.configFile = config;
        const auto recording = readRecording(SourceAccess(small, options));
        QVERIFY(recording);
        QCOMPARE(recording->machine.nodes.size(), std::size_t{2});
        QCOMPARE(recording->machine.partitions.size(), std::size_t{2}); // batch and partition2
        QCOMPARE(recording->machine.partitions[0].nodes.count(), std::size_t{1});
        QCOMPARE(recording->workload.jobs.size(), std::size_t{3}); // two ask for 8 of 4
        QVERIFY(textsOf(recording->issues).back().find("2 jobs ask for more than the machine's 4")
                != std::string::npos);
    }

    void theHeaderMayLack()
    {
        const auto recording = readRecording(
            SourceAccess(written("1 0 0 10 3 -1 -1 3 60 -1 1 1 1 -1 1 1 -1 -1\n"
                                 "2 0 10 10 2 -1 -1 2 60 -1 1 1 1 -1 1 1 -1 -1\n"
                                 "3 0 10 10 2 -1 -1 2 60 -1 1 1 1 -1 1 1 -1 -1\n")));
        QVERIFY(recording);
        QCOMPARE(recording->machine.nodes.size(), std::size_t{1});
        QCOMPARE(recording->machine.nodes[0].cpus, 4U); // the most at one time
        QCOMPARE(recording->workload.from, 946'684'800);
    }

    /// As models of workloads write: the window is long enough for a replay of all.
    void waitsMayBeUnknown()
    {
        const SourceAccess access(written("; MaxProcs: 4\n"
                                          "1 0 -1 100 4 -1 -1 4 600 -1 1 1 1 -1 1 1 -1 -1\n"
                                          "2 5 -1 300 4 -1 -1 4 600 -1 1 1 1 -1 1 1 -1 -1\n"));
        const auto recording = readRecording(access);
        QVERIFY(recording);
        const auto& workload = recording->workload;
        QCOMPARE(workload.jobs[1].recorded.start, 0);
        QCOMPARE(workload.jobs[1].runTime, 300U);
        QVERIFY2(workload.to - workload.from >= 405, qPrintable(QString::number(workload.to)));
        const auto snapshot = openSource(access);
        QVERIFY(snapshot);
        const auto usage = readUsage(access, **snapshot, {{0, 2'000'000'000}, {"cpu"}, {}});
        QVERIFY(!usage && usage.error().code == ErrorCode::NoHistory); // it is not 0
        QVERIFY(textsOf(recording->issues).back().find("2 jobs do not say how long they waited")
                != std::string::npos);
    }

    void runsMayBeUnknown()
    {
        const auto path = written("; MaxProcs: 4\n"
                                  "1 0 5 -1 1 -1 -1 1 600 -1 1 1 1 -1 1 -1 -1 -1\n" // as it asked
                                  "2 0 5 -1 1 -1 -1 1 -1 -1 1 1 1 -1 1 -1 -1 -1\n" // not told
                                  "3 0 50 -1 1 -1 -1 -1 600 -1 5 1 1 -1 1 -1 -1 -1\n" // cancelled
                                  "4 0 5 100 9 -1 -1 1 600 -1 1 1 1 -1 1 -1 -1 -1\n"); // too wide
        const auto recording = readRecording(SourceAccess(path));
        QVERIFY(recording.has_value());
        const auto& jobs = recording->workload.jobs;
        QCOMPARE(jobs.size(), std::size_t{3});
        QCOMPARE(jobs[0].runTime, 600U);
        QCOMPARE(jobs[0].recorded.end - jobs[0].recorded.start, 600);
        QCOMPARE(jobs[1].recorded.start, 0);
        QCOMPARE(jobs[1].cancelled, recording->workload.from + 50);
        QCOMPARE(jobs[1].request.cpus, 1U);
        QCOMPARE(jobs[2].recorded.cpus, 4U);
        const auto texts = textsOf(recording->issues);
        for (const auto* said :
             {"trace.swf:2: the job does not say how long it ran: it counts as what it asked for",
              "trace.swf:3: the job does not say how long it ran, nor how long it might, and is "
              "left out",
              "trace.swf: 1 job had more than the machine's 4 processors: it counts as all of "
              "them"})
            QVERIFY2(std::ranges::count(texts, said) == 1, said);
    }

    void otherFilesAreRefused()
    {
        SourceOptions options;
        options.usageFile = small;
        const auto refused = readSource(SourceAccess(small, options), Look::All);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Usage);
    }
};

FAIRLEAD_QTTEST(SwfTest)
#include "tst_swf.moc"
