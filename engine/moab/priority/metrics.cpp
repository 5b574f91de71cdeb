// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/priority/metrics.h"

#include "engine/cluster/moabfacts.h"
#include "engine/moab/priority/queuetime.h"
#include "engine/moab/priority/tables.h"

#include <algorithm>
#include <cmath>

namespace fairlead::moab {

JobMetrics::JobMetrics(const Inputs& inputs, const Results& results, JobIndex job,
                       std::int64_t minimumLimit)
    : m_inputs(inputs)
    , m_snapshot(*inputs.snapshot)
    , m_settings(*inputs.policy.moab())
    , m_results(results)
    , m_job(job)
    , m_facts(factsOf(m_snapshot).jobs[job.at()])
    , m_minimumLimit(static_cast<double>(minimumLimit))
    , m_queued(static_cast<double>(queueSeconds(inputs, results.clocks[job.at()], job)))
    , m_isActive(isActive(m_snapshot, job))
{
}

NameId JobMetrics::name(Cred cred) const
{
    return credOf(m_snapshot, m_results.tables, m_job, cred);
}

const CredConfig* JobMetrics::qos() const
{
    return ownConfig(m_settings, m_results.tables, Cred::Qos, name(Cred::Qos));
}

double JobMetrics::value(Sub sub) const
{
    if (!isComputed(m_settings.dialect, sub))
        return 0.0;
    switch (componentOf(sub)) {
    case Component::Service:
        return service(sub);
    case Component::Target:
        return target(sub);
    case Component::Cred:
        return credential(static_cast<Cred>(at(sub) - at(Sub::User)));
    case Component::Attr:
        return attribute(sub);
    case Component::Fs:
        return fairshare(sub);
    case Component::Res:
        return resource(sub);
    case Component::Usage:
        return m_isActive ? usage(sub) : 0.0;
    }
    return 0.0;
}

std::int64_t JobMetrics::addedWeight(Sub sub) const
{
    if (sub == Sub::QueueTime || sub == Sub::XFactor) {
        const auto* config = qos();
        if (config == nullptr)
            return 0;
        return sub == Sub::QueueTime ? config->queueTimeWeight : config->xfactorWeight;
    }
    if (m_settings.isMaui() || sub < Sub::FsUser || sub > Sub::FsClass)
        return 0;
    const auto cred = static_cast<Cred>(at(sub) - at(Sub::FsUser));
    const auto* config = ownConfig(m_settings, m_results.tables, cred, name(cred));
    return config == nullptr ? 0 : config->fsWeight;
}

double JobMetrics::service(Sub sub) const
{
    switch (sub) {
    case Sub::QueueTime:
        return m_queued / 60.0;
    case Sub::XFactor:
        return xfactor();
    case Sub::Bypass:
        return static_cast<double>(m_facts.bypassed);
    case Sub::StartCount:
        return static_cast<double>(m_facts.starts);
    case Sub::Deadline:
        return deadline();
    case Sub::SpViolation:
        return m_isActive && m_facts.violatesSoftLimit ? 1.0 : 0.0;
    case Sub::UserPrio:
        return userPriority();
    default: // lint: allowed, the other components have functions of their own
        return 0.0;
    }
}

double JobMetrics::xfactor() const
{
    const auto limit = static_cast<double>(m_facts.limit);
    const double divisor = std::max({m_minimumLimit, limit, 1.0});
    return m_settings.isMaui() ? (m_queued + limit) / divisor : 1.0 + m_queued / divisor;
}

double JobMetrics::deadline() const
{
    if (m_facts.deadline == 0)
        return 0.0;
    const auto now = static_cast<double>(m_inputs.now);
    const double from = now - m_queued;
    const auto to = static_cast<double>(m_facts.deadline);
    return to <= from ? 1.0 : std::clamp((now - from) / (to - from), 0.0, 1.0);
}

double JobMetrics::userPriority() const
{
    const double highest = m_settings.enablesPositiveUserPriority ? 1023.0 : 0.0;
    return std::clamp(static_cast<double>(m_facts.userPriority), -1024.0, highest);
}

double JobMetrics::target(Sub sub) const
{
    const auto* config = qos();
    if (config == nullptr)
        return 0.0;
    if (sub == Sub::TargetXFactor)
        return closeness(xfactor(), config->xfactorTarget, m_settings.dialect);
    // Maui compares the goal with the moment at which the job was queued.
    const double current = m_settings.isMaui()
        ? static_cast<double>(m_results.clocks[m_job.at()].queueStart)
        : m_queued;
    return closeness(current, config->queueTimeTarget, m_settings.dialect);
}

double JobMetrics::credential(Cred cred) const
{
    const auto& tables = m_results.tables;
    const auto own = name(cred);
    const auto* config = ownConfig(m_settings, tables, cred, own);
    const bool counts = config != nullptr && config->priority
        && (!m_settings.isMaui() || *config->priority != 0 || cred == Cred::Qos);
    if (counts)
        return static_cast<double>(*config->priority);
    const bool hasFallback
        = !m_settings.isMaui() || (cred != Cred::Qos && (cred != Cred::Class || own.value == 0));
    const auto* fallback = hasFallback ? defaultConfig(m_settings, tables, cred) : nullptr;
    return fallback == nullptr ? 0.0 : static_cast<double>(fallback->priority.value_or(0));
}

double JobMetrics::attributeSum(AttributePriority::Kind kind, NameId name) const
{
    for (const auto& entry : m_settings.attributePriorities) {
        if (entry.kind == kind && entry.name == m_snapshot.names[name])
            return static_cast<double>(entry.priority);
    }
    return 0.0;
}

double JobMetrics::nodeFeatures() const
{
    double sum = 0.0;
    const auto& mapped = m_settings.nodeAttributes;
    for (auto i = m_facts.featureWord; i < m_facts.gresWord; ++i) {
        const auto word = factsOf(m_snapshot).words[i];
        if (std::find(mapped.begin(), mapped.end(), m_snapshot.names[word]) != mapped.end())
            sum += attributeSum(AttributePriority::Attribute, word);
    }
    return sum;
}

double JobMetrics::attribute(Sub sub) const
{
    const auto& words = factsOf(m_snapshot).words;
    const auto sumOf = [&](AttributePriority::Kind kind, std::uint32_t first, std::uint32_t end) {
        double sum = 0.0;
        for (auto i = first; i < end; ++i)
            sum += attributeSum(kind, words[i]);
        return sum;
    };
    switch (sub) {
    case Sub::AttrAttr:
        return sumOf(AttributePriority::Attribute, m_facts.firstWord, m_facts.featureWord)
            + nodeFeatures();
    case Sub::AttrState:
        return attributeSum(AttributePriority::State, m_facts.state);
    case Sub::AttrGres:
        return sumOf(AttributePriority::Gres, m_facts.gresWord, m_facts.endWord);
    case Sub::JobId:
        return firstInteger(m_snapshot.jobLabel(m_job));
    case Sub::JobName:
        return firstInteger(m_snapshot.names[m_snapshot.labelOf(m_job)]);
    default: // lint: allowed, the other components have functions of their own
        return 0.0;
    }
}

Delta JobMetrics::delta(Cred cred) const
{
    return deltaOf(m_settings, m_results.tables, cred, name(cred));
}

double JobMetrics::fairshare(Sub sub) const
{
    const auto& tables = m_results.tables;
    if (sub <= Sub::FsClass)
        return delta(static_cast<Cred>(at(sub) - at(Sub::FsUser))).value;
    const auto user = m_snapshot.jobs.user[m_job.at()].at();
    switch (sub) {
    case Sub::FsGlobalUser:
    case Sub::FsGlobalGroup:
    case Sub::FsGlobalAccount: {
        const auto cred = static_cast<Cred>(at(sub) - at(Sub::FsGlobalUser));
        const auto& column = tables.globalUsage[at(cred)];
        return column.empty() ? 0.0 : column[name(cred).at()];
    }
    case Sub::FsJobsPerUser:
        return tables.load[user].jobs;
    case Sub::FsProcsPerUser:
        return tables.load[user].procs;
    case Sub::FsPsPerUser:
        return tables.load[user].procSeconds;
    case Sub::WcAccuracy:
        return tables.accuracy.empty() ? 1.0 : std::clamp(tables.accuracy[user], 0.0, 1.0);
    default: // lint: allowed, the other components have functions of their own
        return 0.0;
    }
}

double JobMetrics::resource(Sub sub) const
{
    switch (sub) {
    case Sub::Node:
        return m_facts.nodes;
    case Sub::Proc:
        return idealDistance(m_facts.procs, m_settings.idealProcs);
    case Sub::Mem:
        return m_facts.memory;
    case Sub::Swap:
        return m_facts.swap;
    case Sub::Disk:
        return m_facts.disk;
    case Sub::Ps:
        return m_facts.procs * static_cast<double>(m_facts.limit);
    case Sub::Pe:
        return m_facts.equivalents;
    case Sub::Walltime:
        return idealDistance(static_cast<double>(m_facts.limit), m_settings.idealDuration);
    default: // lint: allowed, the other components have functions of their own
        return 0.0;
    }
}

double JobMetrics::usage(Sub sub) const
{
    const auto elapsed = std::max<std::int64_t>(0, m_inputs.now - m_facts.startTime);
    const auto left = m_facts.limit - elapsed;
    const bool isMaui = m_settings.isMaui();
    switch (sub) {
    case Sub::Consumed:
        return m_facts.procs * static_cast<double>(elapsed);
    case Sub::Remaining:
        return m_facts.procs * static_cast<double>(isMaui ? left : std::max<std::int64_t>(left, 0));
    case Sub::Percent:
        // Maui divides by what is left, in whole numbers.
        if (isMaui)
            return static_cast<double>(100 * elapsed / std::max<std::int64_t>(1, left));
        return m_facts.limit == 0
            ? 0.0
            : 100.0 * static_cast<double>(elapsed) / static_cast<double>(m_facts.limit);
    case Sub::ExecutionTime:
        return static_cast<double>(elapsed);
    case Sub::Hunger:
        return m_facts.hunger;
    default: // lint: allowed, the other components have functions of their own
        return 0.0;
    }
}

double closeness(double current, double goal, Dialect dialect)
{
    if (!(goal > 0.0))
        return 0.0;
    if (dialect == Dialect::Moab && current >= goal)
        return 1e8 + (current - goal);
    return std::pow(std::max(goal - current, 0.0001), -2.0);
}

double firstInteger(std::string_view name)
{
    const auto first = name.find_first_of("0123456789");
    double number = 0.0;
    for (auto i = first; i < name.size() && name[i] >= '0' && name[i] <= '9'; ++i)
        number = number * 10.0 + (name[i] - '0');
    return number;
}

double idealDistance(double value, const Ideal& ideal)
{
    if (!ideal.isSet)
        return value;
    double distance = std::abs(value - ideal.value);
    if ((ideal.side == '+' && value < ideal.value) || (ideal.side == '-' && value > ideal.value))
        distance = 0.0;
    if (ideal.isPercent)
        distance = ideal.value == 0.0 ? 0.0 : 100.0 * distance / ideal.value;
    return distance;
}

} // namespace fairlead::moab
