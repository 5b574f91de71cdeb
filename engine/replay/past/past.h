// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "engine/replay/past/decaycycles.h"
#include "engine/replay/past/heldusage.h"
#include "engine/replay/recording/recording.h"

#include <optional>
#include <span>
#include <string>
#include <utility>

namespace fairlead::replay {

/// How busy the cluster was at a moment.
struct Busy
{
    std::uint32_t waiting = 0; ///< jobs that might start and had not; an array is one
    std::uint64_t cpus = 0; ///< that jobs ran on
    bool operator==(const Busy&) const = default;
};

/// Any moment of the recorded time as a snapshot: who waited and ran is what the history of jobs
/// says, what was used is what these jobs were charged until then. Tree, QOS, partitions and policy
/// are those of the reading that it is made of: no history tells of others. Immutable: may be asked
/// from several threads.
class Past
{
public:
    /// @param today  the baseline of a reading; its own queue says more of jobs that wait in it
    Past(std::shared_ptr<const Recording> recording, const Inputs& today);
    Past(const Past&) = delete;
    Past& operator=(const Past&) = delete;

    /// The recorded time.
    [[nodiscard]] Second from() const { return m_recording->workload.from; }
    [[nodiscard]] Second to() const { return m_recording->workload.to; }
    /// What was, as a reading of that moment would have told it; `computedAt` is the last cycle of
    /// the decay thread until then. What is not known of the past is in its provenance, as assumed.
    /// Error codes: Usage (the moment is outside of the recorded time), DataInvalid.
    [[nodiscard]] Result<std::shared_ptr<const Snapshot>> at(Second moment) const;
    /// When all usage was set to zero within the recorded time (PriorityUsageResetPeriod), oldest
    /// first.
    [[nodiscard]] std::vector<Second> resets() const;
    /// When the decay thread computed usage within the recorded time, as logged or else at regular
    /// moments, oldest first; none where that would be more than 100,000.
    [[nodiscard]] std::vector<Second> cycles() const;
    /// At each of the moments.
    [[nodiscard]] std::vector<Busy> busyAt(std::span<const Second> moments) const;

private:
    /// From when to when a job or an array might have started; 0: it waits still.
    [[nodiscard]] std::vector<std::pair<Second, Second>> waits() const;
    [[nodiscard]] std::vector<JobRecord> queueAt(Second moment) const;
    [[nodiscard]] std::vector<long double> heldParts(Second moment) const;
    /// @param then  the job as it was
    [[nodiscard]] JobRecord recordOf(std::uint32_t position, const Job& then, Second moment) const;

    std::shared_ptr<const Recording> m_recording;
    SnapshotRecords m_base; ///< without queue, answers and history
    UsageHistory m_usage;
    DecayCycles m_cycles;
    Inputs m_policy; ///< of today
    std::vector<Second> m_eligible; ///< [array] when its first task was; 0: none was
    std::vector<std::uint64_t> m_leastMemory; ///< leastMemories()
    std::vector<double> m_rates; ///< [job]  @unit usage per second
    std::optional<HeldUsage> m_held; ///< classic fair-share; it refers to m_rates
    std::vector<JobRecord> m_today; ///< who waits in the reading
    std::vector<std::uint32_t> m_knownAs; ///< [job] into m_today; nothing: not there
};

} // namespace fairlead::replay
