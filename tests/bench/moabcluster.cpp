// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/bench/moabcluster.h"

#include "engine/base/text.h"
#include "engine/cluster/snapshotbuilder.h"
#include "engine/moab/config/config.h"

#include <map>
#include <random>
#include <stdexcept>

namespace fairlead::bench {

namespace {
constexpr std::int64_t moment = 1790000000;
constexpr const char* config = R"(SERVICEWEIGHT 10
QUEUETIMEWEIGHT 2
XFACTORWEIGHT 100
TARGETWEIGHT 1
TARGETQUEUETIMEWEIGHT 1
CREDWEIGHT 100
USERWEIGHT 1
ACCOUNTWEIGHT 1
QOSWEIGHT 10
CLASSWEIGHT 1
ATTRWEIGHT 5
ATTRATTRWEIGHT 1
FSWEIGHT 100
FSCAP 10000
FSUSERWEIGHT 5
FSACCOUNTWEIGHT 3
FSQOSWEIGHT 1
FSPOLICY DEDICATEDPS
RESWEIGHT 1
PROCWEIGHT 4
PROCCAP 512
MEMWEIGHT 1
WALLTIMEWEIGHT 1
USAGEWEIGHT 1
USAGECONSUMEDWEIGHT 1
JOBPRIOF ATTR[urgent]=100
QOSCFG[high] PRIORITY=100 FSTARGET=20 QTTARGET=2:00:00 QTWEIGHT=3
QOSCFG[low] PRIORITY=1 FSTARGET=50
SYSCFG QLIST=high,low
USERCFG[DEFAULT] FSTARGET=2 PRIORITY=1
ACCOUNTCFG[a0] PRIORITY=7 FSTARGET=30
ACCOUNTCFG[DEFAULT] FSTARGET=5
CLASSCFG[long] PRIORITY=2
)";

moab::SharedSettings settings()
{
    std::vector<moab::ConfigLine> lines;
    for (const auto line : text::split(config, '\n'))
        lines.push_back({"moab.cfg", static_cast<int>(lines.size()) + 1, std::string(line)});
    Issues problems;
    moab::SharedSettings result(moab::readConfig(lines, moab::Dialect::Moab, problems));
    if (!problems.empty())
        throw std::runtime_error(english(problems.front().message));
    return result;
}

JobRecord job(std::size_t i, std::mt19937_64& random)
{
    const auto below = [&](std::uint64_t limit) { return random() % limit; };
    JobRecord job;
    job.id = static_cast<std::uint32_t>(i + 1);
    job.label = std::to_string(i + 1);
    job.user = "u" + std::to_string(below(5000));
    job.account = "a" + std::to_string(below(300));
    job.partitions = {"ALL"};
    job.submitTime = moment - static_cast<std::int64_t>(below(604800));
    job.moab.emplace();
    job.moab->group = "g" + std::to_string(below(40));
    job.moab->jobClass = below(2) == 0 ? "long" : "short";
    job.moab->qos = below(4) == 0 ? "high" : "low";
    job.moab->facts.limit = static_cast<std::int64_t>(600 * (1 + below(144)));
    if (below(10) == 0)
        job.moab->attributes = {"urgent"};
    moab::Requirement requirement;
    requirement.tasks = static_cast<double>(1 + below(1024));
    requirement.memory = static_cast<double>(below(4000));
    job.moab->requirements.push_back(requirement);
    if (below(20) == 0) {
        job.state = JobState::Running;
        job.moab->state = "running";
        job.moab->facts.startTime = moment - static_cast<std::int64_t>(below(3600));
    }
    return job;
}

SnapshotRecords records(std::size_t jobs)
{
    std::mt19937_64 random{20090924};
    SnapshotRecords records;
    records.cluster = "synthetic";
    records.takenAt = records.computedAt = moment;
    records.policy.own = settings();
    records.partitions.emplace_back();
    records.partitions.back().name = "ALL";
    AssocRecord root;
    root.account = "root";
    root.rawUsage = 0.0L;
    records.assocs.push_back(root);
    records.moab.totals = {1280000, 5e9, 5e9, 5e9};
    moab::FsWindow window{moment - moment % 86400, 0.0, {}};
    for (int user = 0; user < 5000; ++user) {
        const auto usage = static_cast<double>(random() % 1000000);
        window.total += usage;
        window.entries.push_back({moab::Cred::User, "u" + std::to_string(user), usage});
        window.entries.push_back(
            {moab::Cred::Account, "a" + std::to_string(user % 300), usage / 17.0});
    }
    records.moab.windows.push_back(std::move(window));
    for (std::size_t i = 0; i < jobs; ++i)
        records.jobs.push_back(job(i, random));
    return records;
}
} // namespace

std::shared_ptr<const Snapshot> moabCluster(std::size_t jobs)
{
    static std::map<std::size_t, std::shared_ptr<const Snapshot>> known;
    auto& snapshot = known[jobs];
    if (snapshot == nullptr) {
        const auto built = buildSnapshot(records(jobs));
        if (!built)
            throw std::runtime_error(english(built.error().message));
        snapshot = *built;
    }
    return snapshot;
}

} // namespace fairlead::bench
