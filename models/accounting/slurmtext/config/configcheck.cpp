// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/config/configcheck.h"

#include "engine/base/text.h"
#include "engine/slurm/parameters.h"
#include "models/accounting/slurmtext/config/takenvalue.h"

#include <algorithm>
#include <array>
#include <vector>

namespace fairlead::accounting {

namespace {
/// Of priority/basic scontrol prints the type and nothing else.
bool printsTypeAlone(const SlurmConfig& config)
{
    return config.value("prioritytype").ends_with("/basic");
}

/// What `scontrol show config` prints of every cluster, whatever it is set to.
std::vector<const char*> alwaysPrinted(const SlurmConfig& config)
{
    std::vector<const char*> names{"AccountingStorageTRES", "PriorityType"};
    if (printsTypeAlone(config))
        return names;
    for (const auto* name :
         {"PriorityDecayHalfLife", "PriorityCalcPeriod", "PriorityMaxAge", "PriorityWeightAge",
          "PriorityWeightFairShare", "PriorityWeightJobSize", "PriorityWeightPartition",
          "PriorityWeightQOS", "PriorityWeightTRES"})
        names.push_back(name);
    constexpr SlurmVersion withAssoc{20, 2}; // weights of younger factors by its version
    const auto version = parseSlurmVersion(config.value("slurm_version"));
    if (version && *version >= withAssoc)
        names.push_back("PriorityWeightAssoc");
    return names;
}

/// What is seldom set: without it the file may be a selection that somebody made.
constexpr std::array seldomSet{"PriorityFlags", "PriorityFavorSmall", "PriorityUsageResetPeriod",
                               "FairShareDampeningFactor"};

void add(const char* name, std::string& list)
{
    list.append(list.empty() ? "" : ", ").append(name);
}

void reportMissing(const std::string& names, const std::string& file, FileState state,
                   Issues& issues)
{
    if (!names.empty())
        issues.push_back(
            {Severity::Warning,
             {said("Messages",
                   "scontrol always prints %1: missing here, and Slurm's default counts"),
              {names}},
             file,
             0,
             state});
}
} // namespace

bool isConfiguration(const SlurmConfig& config)
{
    constexpr std::array others{"accountingstoragetype",
                                "accountingstorageenforce",
                                "authtype",
                                "clustername",
                                "controlmachine",
                                "schedulerparameters",
                                "schedulertype",
                                "selecttype",
                                "slurm_version",
                                "slurmctldhost"};
    const auto isKnown = [&](const auto& entry) {
        return slurm::isParameter(entry.first)
            || std::find(others.begin(), others.end(), entry.first) != others.end();
    };
    return std::any_of(config.values.begin(), config.values.end(), isKnown);
}

void reportMissingSettings(const SlurmConfig& config, const std::string& file, Issues& issues)
{
    if (!config.values.contains("configuration data as of"))
        return; // some lines that somebody has chosen
    std::string missing;
    for (const auto* name : alwaysPrinted(config)) {
        const auto found = config.values.find(text::lower(name));
        if (found == config.values.end())
            add(name, missing);
        else if (found->second.value.empty() && !mayBeEmpty(name))
            issues.push_back({Severity::Warning,
                              {said("Messages",
                                    "%1 has no value here, and scontrol always prints one: Slurm's "
                                    "default counts"),
                               {name}},
                              found->second.file,
                              found->second.line,
                              FileState::Damaged});
    }
    reportMissing(missing, file, FileState::Damaged, issues);
    std::string seldom;
    for (const auto* name : seldomSet) {
        if (!printsTypeAlone(config) && !config.values.contains(text::lower(name)))
            add(name, seldom);
    }
    reportMissing(seldom, file, FileState::Readable, issues);
}

void reportUnknownParameters(const SlurmConfig& config, Issues& issues)
{
    constexpr std::array others{"priorityparameters", "prioritysitefactorparameters",
                                "prioritysitefactorplugin"};
    for (auto it = config.values.lower_bound("priority");
         it != config.values.end() && it->first.starts_with("priority"); ++it) {
        if (slurm::isParameter(it->first)
            || std::find(others.begin(), others.end(), it->first) != others.end())
            continue;
        issues.push_back(
            {Severity::Warning,
             {said("Messages", "“%1” is not a Slurm parameter; it is ignored"), {it->first}},
             it->second.file,
             it->second.line});
    }
}

} // namespace fairlead::accounting
