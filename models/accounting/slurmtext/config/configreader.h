// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issues.h"
#include "engine/cluster/snapshotbuilder.h"

#include <QString>

#include <map>

namespace fairlead::accounting {

/// How many files may include one another in a chain. Sites chain two or three.
inline constexpr int deepestInclude = 32;

/// A parameter with the place where it was found.
struct ConfigValue
{
    std::string value;
    std::string file;
    int line = 0;
};

/// The content of `scontrol show config` or of a slurm.conf with the files it includes.
struct SlurmConfig
{
    bool isSlurmConf = false; ///< a slurm.conf: may hold nodes and partitions
    std::map<std::string, ConfigValue> values; ///< by lower-case name
    std::vector<ConfigValue> nodeLines; ///< "NodeName=..." lines of a slurm.conf
    std::vector<ConfigValue> partitionLines; ///< and "NodeSet=...", which these may name
    std::size_t strangeLines = 0; ///< that are not Parameter=Value

    /// Whether it is a slurm.conf that slurmctld could run with: what it does not name has the
    /// default of the release.
    [[nodiscard]] bool isWhole() const { return isSlurmConf && !nodeLines.empty(); }
    /// Whether less of it than a half can be read as one.
    [[nodiscard]] bool isStrange() const
    {
        return strangeLines > values.size() + nodeLines.size() + partitionLines.size();
    }
    [[nodiscard]] std::string value(const std::string& lowerCaseName) const;
    /// In small letters, as slurmctld has it; empty: none is given.
    [[nodiscard]] std::string clusterName() const;
};

/// What is looked for in a configuration.
enum class ConfigUse : std::uint8_t
{
    Settings,
    Lines ///< of nodes and partitions, which may stand in a file of their own
};

/// Reads either form; which one it is shows in the text. Error codes: SourceUnreachable,
/// DataInvalid when there is nothing in it of what is looked for.
Result<SlurmConfig> readSlurmConfig(const QString& path, Issues& issues,
                                    ConfigUse use = ConfigUse::Settings);

/// Fills policy, cluster name and TRES names from the configuration; reports what cannot be used.
void applySlurmConfig(const SlurmConfig& config, SnapshotRecords& records);

} // namespace fairlead::accounting
