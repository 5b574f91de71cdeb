// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/priority/tables.h"

#include "engine/cluster/moabfacts.h"
#include "engine/moab/priority/fairshare.h"

#include <algorithm>

namespace fairlead::moab {

namespace {
void findConfigs(const Snapshot& snapshot, const Settings& settings, Tables& tables)
{
    for (std::size_t kind = 0; kind < credCount; ++kind) {
        auto& config = tables.config[kind];
        config.assign(snapshot.names.size(), -1);
        tables.defaultConfig[kind] = -1;
        const auto& list = settings.creds[kind];
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (list[i].name == "DEFAULT")
                tables.defaultConfig[kind] = static_cast<std::int32_t>(i);
            if (const auto name = snapshot.names.find(list[i].name); name.isValid())
                config[name.at()] = static_cast<std::int32_t>(i);
        }
    }
}

bool grants(const CredConfig& config, const std::string& qos)
{
    return config.qosDefault == qos
        || std::find(config.qosList.begin(), config.qosList.end(), qos) != config.qosList.end();
}

/// A QOS counts only if one of the job's credentials has it on its list (specification 3.4).
class QosGranter
{
public:
    QosGranter(const Inputs& inputs, const Tables& tables)
        : m_snapshot(*inputs.snapshot)
        , m_settings(*inputs.policy.moab())
        , m_tables(tables)
    {
        const auto& system = m_settings.system.qosDefault;
        const auto name = m_snapshot.names.find(system.empty() ? "DEFAULT" : system);
        m_systemDefault = name.isValid() ? name : NameId(std::size_t{0});
    }

    [[nodiscard]] NameId grant(JobIndex job) const
    {
        const auto wanted = factsOf(m_snapshot).jobs[job.at()].qos;
        if (!m_snapshot.names[wanted].empty() && isGranted(job, m_snapshot.names[wanted]))
            return wanted;
        return defaultOf(job);
    }

private:
    static constexpr std::array grantors{Cred::User, Cred::Group, Cred::Account, Cred::Class};

    /// The entry whose list counts: the credential's own, or that of DEFAULT without one.
    [[nodiscard]] const CredConfig* listOf(JobIndex job, Cred cred) const
    {
        const auto name = credOf(m_snapshot, m_tables, job, cred);
        const auto* own = ownConfig(m_settings, m_tables, cred, name);
        if (own != nullptr && (!own->qosList.empty() || !own->qosDefault.empty()))
            return own;
        return defaultConfig(m_settings, m_tables, cred);
    }
    [[nodiscard]] bool isGranted(JobIndex job, const std::string& qos) const
    {
        if (qos == "DEFAULT" || grants(m_settings.system, qos))
            return true;
        return std::any_of(grantors.begin(), grantors.end(), [&](Cred cred) {
            const auto* list = listOf(job, cred);
            return list != nullptr && grants(*list, qos);
        });
    }
    [[nodiscard]] NameId defaultOf(JobIndex job) const
    {
        for (const auto cred : grantors) {
            const auto* list = listOf(job, cred);
            if (list == nullptr || list->qosDefault.empty())
                continue;
            if (const auto name = m_snapshot.names.find(list->qosDefault); name.isValid())
                return name;
        }
        return m_systemDefault;
    }

    const Snapshot& m_snapshot;
    const Settings& m_settings;
    const Tables& m_tables;
    NameId m_systemDefault{std::size_t{0}};
};

void grantQos(const Inputs& inputs, Tables& tables)
{
    const QosGranter granter(inputs, tables);
    const auto count = inputs.snapshot->jobs.size();
    tables.qos.resize(count);
    for (std::size_t i = 0; i < count; ++i)
        tables.qos[i] = granter.grant(JobIndex(i));
}

void sumLoads(const Snapshot& snapshot, Tables& tables)
{
    tables.load.assign(snapshot.names.size(), {});
    for (std::size_t i = 0; i < snapshot.jobs.size(); ++i) {
        if (!isActive(snapshot, JobIndex(i)))
            continue;
        const auto& facts = factsOf(snapshot).jobs[i];
        auto& load = tables.load[snapshot.jobs.user[i].at()];
        load.jobs += 1.0;
        load.procs += facts.procs;
        load.procSeconds += facts.procs * static_cast<double>(facts.limit);
    }
}

void spread(const Snapshot& snapshot, const std::vector<CredNumber>& numbers, Cred cred,
            double otherwise, std::vector<double>& out)
{
    out.clear();
    if (numbers.empty())
        return;
    out.assign(snapshot.names.size(), otherwise);
    for (const auto& number : numbers) {
        const auto name = snapshot.names.find(number.name);
        if (number.cred == cred && name.isValid())
            out[name.at()] = number.value;
    }
}
} // namespace

const CredConfig* ownConfig(const Settings& settings, const Tables& tables, Cred cred, NameId name)
{
    const auto index = name.value == 0 ? -1 : tables.config[at(cred)][name.at()];
    return index < 0 ? nullptr : &settings.creds[at(cred)][static_cast<std::size_t>(index)];
}

const CredConfig* defaultConfig(const Settings& settings, const Tables& tables, Cred cred)
{
    const auto index = tables.defaultConfig[at(cred)];
    return index < 0 ? nullptr : &settings.creds[at(cred)][static_cast<std::size_t>(index)];
}

NameId credOf(const Snapshot& snapshot, const Tables& tables, JobIndex job, Cred cred)
{
    const auto& jobs = snapshot.jobs;
    switch (cred) {
    case Cred::User:
        return jobs.user[job.at()];
    case Cred::Group:
        return factsOf(snapshot).jobs[job.at()].group;
    case Cred::Account:
        return jobs.account[job.at()];
    case Cred::Qos:
        return tables.qos[job.at()];
    case Cred::Class:
        return factsOf(snapshot).jobs[job.at()].jobClass;
    }
    return {};
}

void findWeights(const Inputs& inputs, Tables& tables)
{
    const auto& partitions = inputs.snapshot->partitions;
    const auto& settings = *inputs.policy.moab();
    tables.weights.resize(partitions.size() + 1);
    tables.weights[0] = settings.weights;
    for (std::size_t i = 0; i < partitions.size(); ++i)
        tables.weights[i + 1]
            = settings.isMaui() ? settings.weights : settings.weightsOf(partitions[i].name);
}

bool isActive(const Snapshot& snapshot, JobIndex job)
{
    return holdsResources(snapshot.jobs.state[job.at()]);
}

void buildTables(const Inputs& inputs, Tables& tables)
{
    const auto& snapshot = *inputs.snapshot;
    findConfigs(snapshot, *inputs.policy.moab(), tables);
    grantQos(inputs, tables);
    findWeights(inputs, tables);
    sumLoads(snapshot, tables);
    for (std::size_t kind = 0; kind < credCount; ++kind)
        spread(snapshot, factsOf(snapshot).site.globalUsage, static_cast<Cred>(kind), 0.0,
               tables.globalUsage[kind]);
    spread(snapshot, factsOf(snapshot).site.accuracies, Cred::User, 1.0, tables.accuracy);
    sumUsage(inputs, tables);
}

} // namespace fairlead::moab
