// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/history/jobhistoryreader.h"
#include "models/accounting/slurmtext/machine/machinelists.h"
#include "models/accounting/slurmtext/machine/nodefeatures.h"
#include "tests/models/accounting/slurmtext/textof.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
const std::string featureColumns
    = "JobIDRaw|JobID|User|Account|Partition|QOS|Submit|Eligible|Start|End|Timelimit|ReqCPUS|"
      "ReqTRES|NNodes|NodeList|State|Flags|SubmitLine";
} // namespace

class NodeFeaturesTest : public QObject
{
    Q_OBJECT

private slots:
    /// What stands in a script, with bars in it, before a submit line or where there is none.
    void accountingHasTheConstraintsOfScripts()
    {
        replay::Recording recording;
        readMachineNodes(tests::linesOf("NodeName=n1 CPUTot=8 ActiveFeatures=a State=IDLE\n"
                                        "NodeName=n2 CPUTot=8 ActiveFeatures=b State=IDLE\n"
                                        "NodeName=n3 CPUTot=8 ActiveFeatures=(null) State=IDLE"),
                         "nodes.txt", recording);
        readMachinePartitions(tests::linesOf("PartitionName=main Nodes=n[1-3] State=UP"),
                              "partitions.txt", recording);
        std::string text = featureColumns;
        text.insert(text.find("|SubmitLine"), "|Constraints");
        int id = 0;
        for (const char* end : {"a|sbatch x", "a|b|/usr/bin/sbatch --wrap=a|b", "a|b|",
                                "|sbatch -N 2 x", "|", "b|sbatch -C b x"}) {
            const auto number = std::to_string(++id);
            text += '\n' + number + '|' + number
                + "|ann|astro|main|n|1970-01-01T01:00:00|1970-01-01T01:00:00|"
                  "1970-01-01T01:20:00|1970-01-01T01:30:00|10|1|cpu=1|1|n2|COMPLETED||"
                + end;
        }
        QVERIFY(
            readJobHistory(tests::linesOf(text.c_str()), "history.txt", TimeReader{}, recording));
        const auto& workload = recording.workload;
        QCOMPARE(workload.jobs.size(), std::size_t{6});
        std::string counts;
        for (const auto& job : workload.jobs)
            counts += job.request.excluded == replay::nothing
                ? "-"
                : std::to_string(workload.nodeSets[job.request.excluded].count());
        QCOMPARE(counts, std::string("211--2"));
        QVERIFY(workload.leftOut.empty());
        QVERIFY(workload.jobs[3].request.minNodes == 2); // the rest of the line is its submit line
    }

    void aConstraintLeavesTheNodesThatHaveIt()
    {
        replay::Recording recording;
        readMachineNodes(tests::linesOf("NodeName=n1 CPUTot=8 ActiveFeatures=a State=IDLE\n"
                                        "NodeName=n2 CPUTot=8 ActiveFeatures=a,b State=IDLE\n"
                                        "NodeName=n3 CPUTot=8 ActiveFeatures=(null) State=IDLE"),
                         "nodes.txt", recording);
        readMachinePartitions(tests::linesOf("PartitionName=main Nodes=n[1-3] State=UP"),
                              "partitions.txt", recording);
        auto text = featureColumns;
        int id = 0;
        for (const char* options : {"-C a", "-C a&b", "-C a|b -x n1", "-C [a|b]", "-C c", ""}) {
            const auto number = std::to_string(++id);
            text += '\n' + number + '|' + number
                + "|ann|astro|main|n|1970-01-01T01:00:00|1970-01-01T01:00:00|"
                  "1970-01-01T01:20:00|1970-01-01T01:30:00|10|1|cpu=1|1|n2|COMPLETED||sbatch "
                + options + " x";
        }
        QVERIFY(
            readJobHistory(tests::linesOf(text.c_str()), "history.txt", TimeReader{}, recording));
        const auto& workload = recording.workload;
        const auto excluded = [&](std::size_t job) {
            std::string nodes;
            const auto set = workload.jobs[job].request.excluded;
            for (std::size_t node = 0; set != replay::nothing && node < 3; ++node) {
                if (workload.nodeSets[set].contains(node))
                    nodes += std::to_string(node + 1);
            }
            return nodes;
        };
        QCOMPARE(excluded(0), std::string("3"));
        QCOMPARE(excluded(1), std::string("13"));
        QCOMPARE(excluded(2), std::string("13"));
        for (const std::size_t job : {3, 4, 5})
            QCOMPARE(excluded(job), std::string());
        QCOMPARE(workload.leftOut.size(), std::size_t{1});
        QCOMPARE(english(workload.leftOut[0].what), std::string("--constraint"));
        QVERIFY((workload.leftOut[0].jobs == std::vector<std::uint32_t>{3, 4}));
    }

    /// Nodes 1 and 2 have a, 2 and 3 have b, 3 has c.
    void constraintsAreTakenFromLeftToRight()
    {
        replay::Machine machine;
        machine.nodes.resize(3);
        machine.features = {{"a", {0, 1}}, {"b", {1, 2}}, {"c", {2}}};
        const auto nodes = [&](const char* constraint) {
            const auto found = nodesWith(constraint, machine);
            std::string text = found ? "" : "unknown";
            for (std::size_t node = 0; found && node < 3; ++node)
                text += found->contains(node) ? std::to_string(node + 1) : std::string();
            return text;
        };
        QCOMPARE(nodes("a&b"), std::string("2"));
        QCOMPARE(nodes("a|c&b"), std::string("23"));
        QCOMPARE(nodes("a|(c&b)"), std::string("123"));
        QCOMPARE(nodes("(a|c) & b"), std::string("23"));
        QCOMPARE(nodes("((a))"), std::string("12"));
        for (const char* bad : {"(a", "a)", "a(b)", "a&", "&a", "", "()", "d", "a*2", "[a|b]"})
            QCOMPARE(nodes(bad), std::string("unknown"));
    }

    /// Of each node one type tells who gets it; of a node with both it does not.
    void typesOfGpusAreOnTheirNodes()
    {
        const auto read = [](const char* third) {
            replay::Recording recording;
            readMachineNodes({{1, "NodeName=n1 CPUTot=8 Gres=gpu:a100:4(S:0-1)"},
                              {2, "NodeName=n2 CPUTot=8 Gres=gpu:v100:2"},
                              {3, std::string("NodeName=n3 CPUTot=8 Gres=") + third}},
                             "nodes.txt", recording);
            readMachinePartitions({{1, "PartitionName=p Nodes=n[1-3]"}}, "partitions.txt",
                                  recording);
            std::vector<Line> lines{{1,
                                     "JobIDRaw|JobID|User|Account|Partition|Submit|Start|End|"
                                     "ReqCPUS|ReqTRES|State|SubmitLine"}};
            for (const char* options :
                 {"--gres=gpu:a100:2", "-G v100:1 -x n2", "--gres=gpu:1", "--gpus=a100:1,v100:1"}) {
                const auto id = std::to_string(lines.size());
                lines.push_back({static_cast<int>(lines.size()) + 1,
                                 id + "|" + id
                                     + "|ann|chem|p|1970-01-01T01:00:00|Unknown|Unknown|"
                                       "1|cpu=1|PENDING|sbatch "
                                     + options + " x"});
            }
            if (!readJobHistory(std::move(lines), "history.txt", TimeReader{}, recording))
                return std::string("unread");
            std::string told;
            const auto& workload = recording.workload;
            for (const auto& job : workload.jobs) {
                for (std::size_t node = 0; job.request.excluded != replay::nothing && node < 3;
                     ++node)
                    told += workload.nodeSets[job.request.excluded].contains(node)
                        ? std::to_string(node + 1)
                        : std::string();
                told += ' ';
            }
            for (const auto& [what, jobs] : workload.leftOut)
                told += english(what) + ':' + std::to_string(jobs.size());
            return told;
        };
        QCOMPARE(read("gpu:a100:4"), std::string("2 123   --gres=gpu:TYPE:1"));
        QCOMPARE(read("gpu:a100:2,gpu:v100:2"), std::string("2 12   --gres=gpu:TYPE:3"));
    }

    void whatChangesNothingForAJobIsLeftOut()
    {
        const auto plain = [](const char* options) {
            return plainConstraint(parseSubmitLine(std::string("sbatch ") + options + " x"));
        };
        QCOMPARE(plain("-N1 -C [a|b]"), std::string("a|b"));
        QCOMPARE(plain("-N2 -C [a|b]"), std::string("[a|b]"));
        QCOMPARE(plain("-C [a|b]"), std::string("[a|b]"));
        QCOMPARE(plain("-N1 -C [a]&[b]"), std::string("[a]&[b]"));
        QCOMPARE(plain("-N2 -C a*2"), std::string("a"));
        QCOMPARE(plain("-N3 -C a*2"), std::string("a*2"));
        QCOMPARE(plain("-N2 -C a*1&b*1"), std::string("a*1&b*1"));
    }
};

FAIRLEAD_QTTEST(NodeFeaturesTest)
#include "tst_nodefeatures.moc"
