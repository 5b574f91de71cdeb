// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/priority/translate.h"

#include "engine/base/text.h"
#include "engine/cluster/snapshotbuilder.h"
#include "engine/moab/priority/tables.h"

#include <algorithm>
#include <map>
#include <set>

namespace fairlead::moab {

namespace {
void assume(SnapshotRecords& records, Sentence input, Sentence what)
{
    records.provenance.push_back({input, what, true});
}

std::uint64_t tresOf(const JobRecord& job, std::string_view name)
{
    for (const auto& [tres, count] : job.tres) {
        if (tres == name)
            return count;
    }
    return 0;
}

/// A job of Slurm in Moab's words.
JobDetails detailsOf(const JobRecord& job)
{
    JobDetails details;
    auto& facts = details.facts;
    if (job.timeLimit < slurm::noTimeLimit)
        facts.limit = std::int64_t{job.timeLimit} * 60;
    facts.queueStart = std::max(job.submitTime, job.eligibleTime);
    facts.startTime = job.startTime;
    if (job.held)
        facts.holds |= SystemHoldBlock;
    if (job.eligibleTime == 0)
        facts.holds |= DependsBlock;
    details.jobClass = job.partitions.empty() ? std::string() : job.partitions.front();
    details.qos = job.qos;
    details.state = job.state == JobState::Pending ? "idle"
        : job.state == JobState::Suspended         ? "suspended"
                                                   : "running";
    for (const auto& [tres, count] : job.tres) {
        if (tres.starts_with("gres/"))
            details.gres.push_back(tres.substr(5));
    }
    Requirement whole; // one task that is the whole job
    whole.procs = job.cpus;
    whole.nodes = job.nodes;
    whole.memory = static_cast<double>(tresOf(job, "mem"));
    details.requirements = {whole};
    return details;
}

/// Usage of associations as one fairshare window that is still open.
FsWindow windowOf(const Evaluation& evaluation, const Settings& settings)
{
    const auto& assocs = evaluation.snapshot().assocs;
    const auto& names = evaluation.snapshot().names;
    FsWindow window;
    window.start = evaluation.inputs.now - evaluation.inputs.now % settings.fsInterval;
    std::map<std::string, double> users;
    for (std::size_t i = 0; i < assocs.size(); ++i) {
        const auto usage = static_cast<double>(evaluation.assocs.rawUsage[i]);
        const auto& user = names[assocs.user[i]];
        if (i == 0)
            window.total = usage;
        else if (user.empty())
            window.entries.push_back({Cred::Account, names[assocs.account[i]], usage});
        else
            users[user] += usage;
    }
    for (const auto& [user, usage] : users)
        window.entries.push_back({Cred::User, user, usage});
    return window;
}

void toMoab(const Evaluation& evaluation, const Policy& policy, SnapshotRecords& records)
{
    for (auto& job : records.jobs)
        job.moab = detailsOf(job);
    auto& totals = records.moab.totals;
    totals.procs = records.cpuCount;
    const auto mem = std::find(records.tresNames.begin(), records.tresNames.end(), "mem");
    for (const auto& partition : records.partitions) {
        const auto at = static_cast<std::size_t>(mem - records.tresNames.begin());
        if (at < partition.tresTotal.size())
            totals.memory = std::max(totals.memory, partition.tresTotal[at]);
    }
    records.moab.windows = {windowOf(evaluation, *policy.moab())};
    assume(records, said("Messages", "classes"), said("Messages", "the partitions of the jobs"));
    assume(records, said("Messages", "groups"),
           said("Messages", "none: Slurm's jobs do not name one"));
    assume(records, said("Messages", "queue time"), said("Messages", "since a job was eligible"));
    assume(records, said("Messages", "fairshare windows"),
           said("Messages", "one, with the usage that Slurm has decayed already"));
}

/// Moab's jobs, credentials and usage as a tree of Slurm.
class SlurmTree
{
public:
    SlurmTree(const Evaluation& evaluation, SnapshotRecords& records)
        : m_evaluation(evaluation)
        , m_records(records)
    {
    }

    void build()
    {
        for (const auto& job : m_records.jobs)
            m_users[job.user].insert(job.account);
        m_records.assocs.clear();
        m_records.usageForm = UsageForm::Leaf;
        add("root", {}, "", 0.0);
        std::set<std::string> accounts;
        for (const auto& [user, list] : m_users)
            accounts.insert(list.begin(), list.end());
        for (const auto& account : accounts) {
            if (account != "root")
                add(account, {}, "root", 0.0);
            for (const auto& [user, list] : m_users) {
                if (list.contains(account))
                    add(account, user, "root", usageOf(user) / static_cast<double>(list.size()));
            }
        }
    }

private:
    void add(const std::string& account, const std::string& user, const char* parent, double usage)
    {
        AssocRecord record;
        record.account = account;
        record.user = user;
        record.parent = parent;
        record.rawUsage = usage;
        m_records.assocs.push_back(std::move(record));
    }
    [[nodiscard]] double usageOf(const std::string& user) const
    {
        const auto name = m_evaluation.snapshot().names.find(user);
        const auto& usage = m_evaluation.moab.tables.usage[at(Cred::User)];
        return name.isValid() && name.at() < usage.size() ? usage[name.at()] : 0.0;
    }

    const Evaluation& m_evaluation;
    SnapshotRecords& m_records;
    std::map<std::string, std::set<std::string>> m_users; // with the accounts of their jobs
};

void describeForSlurm(const Evaluation& evaluation, std::size_t i, JobRecord& job)
{
    const auto& details = *job.moab;
    const auto memory = static_cast<std::uint64_t>(std::clamp(details.facts.memory, 0.0, 1e15));
    job.tres = {{"cpu", job.cpus}, {"mem", memory}, {"node", job.nodes}};
    if (job.account.empty())
        job.account = details.group.empty() ? "none" : details.group;
    constexpr std::uint32_t holds = UserHoldBlock | BatchHoldBlock | SystemHoldBlock;
    job.held = (evaluation.moab.clocks[i].holds & holds) != 0;
    job.eligibleTime = std::max(job.submitTime, job.eligibleTime);
    job.accrueTime = job.eligibleTime;
    job.startTime = details.facts.startTime;
    job.moab.reset();
}

void toSlurm(const Evaluation& evaluation, SnapshotRecords& records)
{
    const auto& settings = *evaluation.inputs.policy.moab();
    for (std::size_t i = 0; i < records.jobs.size(); ++i)
        describeForSlurm(evaluation, i, records.jobs[i]);
    for (auto& qos : records.qos) {
        const auto* config = settings.find(Cred::Qos, qos.name);
        const auto priority = config == nullptr ? 0 : config->priority.value_or(0);
        qos.priority
            = static_cast<std::uint32_t>(std::clamp<std::int64_t>(priority, 0, 0x7fffffff));
    }
    records.tresNames = {"cpu", "mem", "node"};
    const auto& totals = records.moab.totals;
    std::set<std::string> names;
    for (const auto& job : records.jobs)
        names.insert(job.partitions.begin(), job.partitions.end());
    records.partitions.clear();
    for (const auto& name : names) {
        Partition partition;
        partition.name = name;
        partition.tresTotal = {totals.procs, totals.memory, static_cast<double>(records.nodeCount)};
        records.partitions.push_back(std::move(partition));
    }
    SlurmTree(evaluation, records).build();
    records.moab = {};
    assume(records, inputs::shares, said("Messages", "1 for every account and every user"));
    assume(records, said("Messages", "usage"),
           said("Messages", "that of the fairshare windows, by user"));
    assume(records, said("Messages", "accounts"),
           said("Messages", "a job without one takes its group"));
    assume(records, inputs::partitions, said("Messages", "PriorityJobFactor 1"));
}
} // namespace

bool translate(const Evaluation& evaluation, const Policy& policy, SnapshotRecords& records)
{
    const bool isMoab = static_cast<bool>(evaluation.inputs.policy.moab());
    const bool becomesMoab = static_cast<bool>(policy.moab());
    if (isMoab == becomesMoab)
        return false;
    if (becomesMoab)
        toMoab(evaluation, policy, records);
    else
        toSlurm(evaluation, records);
    return true;
}

} // namespace fairlead::moab
