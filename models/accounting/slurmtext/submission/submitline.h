// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairlead::accounting {

/// One entry of --dependency.
struct SubmitDependency
{
    enum class Kind : std::uint8_t
    {
        After, ///< it started, or never will
        AfterAny, ///< it ended
        AfterOk, ///< and did so well
        AfterNotOk, ///< and did not
        AfterCorr ///< of an array the task of the same number ended well
    };
    Kind kind = Kind::AfterAny;
    std::uint32_t job = 0;
    std::optional<std::uint32_t> task; ///< of an array, "7_2"
    std::uint32_t delay = 0; ///< behind the start  @unit min
    bool isAlternative = false; ///< "A?B": one of them is enough
};

/// What a line such as "sbatch -n 16 -t 30 -d afterany:12 --wrap=..." asks for, as far as
/// accounting does not tell it. Options end at the script.
struct SubmitLine
{
    std::string command; ///< sbatch, srun, salloc
    std::optional<std::uint32_t> tasks;
    std::optional<std::uint32_t> cpusPerTask;
    std::optional<std::uint32_t> tasksPerNode;
    std::optional<std::uint32_t> minCpusPerNode;
    std::optional<std::uint32_t> threadsPerCore;
    std::optional<bool> isTaskPerCore; ///< --ntasks-per-core=1; of another number false
    std::optional<std::uint32_t> minNodes;
    std::optional<std::uint32_t> maxNodes; ///< with minNodes; of a plain number the same
    std::optional<std::uint64_t> memoryPerCpu; ///< @unit MB
    std::optional<std::uint64_t> memoryPerNode; ///< @unit MB
    std::optional<std::uint32_t> gpus;
    std::optional<std::uint32_t> gpusPerNode;
    std::optional<std::uint32_t> gpusPerTask;
    std::optional<std::uint32_t> cpusPerGpu;
    std::vector<std::string> gpuTypes; ///< "a100" of "gpu:a100:2"
    std::string array; ///< its tasks: "0-9:2"
    std::optional<std::uint32_t> throttle; ///< of an array
    std::int32_t nice = 0;
    std::vector<std::string> partitions;
    std::vector<SubmitDependency> dependencies;
    std::string name; ///< of the job; empty: a script has it, or may have another
    std::string nodeList; ///< -w
    std::string excluded; ///< -x
    std::string constraint; ///< -C
    std::string reservation;
    std::optional<std::uint32_t> limit; ///< @unit min
    std::optional<std::uint32_t> leastMinutes; ///< --time-min
    std::string qos; ///< empty: the usual one, or that of a script
    std::string account; ///< the same
    bool isExclusive = false;
    bool isForUser = false; ///< --exclusive=user
    bool isContiguous = false;
    bool isSpread = false; ///< --spread-job
    bool isSingleton = false; ///< waits for all before it of its user and name
    bool isHeld = false;
    bool hasBegin = false;
    bool isWrapped = false; ///< --wrap: there is no script
    std::vector<std::string> leftOut; ///< options that a replay does not know: "--constraint"
    std::vector<std::string> unknown; ///< that no release has: those of a site's plugins

    /// Whether options may stand in a script too ("#SBATCH -N 2"). So does a line that is not told.
    [[nodiscard]] bool mayHaveScript() const
    {
        return !isWrapped && (command.empty() || command == "sbatch");
    }
};

/// Whether other jobs decide when it may start.
[[nodiscard]] inline bool waitsForOthers(const SubmitLine& line)
{
    return line.isSingleton || !line.dependencies.empty();
}

SubmitLine parseSubmitLine(std::string_view line);

/// "1600M", "12.50G", "100Mc", "1024" (MB) in MB.
std::optional<std::uint64_t> parseMegabytes(std::string_view text);

} // namespace fairlead::accounting
