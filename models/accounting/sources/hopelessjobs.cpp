// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/hopelessjobs.h"

#include "engine/base/text.h"
#include "engine/priority/limitreasons.h"
#include "engine/replay/recording/limitoptions.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace fairlead::accounting {

namespace {
using replay::LimitSet;
using Of = LimitReason::Of;
using AssocName = std::tuple<std::string_view, std::string_view, std::string_view>;

/// Reasons that neither time nor other jobs take away. That of a partition is of one alone: who
/// names several may start in another.
bool isOfRequest(const JobRecord& job)
{
    const bool isOfPartition
        = job.reason == "PartitionNodeLimit" || job.reason == "PartitionTimeLimit";
    return job.reason == "BadConstraints" || (isOfPartition && job.partitions.size() < 2);
}

std::uint64_t amountAsked(const JobRecord& job, std::string_view tres)
{
    for (const auto& [name, amount] : job.tres) {
        if (name == tres)
            return amount;
    }
    return tres == "cpu" ? job.cpus : tres == "node" ? job.nodes : 0;
}

/// What the job holds against the limit of a TRES as soon as it runs; nothing: that depends on
/// others or on the past.
std::optional<std::uint64_t> heldBy(const JobRecord& job, std::string_view option,
                                    std::string_view tres)
{
    const auto amount = amountAsked(job, tres);
    if (option == "GrpTRES" || option == "MaxTRES" || option == "MaxTRESPU"
        || option == "MaxTRESPA")
        return amount;
    const bool isLimited
        = job.timeLimit != slurm::noTimeLimit && job.timeLimit != slurm::unlimitedTime;
    if (isLimited && (option == "GrpTRESRunMins" || option == "MaxTRESMins"))
        return amount * job.timeLimit;
    return std::nullopt;
}

std::uint64_t amountOf(const LimitSet& limits, const replay::TresOption& option, std::size_t tres)
{
    return (limits.*option.limit)[tres];
}

/// Whether the job alone is more than the limit that the option names, "GrpTRES=cpu".
bool exceeds(const JobRecord& job, const LimitSet& limits, std::string_view option)
{
    const auto equal = option.find('=');
    if (equal == std::string_view::npos)
        return false; // of a number of jobs, or of time that was used
    const auto name = option.substr(0, equal);
    const auto tres = option.substr(equal + 1) == "gres" ? "gres/gpu" : option.substr(equal + 1);
    const auto found = std::ranges::find(replay::tresOptions, name, &replay::TresOption::name);
    const auto held = heldBy(job, name, tres);
    if (found == replay::tresOptions.end() || !held)
        return false;
    const auto limit = (limits.*found->limit).of(tres);
    return limit != replay::noAmount && *held > limit;
}

/// The limits of each QOS and association by its names, and who is above whom.
class LimitsByName
{
public:
    LimitsByName(const replay::Limits& limits, const SnapshotRecords& records)
    {
        for (const auto& qos : limits.qos)
            m_qos.emplace(qos.name, &qos.limits);
        for (const auto& assoc : limits.assocs)
            m_assocs.emplace(AssocName(assoc.account, assoc.user, assoc.partition), &assoc.limits);
        for (const auto& assoc : records.assocs) {
            if (assoc.user.empty() && !m_assocs.empty())
                m_parents.emplace(assoc.account, assoc.parent);
        }
        findOptions();
    }

    [[nodiscard]] bool areExceededBy(const JobRecord& job, const LimitReason& reason) const
    {
        return reason.isQos ? isInQos(job, reason.option) : isInAssocs(job, reason.option);
    }

    /// Where no reason is told: one limit after the other, as far as the request decides them.
    /// @source specification scheduling 6.2: a QOS hides the same limit of every association
    [[nodiscard]] bool areExceededBy(const JobRecord& job) const
    {
        return std::ranges::any_of(m_options, [&](const auto& option) {
            const auto& [limit, tres] = option;
            const auto held = heldBy(job, limit->name, replay::tresNames[tres]);
            return held && isMoreThanAllowed(job, *limit, tres, *held);
        });
    }

private:
    /// Those that somebody has: most clusters set few of them, and have many jobs.
    void findOptions()
    {
        const auto sets = [](const auto& all, const replay::TresOption& option, std::size_t tres) {
            return std::ranges::any_of(all, [&](const auto& named) {
                return amountOf(*named.second, option, tres) != replay::noAmount;
            });
        };
        for (const auto& option : replay::tresOptions) {
            for (std::size_t tres = 0; tres < replay::tresNames.size(); ++tres) {
                if (sets(m_qos, option, tres) || sets(m_assocs, option, tres))
                    m_options.emplace_back(&option, tres);
            }
        }
    }

    [[nodiscard]] bool isInQos(const JobRecord& job, std::string_view option) const
    {
        return !job.qos.empty()
            && std::ranges::all_of(text::split(job.qos, ','), [&](std::string_view name) {
                   const auto found = m_qos.find(name);
                   return found != m_qos.end() && exceeds(job, *found->second, option);
               });
    }

    [[nodiscard]] bool isInAssocs(const JobRecord& job, std::string_view option) const
    {
        return isAnyAbove(job,
                          [&](const LimitSet& limits) { return exceeds(job, limits, option); });
    }

    /// Of the association with the job's partition, where a user has one; null: none.
    [[nodiscard]] const LimitSet* limitsOf(std::string_view account, std::string_view user,
                                           const JobRecord& job) const
    {
        auto found = m_assocs.end();
        if (!user.empty() && job.partitions.size() == 1)
            found = m_assocs.find(AssocName(account, user, job.partitions.front()));
        if (found == m_assocs.end())
            found = m_assocs.find(AssocName(account, user, std::string_view()));
        return found == m_assocs.end() ? nullptr : found->second;
    }

    /// Of the limits of the job's association and those above it.
    template <typename Test>
    [[nodiscard]] bool isAnyAbove(const JobRecord& job, const Test& test) const
    {
        std::string_view account = job.account;
        std::string_view user = job.user;
        for (std::size_t steps = 0; steps <= m_parents.size() + 1; ++steps) {
            const auto* limits = limitsOf(account, user, job);
            if (limits != nullptr && test(*limits))
                return true;
            const auto above = m_parents.find(account);
            if (user.empty() && above == m_parents.end())
                return false;
            account = user.empty() ? above->second : account;
            user = {};
        }
        return false; // a circle
    }

    [[nodiscard]] bool isMoreThanAllowed(const JobRecord& job, const replay::TresOption& option,
                                         std::size_t tres, std::uint64_t held) const
    {
        if (job.qos.empty())
            return isMoreThanAssocsAllow(job, option, tres, held);
        return std::ranges::all_of(text::split(job.qos, ','), [&](std::string_view name) {
            const auto found = m_qos.find(name);
            const auto limit
                = found == m_qos.end() ? replay::noAmount : amountOf(*found->second, option, tres);
            return limit != replay::noAmount ? held > limit
                                             : isMoreThanAssocsAllow(job, option, tres, held);
        });
    }

    /// Limits of groups hold on every level, others by the nearest that has one.
    [[nodiscard]] bool isMoreThanAssocsAllow(const JobRecord& job, const replay::TresOption& option,
                                             std::size_t tres, std::uint64_t held) const
    {
        const bool isOfGroup = option.name.starts_with("Grp");
        bool isDecided = false;
        return isAnyAbove(job, [&](const LimitSet& limits) {
            const auto limit = amountOf(limits, option, tres);
            if (limit == replay::noAmount || isDecided)
                return false;
            isDecided = !isOfGroup;
            return held > limit;
        });
    }

    std::map<std::string_view, const LimitSet*> m_qos;
    std::map<AssocName, const LimitSet*> m_assocs;
    std::map<std::string_view, std::string_view> m_parents; // [account]
    std::vector<std::pair<const replay::TresOption*, std::size_t>> m_options; // that are limited
};
} // namespace

void markHopelessJobs(SnapshotRecords& records, const std::function<replay::Limits()>& readLimits)
{
    std::vector<std::pair<JobRecord*, std::optional<LimitReason>>> limited;
    for (auto& job : records.jobs) {
        if (job.state != JobState::Pending)
            continue;
        const auto limit = limitReasonOf(job.reason);
        job.neverStarts = isOfRequest(job) || (limit && limit->of == Of::Job);
        // A reason proves that the limit is enforced; without one the settings say it.
        const bool isUntold
            = job.reason.empty() && !records.policy.moab() && records.policy.slurm().enforcesLimits;
        if ((limit && !job.neverStarts) || isUntold)
            limited.emplace_back(&job, limit);
    }
    if (limited.empty())
        return;
    const auto limits = readLimits();
    const LimitsByName byName(limits, records);
    for (const auto& [job, reason] : limited)
        job->neverStarts
            = reason ? byName.areExceededBy(*job, *reason) : byName.areExceededBy(*job);
}

} // namespace fairlead::accounting
