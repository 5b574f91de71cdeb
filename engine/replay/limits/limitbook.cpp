// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/limits/limitbook.h"

#include "engine/replay/limits/boundlimits.h"
#include "engine/replay/limits/limitamounts.h"

namespace fairlead::replay {

namespace {
using Count = std::uint32_t LimitSet::*;
using Amounts = TresLimits LimitSet::*;
} // namespace

LimitBook::LimitBook(const Limits& limits, const Snapshot& snapshot, const Parameters& parameters)
    : m_parents(snapshot.assocs.parent)
    , m_gpuTypes(countedGpuTypes(limits, snapshot))
    , m_isEnforced(parameters.enforcesLimits)
    , m_isSafe(parameters.enforcesSafely)
{
    for (const auto& rules : limits.qos) {
        const auto number = qosNumber(rules.name);
        if (number == nothing)
            continue; // no job can have it
        auto& qos = m_qos[number];
        qos.rules = rules;
        qos.rules.limits = inOrderOf(m_gpuTypes, rules.limits);
        qos.kinds = limitKindsOf(rules.limits);
        noteKinds(rules.limits);
    }
    for (const auto& qos : snapshot.qos) {
        const auto number = qosNumber(qos.name);
        if (number == nothing)
            continue;
        m_qos[number].usageFactor = std::max(0.0, qos.usageFactor);
        m_used.qos[number].decays = !qos.noDecay;
    }
    for (auto& bound : boundLimits(limits, snapshot)) {
        noteKinds(bound.limits);
        m_assocs.push_back({inOrderOf(m_gpuTypes, std::move(bound.limits)), bound.kinds, {}});
    }
    m_used.assocs.resize(m_assocs.size());
}

void LimitBook::noteKinds(const LimitSet& limits)
{
    m_readsUsage = m_readsUsage || readsUsedMinutes(limits);
    m_readsTimeLeft = m_readsTimeLeft || readsTimeLeft(limits);
    m_limitsAccruing = m_limitsAccruing || replay::limitsAccruing(limits);
    m_limitsPlans = m_limitsPlans || limits.priorityToPlan != noLimit;
}

std::uint32_t LimitBook::qosNumber(const std::string& name)
{
    if (name.empty())
        return nothing;
    const auto [known, isNew]
        = m_qosNumbers.emplace(name, static_cast<std::uint32_t>(m_qos.size()));
    if (isNew) {
        m_qos.emplace_back();
        m_used.qos.emplace_back();
    }
    return known->second;
}

std::uint32_t LimitBook::nameNumber(const std::string& name)
{
    return m_nameNumbers.emplace(name, static_cast<std::uint32_t>(m_nameNumbers.size()))
        .first->second;
}

LimitKinds LimitBook::kindsFor(const Holders& holders) const
{
    if (!m_isEnforced)
        return 0;
    LimitKinds kinds = holders.assoc.isValid() ? m_assocs[holders.assoc.at()].kinds : 0;
    for (const auto qos : {holders.qos, holders.partitionQos}) {
        if (qos != nothing)
            kinds |= m_qos[qos].kinds;
    }
    return kinds;
}

/// Precedence: the first QOS that has a limit hides the same one of the second QOS and of every
/// association (specification scheduling 6.2). Group limits count up to the root, others at the
/// job's own association. `limitOf(limits)` is the limit, noAmount for none; `fails(limit, holder)`
/// the test, the holder being a number of a QOS or an association.
template <typename LimitOf, typename Fails>
bool LimitBook::anyFails(const Holders& holders, bool isGroup, const LimitKind& kind,
                         LimitOf&& limitOf, Fails&& fails) const
{
    const auto [first, second] = qosOf(holders);
    for (const auto qos : {first, second}) {
        if (qos == nothing)
            continue;
        const std::uint64_t limit = limitOf(m_qos[qos].rules.limits);
        if (limit != noAmount)
            return fails(limit, qos, AssocIndex()) && m_kept.keep({kind, qos});
    }
    for (auto assoc = holders.assoc; assoc.isValid(); assoc = m_parents[assoc.at()]) {
        const std::uint64_t limit = limitOf(m_assocs[assoc.at()].limits);
        if (limit != noAmount && fails(limit, nothing, assoc))
            return m_kept.keep({kind, nothing, assoc.value});
        if (!isGroup)
            break;
    }
    return false;
}

bool LimitBook::exceedsJobs(const Holders& holders) const
{
    const auto jobs = [&](std::uint32_t qos, AssocIndex assoc) -> std::uint64_t {
        return qos != nothing ? m_qos[qos].all.jobs : m_assocs[assoc.at()].all.jobs;
    };
    const auto groupJobs = [](const LimitSet& limits) { return wide(limits.groupJobs); };
    if (anyFails(
            holders, true, {"GrpJobs"}, groupJobs,
            [&](std::uint64_t limit, auto qos, auto assoc) { return jobs(qos, assoc) >= limit; }))
        return true;
    const auto countIn = [](const auto& counters, std::uint32_t who) -> std::uint64_t {
        const auto found = counters.find(who);
        return found == counters.end() ? 0 : found->second.jobs;
    };
    // Either kind of a QOS hides MaxJobs of the association.
    bool isHidden = false;
    const auto [first, second] = qosOf(holders);
    for (const auto kind : {&LimitSet::maxJobsOfUser, &LimitSet::maxJobsOfAccount}) {
        const bool isOfUser = kind == &LimitSet::maxJobsOfUser;
        for (const auto number : {first, second}) {
            if (number == nothing || m_qos[number].rules.limits.*kind == noLimit)
                continue;
            const auto& qos = m_qos[number];
            const auto used = isOfUser ? countIn(qos.ofUser, holders.user)
                                       : countIn(qos.ofAccount, holders.account);
            if (used >= qos.rules.limits.*kind)
                return isOfUser
                    ? m_kept.keep({{"MaxJobsPU"}, number, nothing, holders.user})
                    : m_kept.keep({{"MaxJobsPA"}, number, nothing, nothing, holders.account});
            isHidden = true;
            break;
        }
    }
    if (isHidden || !holders.assoc.isValid())
        return false;
    const auto& own = m_assocs[holders.assoc.at()];
    return own.limits.maxJobs != noLimit && own.all.jobs >= own.limits.maxJobs
        && m_kept.keep({{"MaxJobs"}, nothing, holders.assoc.value});
}

bool LimitBook::exceedsWall(const Holders& holders, std::uint32_t minutes) const
{
    const auto groupWall = [](const LimitSet& limits) { return wide(limits.groupWall); };
    const auto isUsedUp = [&](std::uint64_t limit, std::uint32_t qos, AssocIndex assoc) {
        const auto wall = qos != nothing ? m_used.qos[qos].wall : m_used.assocs[assoc.at()].wall;
        const auto used = static_cast<std::uint64_t>(wall / 60);
        return m_isSafe ? used + minutes > limit : used >= limit;
    };
    const auto maxWall = [](const LimitSet& limits) { return wide(limits.maxWall); };
    return anyFails(holders, true, {"GrpWall"}, groupWall, isUsedUp)
        || anyFails(holders, false, {"MaxWall"}, maxWall,
                    [&](std::uint64_t limit, auto, auto) { return minutes > limit; });
}

// As acct_policy_get_max_nodes(): the search for nodes already keeps to them.
std::uint32_t LimitBook::mostNodes(const Holders& holders) const
{
    if ((kindsFor(holders) & (1U << nodeTres)) == 0)
        return noLimit;
    const auto [first, second] = qosOf(holders);
    const auto ofQos = [&](Amounts kind) {
        for (const auto qos : {first, second}) {
            if (qos != nothing && (m_qos[qos].rules.limits.*kind)[nodeTres] != noAmount)
                return (m_qos[qos].rules.limits.*kind)[nodeTres];
        }
        return noAmount;
    };
    const auto ofOne = std::min(
        {ofQos(&LimitSet::perJob), ofQos(&LimitSet::ofUser), ofQos(&LimitSet::ofAccount)});
    const auto ofGroup = ofQos(&LimitSet::group);
    auto most = std::min(ofOne, ofGroup);
    if (holders.assoc.isValid() && ofOne == noAmount)
        most = std::min(most, m_assocs[holders.assoc.at()].limits.perJob[nodeTres]);
    for (auto assoc = holders.assoc; assoc.isValid() && ofGroup == noAmount;
         assoc = m_parents[assoc.at()])
        most = std::min(most, m_assocs[assoc.at()].limits.group[nodeTres]);
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(most, noLimit));
}

bool LimitBook::allowsCount(const Holders& holders, std::uint32_t minutes) const
{
    const auto kinds = kindsFor(holders);
    return ((kinds & limitOfJobs) == 0 || !exceedsJobs(holders))
        && ((kinds & limitOfWall) == 0 || !exceedsWall(holders, minutes));
}

/// GrpTRES, with nodes that the holder uses already counted once.
bool LimitBook::exceeds(const Holders& holders, const Holding& holding, std::size_t tres,
                        std::span<const Share> nodes) const
{
    const auto test = [&](std::uint64_t limit, const Counters& counters) {
        auto asked = holding.amounts[tres];
        if (tres == nodeTres && !counters.jobsOnNode.empty() && !nodes.empty()) {
            if (asked > limit)
                return true;
            asked = counters.newNodes(nodes);
        }
        return isTooMuch(asked, counters.amounts[tres], limit);
    };
    const auto countersOf = [&](std::uint32_t qos, AssocIndex assoc) -> const Counters& {
        return qos != nothing ? m_qos[qos].all : m_assocs[assoc.at()].all;
    };
    const auto number = static_cast<std::uint32_t>(tres);
    const auto group = [&](const LimitSet& limits) { return limits.group[tres]; };
    if (anyFails(holders, true, {"GrpTRES", number}, group,
                 [&](std::uint64_t limit, auto qos, auto assoc) {
                     return test(limit, countersOf(qos, assoc));
                 }))
        return true;
    static const Counters unused;
    const auto countersIn = [](const auto& counters, std::uint32_t who) -> const Counters& {
        const auto found = counters.find(who);
        return found == counters.end() ? unused : found->second;
    };
    const auto [first, second] = qosOf(holders);
    for (const auto kind : {&LimitSet::ofUser, &LimitSet::ofAccount}) {
        const bool isOfUser = kind == &LimitSet::ofUser;
        for (const auto holder : {first, second}) {
            if (holder == nothing || (m_qos[holder].rules.limits.*kind)[tres] == noAmount)
                continue;
            const auto& qos = m_qos[holder];
            const auto& counters = isOfUser ? countersIn(qos.ofUser, holders.user)
                                            : countersIn(qos.ofAccount, holders.account);
            if (test((qos.rules.limits.*kind)[tres], counters))
                return isOfUser
                    ? m_kept.keep({{"MaxTRESPU", number}, holder, nothing, holders.user})
                    : m_kept.keep(
                        {{"MaxTRESPA", number}, holder, nothing, nothing, holders.account});
            break;
        }
    }
    return false;
}

/// Limits that look at the job alone.
bool LimitBook::exceedsOfOne(const Holders& holders, const Holding& holding, std::size_t tres,
                             std::span<const Share> nodes) const
{
    const auto asked = holding.amounts[tres];
    const auto of = [tres](Amounts kind) {
        return [tres, kind](const LimitSet& limits) { return (limits.*kind)[tres]; };
    };
    const auto isMore = [](std::uint64_t amount) {
        return [amount](std::uint64_t limit, auto, auto) { return amount > limit; };
    };
    const auto count = nodes.empty() ? holding.amounts[nodeTres] : nodes.size();
    const auto kind = [tres](std::string_view option) {
        return LimitKind{option, static_cast<std::uint32_t>(tres)};
    };
    return anyFails(holders, false, kind("MaxTRES"), of(&LimitSet::perJob), isMore(asked))
        || anyFails(holders, false, kind("MaxTRESPerNode"), of(&LimitSet::perNode),
                    isMore(asked / std::max<std::uint64_t>(count, 1)))
        || anyFails(holders, false, kind("MaxTRESMins"), of(&LimitSet::minutesPerJob),
                    isMore(asked * holding.countedMinutes))
        || anyFails(holders, false, kind("MinTRES"), of(&LimitSet::least),
                    [asked](std::uint64_t limit, auto, auto) { return asked < limit; });
}

/// GrpTRESMins and GrpTRESRunMins. For a QOS with UsageFactor 0 nothing has been used.
bool LimitBook::exceedsMinutes(const Holders& holders, const Holding& holding,
                               std::size_t tres) const
{
    const auto asked = holding.amounts[tres] * holding.countedMinutes;
    const bool isFree = holders.qos != nothing && m_qos[holders.qos].usageFactor == 0.0;
    const auto running = [&](std::uint32_t qos, AssocIndex assoc) -> std::uint64_t {
        if (isFree)
            return 0;
        const auto& counters = qos != nothing ? m_qos[qos].all : m_assocs[assoc.at()].all;
        return static_cast<std::uint64_t>(std::max<std::int64_t>(counters.runSeconds[tres], 0))
            / 60;
    };
    const auto number = static_cast<std::uint32_t>(tres);
    const auto groupRun = [&](const LimitSet& limits) { return limits.groupRunMinutes[tres]; };
    if (anyFails(holders, true, {"GrpTRESRunMins", number}, groupRun,
                 [&](std::uint64_t limit, auto qos, auto assoc) {
                     return isTooMuch(asked, running(qos, assoc), limit);
                 }))
        return true;
    const auto group = [&](const LimitSet& limits) { return limits.groupMinutes[tres]; };
    return anyFails(
        holders, true, {"GrpTRESMins", number}, group,
        [&](std::uint64_t limit, auto qos, auto assoc) {
            const auto& amounts = qos != nothing ? m_used.qos[qos] : m_used.assocs[assoc.at()];
            const auto used = isFree ? 0 : static_cast<std::uint64_t>(amounts.tres[tres] / 60);
            const bool isUsedUp = asked > 0 && used >= limit;
            return isUsedUp || (m_isSafe && isTooMuch(asked, running(qos, assoc) + used, limit));
        });
}

bool LimitBook::exceedsCpus(const Holders& holders, std::uint64_t cpus) const
{
    constexpr auto tres = static_cast<std::size_t>(Tres::Cpu);
    if ((kindsFor(holders) >> tres & 1U) == 0)
        return false;
    Holding holding;
    holding.amounts[tres] = cpus;
    return exceeds(holders, holding, tres, {});
}

bool LimitBook::allowsAmounts(const Holders& holders, const Holding& holding,
                              std::span<const Share> nodes) const
{
    const auto kinds = kindsFor(holders);
    for (std::size_t tres = 0; tres < tresCount + m_gpuTypes.size(); ++tres) {
        if ((kinds & limitOf(tres)) == 0)
            continue;
        if (exceeds(holders, holding, tres, nodes) || exceedsOfOne(holders, holding, tres, nodes)
            || exceedsMinutes(holders, holding, tres))
            return false;
    }
    return true;
}

/// All counters that the job counts in, each once; `visit(counters, limits)`.
template <typename Visit>
void LimitBook::forEachHolder(const Holders& holders, Visit&& visit)
{
    const auto [first, second] = qosOf(holders);
    for (const auto number : {first, second}) {
        if (number == nothing || m_qos[number].kinds == 0)
            continue;
        auto& qos = m_qos[number];
        visit(qos.all, qos.rules.limits.group);
        visit(qos.ofUser[holders.user], qos.rules.limits.ofUser);
        visit(qos.ofAccount[holders.account], qos.rules.limits.ofAccount);
    }
    if (!holders.assoc.isValid() || m_assocs[holders.assoc.at()].kinds == 0)
        return;
    for (auto assoc = holders.assoc; assoc.isValid(); assoc = m_parents[assoc.at()])
        visit(m_assocs[assoc.at()].all, m_assocs[assoc.at()].limits.group);
}

void LimitBook::add(const Holders& holders, Holding& holding, std::span<const Share> nodes)
{
    if (!m_isEnforced)
        return;
    const double factor = holders.qos == nothing ? 1.0 : m_qos[holders.qos].usageFactor;
    holding.secondsLeft
        = static_cast<std::uint64_t>(static_cast<double>(holding.minutes) * 60.0 * factor);
    forEachHolder(holders, [&](Counters& counters, const TresLimits& limits) {
        counters.add(holding, limits, nodes);
    });
}

void LimitBook::remove(const Holders& holders, const Holding& holding, std::span<const Share> nodes)
{
    if (!m_isEnforced)
        return;
    forEachHolder(holders, [&](Counters& counters, const TresLimits& limits) {
        counters.remove(holding, limits, nodes);
    });
}

void LimitBook::runOn(const Holders& holders, Holding& holding, std::uint64_t seconds)
{
    if (!m_isEnforced)
        return;
    const double factor = holders.qos == nothing ? 1.0 : m_qos[holders.qos].usageFactor;
    const auto passed = std::min(holding.secondsLeft,
                                 static_cast<std::uint64_t>(static_cast<double>(seconds) * factor));
    holding.secondsLeft -= passed;
    m_stamp += m_readsTimeLeft ? 1 : 0;
    forEachHolder(holders, [&](Counters& counters, const TresLimits&) {
        for (std::size_t i = 0; i < holding.amounts.size(); ++i)
            counters.runSeconds[i] -= static_cast<std::int64_t>(holding.amounts[i] * passed);
    });
}

void LimitBook::charge(const Holders& holders, const Holding& holding, double decayed,
                       double seconds)
{
    ++m_stamp;
    const double factor = holders.qos == nothing ? 1.0 : m_qos[holders.qos].usageFactor;
    const auto [first, second] = qosOf(holders);
    for (const auto qos : {first, second}) {
        if (qos != nothing)
            m_used.charge(m_used.qos[qos], holding.amounts,
                          (m_used.qos[qos].decays ? decayed : seconds) * factor);
    }
    for (auto assoc = holders.assoc; assoc.isValid(); assoc = m_parents[assoc.at()])
        m_used.charge(m_used.assocs[assoc.at()], holding.amounts, decayed * factor);
}

} // namespace fairlead::replay
