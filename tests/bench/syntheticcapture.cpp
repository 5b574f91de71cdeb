// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/bench/syntheticcapture.h"

#include <array>
#include <cstdio>
#include <ctime>
#include <stdexcept>
#include <vector>

namespace fairlead::bench {

namespace {
/// One file of the capture.
class Output
{
public:
    Output(const std::string& folder, const char* name, std::size_t& written)
        : m_file(std::fopen((folder + '/' + name).c_str(), "w"))
        , m_written(written)
    {
        if (m_file == nullptr)
            throw std::runtime_error("cannot write " + folder + '/' + name);
    }
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;
    ~Output() { std::fclose(m_file); }

    template <typename... Values>
    void operator()(const char* format, Values... values)
    {
        const int length = std::fprintf(m_file, format, values...);
        if (length < 0)
            throw std::runtime_error("cannot write the capture");
        m_written += static_cast<std::size_t>(length);
    }

private:
    std::FILE* m_file;
    std::size_t& m_written;
};

/// As Slurm prints times, in UTC.
std::string timeText(std::int64_t moment)
{
    const auto seconds = static_cast<std::time_t>(moment);
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &parts);
    return text.data();
}

class CaptureMaker
{
public:
    CaptureMaker(const ClusterSize& size, std::string folder)
        : m_folder(std::move(folder))
        , m_records(syntheticRecords(size))
    {
    }

    std::size_t write()
    {
        writeConfig();
        writeAssocs();
        writeUsage();
        writeCluster();
        writeJobs();
        writeSprio();
        return m_written;
    }

private:
    Output file(const char* name) { return {m_folder, name, m_written}; }

    void writeConfig()
    {
        file("taken_at.txt")("%lld\n", static_cast<long long>(m_records.takenAt));
        file("config.txt")("Configuration data as of %s\n"
                           "ClusterName             = synthetic\n"
                           "PriorityType            = priority/multifactor\n"
                           "PriorityDecayHalfLife   = 7-00:00:00\n"
                           "PriorityMaxAge          = 7-00:00:00\n"
                           "PriorityWeightAge       = 10000\n"
                           "PriorityWeightAssoc     = 2000\n"
                           "PriorityWeightFairShare = 100000\n"
                           "PriorityWeightJobSize   = 3000\n"
                           "PriorityWeightPartition = 5000\n"
                           "PriorityWeightQOS       = 20000\n"
                           "PriorityWeightTRES      = CPU=1000,Mem=500,GRES/gpu=3000\n"
                           "AccountingStorageTRES   = cpu,mem,energy,node,billing,gres/gpu\n"
                           "SLURM_VERSION           = 23.11.4\n"
                           "\nSlurmctld(primary) at host is UP\n",
                           timeText(m_records.takenAt).c_str());
    }

    void writeAssocs()
    {
        auto out = file("assocs.txt");
        out("Cluster|Account|User|Partition|ParentName|Share|Priority|ID\n");
        for (const auto& assoc : m_records.assocs)
            out("synthetic|%s|%s||%s|%lld|%s|%u\n", assoc.account.c_str(), assoc.user.c_str(),
                assoc.parent.c_str(), static_cast<long long>(assoc.shares),
                assoc.priority ? std::to_string(*assoc.priority).c_str() : "", assoc.id);
    }

    void writeUsage()
    {
        auto raw = file("raw_usage.txt");
        auto shares = file("shares.txt");
        shares("Account|User|RawShares|NormShares|RawUsage|NormUsage|EffectvUsage|FairShare|LevelFS"
               "|GrpTRESMins|TRESRunMins\n");
        for (const auto& assoc : m_records.assocs) {
            const auto usage = static_cast<double>(assoc.rawUsage.value_or(0.0L));
            raw("%u|%.6f\n", assoc.id, usage);
            shares("%s|%s|%lld|0.500000|%.0f|0.032862|1.000000|%s|0.500000||cpu=0,mem=0,energy=0,"
                   "node=0,billing=0,gres/gpu=0\n",
                   assoc.account.c_str(), assoc.user.c_str(), static_cast<long long>(assoc.shares),
                   usage, assoc.user.empty() ? "" : "0.833333");
        }
    }

    void writeCluster()
    {
        auto qos = file("qos.txt");
        qos("Name|Priority|GraceTime|Preempt|PreemptMode|Flags|UsageFactor\n");
        for (const auto& entry : m_records.qos)
            qos("%s|%u|00:00:00||cluster||1.000000\n", entry.name.c_str(), entry.priority);
        auto partitions = file("partitions.txt");
        for (const auto& entry : m_records.partitions)
            partitions("PartitionName=%s AllowGroups=ALL AllowQos=ALL Default=NO QoS=N/A "
                       "MaxTime=1-00:00:00 MinNodes=0 Nodes=n[1-1250] PriorityJobFactor=%u "
                       "PriorityTier=%u State=UP TotalCPUs=128000 TotalNodes=1000 "
                       "TRES=cpu=128000,mem=1000000000M,node=1000,billing=128000,gres/gpu=4000\n",
                       entry.name.c_str(), entry.jobFactor, entry.tier);
        auto nodes = file("nodes.txt");
        for (std::uint32_t i = 1; i <= m_records.nodeCount; ++i)
            nodes("NodeName=n%u Arch=x86_64 CoresPerSocket=32 CPUAlloc=0 CPUEfctv=128 CPUTot=128 "
                  "CPULoad=1.50 Gres=gpu:4 NodeAddr=n%u State=IDLE RealMemory=1024000\n",
                  i, i);
    }

    void writeJobs()
    {
        auto out = file("jobs.txt");
        for (const auto& job : m_records.jobs) {
            const auto submit = timeText(job.submitTime);
            out("JobId=%u JobName=wrap UserId=%s(1001) GroupId=users(100) MCS_label=N/A "
                "Priority=4321 Nice=%lld Account=%s QOS=%s JobState=PENDING Reason=Priority "
                "Dependency=(null) Requeue=1 Restarts=0 BatchFlag=1 Reboot=0 ExitCode=0:0 "
                "RunTime=00:00:00 TimeLimit=%02u:%02u:00 TimeMin=N/A SubmitTime=%s EligibleTime=%s "
                "AccrueTime=%s StartTime=Unknown EndTime=Unknown Deadline=N/A SuspendTime=None "
                "SecsPreSuspend=0 LastSchedEval=%s Scheduler=Main Partition=%s "
                "AllocNode:Sid=localhost:1493 ReqNodeList=(null) ExcNodeList=(null) NodeList= "
                "NumNodes=%u NumCPUs=%u NumTasks=16 CPUs/Task=1 ReqB:S:C:T=0:0:*:* "
                "ReqTRES=cpu=%u,mem=%uM,node=%u,billing=%u,gres/gpu=%u AllocTRES=(null) "
                "Socks/Node=* NtasksPerN:B:S:C=0:0:*:* CoreSpec=* MinCPUsNode=1 MinMemoryNode=32G "
                "Features=(null) OverSubscribe=NO Licenses=(null) Network=(null) "
                "Command=/home/job.sh WorkDir=/scratch StdOut=/dev/null\n",
                job.id, job.user.c_str(), static_cast<long long>(job.nice), job.account.c_str(),
                job.qos.c_str(), job.timeLimit / 60, job.timeLimit % 60, submit.c_str(),
                submit.c_str(), submit.c_str(), submit.c_str(), job.partitions[0].c_str(),
                job.nodes, job.cpus, job.cpus, job.nodes * 1000, job.nodes, job.cpus,
                job.nodes % 5);
        }
    }

    void writeSprio()
    {
        auto out = file("sprio.txt");
        for (const auto& job : m_records.jobs)
            out("%u|%s|%s|4321|195|250|2917|286|150|25|%lld|%lld|cpu=36,mem=37|cpu=0.04,mem=0.02\n",
                job.id, job.user.c_str(), job.partitions[0].c_str(),
                static_cast<long long>(job.nice), static_cast<long long>(job.site));
    }

    std::string m_folder;
    SnapshotRecords m_records;
    std::size_t m_written = 0;
};
} // namespace

std::size_t writeSyntheticCapture(const ClusterSize& size, const std::string& folder)
{
    return CaptureMaker(size, folder).write();
}

std::size_t writeSyntheticHistory(const ClusterSize& size, std::size_t jobs,
                                  const std::string& folder)
{
    constexpr std::int64_t days = 30 * 86400;
    constexpr std::int64_t waited = 3600;
    constexpr std::int64_t ran = 7200;
    const auto records = syntheticRecords(size);
    std::vector<const AssocRecord*> users;
    for (const auto& assoc : records.assocs) {
        if (!assoc.user.empty())
            users.push_back(&assoc);
    }
    std::size_t written = 0;
    Output out(folder, "history.txt", written);
    out("JobIDRaw|JobID|AssocID|User|Account|Partition|QOS|Submit|Eligible|Start|End|Timelimit|"
        "ReqCPUS|ReqTRES|AllocTRES|NNodes|NodeList|State|Priority|Flags\n");
    const auto ids = static_cast<std::uint32_t>(records.jobs.size()); // of the queue come first
    for (std::size_t i = 0; i < jobs; ++i) {
        const auto& user = *users[i * 7919 % users.size()];
        const auto submit = records.takenAt - days
            + (days - waited - ran) * static_cast<std::int64_t>(i)
                / static_cast<std::int64_t>(jobs);
        const auto id = ids + static_cast<std::uint32_t>(i) + 1;
        const auto came = timeText(submit);
        out("%u|%u|%u|%s|%s|p%zu|q%zu|%s|%s|%s|%s|04:00:00|16|billing=16,cpu=16,mem=16000M,node=1|"
            "billing=16,cpu=16,mem=16000M,node=1|1|n%zu|COMPLETED|1000|\n",
            id, id, user.id, user.user.c_str(), user.account.c_str(), i % 8, i % 8, came.c_str(),
            came.c_str(), timeText(submit + waited).c_str(),
            timeText(submit + waited + ran).c_str(), i % 1000 + 1);
    }
    for (const auto& job : records.jobs) {
        const auto came = timeText(job.submitTime);
        out("%u|%u|%u|%s|%s|%s|%s|%s|%s|Unknown|Unknown|%02u:%02u:00|%u|billing=%u,cpu=%u,node=%u||"
            "%u|None assigned|PENDING|1000|\n",
            job.id, job.id, job.assocId, job.user.c_str(), job.account.c_str(),
            job.partitions[0].c_str(), job.qos.c_str(), came.c_str(), came.c_str(),
            job.timeLimit / 60, job.timeLimit % 60, job.cpus, job.cpus, job.cpus, job.nodes,
            job.nodes);
    }
    return written;
}

} // namespace fairlead::bench
