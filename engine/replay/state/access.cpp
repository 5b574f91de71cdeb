// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/state/access.h"

#include "engine/base/text.h"

#include <algorithm>

namespace fairlead::replay {

namespace {
using Rule = PartitionAccess::Rule;
/// Since then an account stands for all below it (slurm.conf(5), AllowAccounts).
constexpr SlurmVersion hierarchicalSince{25, 11};

const PartitionAccess* ruleOf(const Machine& machine, const std::string& partition, Rule rule)
{
    const auto found = std::ranges::find_if(machine.access, [&](const PartitionAccess& access) {
        return access.rule == rule && access.partition == partition;
    });
    return found == machine.access.end() ? nullptr : &*found;
}

/// Slurm compares accounts in small letters, as slurmdbd has them, and QOS in any.
bool isListed(const PartitionAccess& access, std::string_view name)
{
    return std::ranges::any_of(access.names, [&](const std::string& listed) {
        return text::equalsIgnoreCase(listed, name);
    });
}

bool isAccountListed(const PartitionAccess& access, const std::string& account, const Scene& scene)
{
    if (isListed(access, account))
        return true;
    if (scene.recording->parameters.release < hierarchicalSince)
        return false;
    const auto& snapshot = *scene.policy.snapshot;
    auto assoc = snapshot.findAssoc(account, {}, {});
    while (assoc.isValid() && snapshot.assocs.parent[assoc.at()].isValid()) {
        assoc = snapshot.assocs.parent[assoc.at()];
        if (isListed(access, snapshot.names[snapshot.assocs.account[assoc.at()]]))
            return true;
    }
    return false;
}

/// Of each name of a list, whether a partition refuses it.
template <typename Names, typename IsListed>
std::vector<bool> refusedOf(const Names& names, const PartitionAccess* allow,
                            const PartitionAccess* deny, const IsListed& isOn)
{
    std::vector<bool> refused(names.size());
    for (std::size_t i = 0; i < names.size(); ++i)
        refused[i]
            = allow != nullptr ? !isOn(*allow, names[i]) : deny != nullptr && isOn(*deny, names[i]);
    return refused;
}
} // namespace

Access::Access(const Scene& scene)
{
    const auto& machine = scene.recording->machine;
    const auto& workload = scene.recording->workload;
    if (machine.access.empty())
        return;
    for (const auto& partition : machine.partitions) {
        const auto rule = [&](Rule kind) { return ruleOf(machine, partition.name, kind); };
        auto& refused = m_partitions.emplace_back();
        refused.owners
            = refusedOf(workload.owners, rule(Rule::AllowAccounts), rule(Rule::DenyAccounts),
                        [&](const PartitionAccess& access, const Owner& owner) {
                            return isAccountListed(access, owner.account, scene);
                        });
        refused.qos = refusedOf(workload.qos, rule(Rule::AllowQos), rule(Rule::DenyQos), isListed);
        const auto isSet = [](const std::vector<bool>& all) {
            return std::find(all.begin(), all.end(), true) != all.end();
        };
        refused.isAny = isSet(refused.owners) || isSet(refused.qos);
    }
}

} // namespace fairlead::replay
