// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/hopelessjobs.h"

#include "engine/base/text.h"
#include "engine/priority/limitreasons.h"
#include "engine/replay/recording/limitoptions.h"

#include <algorithm>
#include <array>
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

/// Reasons that neither time nor other jobs take away.
bool isOfRequest(std::string_view reason)
{
    static constexpr std::array<std::string_view, 3> all{"BadConstraints", "PartitionNodeLimit",
                                                         "PartitionTimeLimit"};
    return std::ranges::find(all, reason) != all.end();
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

/// Whether the job alone is more than the limit that the option names, "GrpTRES=cpu".
bool exceeds(const JobRecord& job, const LimitSet& limits, std::string_view option)
{
    const auto equal = option.find('=');
    if (equal == std::string_view::npos)
        return false; // of a number of jobs, or of time that was used
    const auto name = option.substr(0, equal);
    const auto tres = option.substr(equal + 1) == "gres" ? "gres/gpu" : option.substr(equal + 1);
    const auto found = std::ranges::find(replay::tresOptions, name, &replay::TresOption::name);
    const auto place = std::ranges::find(replay::tresNames, tres);
    const auto held = heldBy(job, name, tres);
    if (found == replay::tresOptions.end() || place == replay::tresNames.end() || !held)
        return false;
    const auto limit
        = (limits.*found->limit)[static_cast<std::size_t>(place - replay::tresNames.begin())];
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
            if (assoc.user.empty())
                m_parents.emplace(assoc.account, assoc.parent);
        }
    }

    [[nodiscard]] bool areExceededBy(const JobRecord& job, const LimitReason& reason) const
    {
        return reason.isQos ? isInQos(job, reason.option) : isInAssocs(job, reason.option);
    }

private:
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
        std::string_view account = job.account;
        std::string_view user = job.user;
        for (std::size_t steps = 0; steps <= m_parents.size() + 1; ++steps) {
            const auto found = m_assocs.find(AssocName(account, user, std::string_view()));
            if (found != m_assocs.end() && exceeds(job, *found->second, option))
                return true;
            const auto above = m_parents.find(account);
            if (user.empty() && above == m_parents.end())
                return false;
            account = user.empty() ? above->second : account;
            user = {};
        }
        return false; // a circle
    }

    std::map<std::string_view, const LimitSet*> m_qos;
    std::map<AssocName, const LimitSet*> m_assocs;
    std::map<std::string_view, std::string_view> m_parents; // [account]
};
} // namespace

void markHopelessJobs(SnapshotRecords& records, const std::function<replay::Limits()>& readLimits)
{
    std::vector<std::pair<JobRecord*, LimitReason>> limited;
    for (auto& job : records.jobs) {
        if (job.state != JobState::Pending)
            continue;
        const auto limit = limitReasonOf(job.reason);
        job.neverStarts = isOfRequest(job.reason) || (limit && limit->of == Of::Job);
        if (limit && !job.neverStarts)
            limited.emplace_back(&job, *limit);
    }
    if (limited.empty())
        return;
    const auto limits = readLimits();
    const LimitsByName byName(limits, records);
    for (const auto& [job, reason] : limited)
        job->neverStarts = byName.areExceededBy(*job, reason);
}

} // namespace fairlead::accounting
