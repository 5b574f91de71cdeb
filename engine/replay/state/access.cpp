// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/state/access.h"

#include "engine/base/text.h"

#include <algorithm>
#include <string>
#include <unordered_set>

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
class NameList
{
public:
    explicit NameList(const PartitionAccess* access)
        : m_isThere(access != nullptr)
    {
        for (std::size_t i = 0; m_isThere && i < access->names.size(); ++i)
            m_names.insert(text::lower(access->names[i]));
    }
    [[nodiscard]] bool isThere() const { return m_isThere; }
    [[nodiscard]] bool has(std::string_view name) const
    {
        return m_names.contains(text::lower(name));
    }

private:
    bool m_isThere;
    std::unordered_set<std::string> m_names;
};

bool hasAccount(const NameList& list, const std::string& account, const Scene& scene)
{
    if (list.has(account))
        return true;
    if (scene.recording->parameters.release < hierarchicalSince)
        return false;
    const auto& snapshot = *scene.policy.snapshot;
    auto assoc = snapshot.findAssoc(account, {}, {});
    while (assoc.isValid() && snapshot.assocs.parent[assoc.at()].isValid()) {
        assoc = snapshot.assocs.parent[assoc.at()];
        if (list.has(snapshot.names[snapshot.assocs.account[assoc.at()]]))
            return true;
    }
    return false;
}

/// Of each name, whether a partition refuses it.
template <typename Names, typename Has>
std::vector<bool> refusedOf(const Names& names, const PartitionAccess* allow,
                            const PartitionAccess* deny, const Has& has)
{
    const NameList allowed(allow);
    const NameList denied(deny);
    std::vector<bool> refused(names.size());
    for (std::size_t i = 0; i < names.size(); ++i)
        refused[i] = allowed.isThere() ? !has(allowed, names[i])
                                       : denied.isThere() && has(denied, names[i]);
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
                        [&](const NameList& list, const Owner& owner) {
                            return hasAccount(list, owner.account, scene);
                        });
        refused.qos
            = refusedOf(workload.qos, rule(Rule::AllowQos), rule(Rule::DenyQos),
                        [](const NameList& list, const std::string& qos) { return list.has(qos); });
        const auto isSet = [](const std::vector<bool>& all) {
            return std::find(all.begin(), all.end(), true) != all.end();
        };
        refused.isAny = isSet(refused.owners) || isSet(refused.qos);
    }
}

} // namespace fairlead::replay
