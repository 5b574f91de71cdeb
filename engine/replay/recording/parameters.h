// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/message.h"
#include "engine/replay/recording/machine.h"
#include "engine/slurm/config/settings.h"

#include <string>
#include <string_view>
#include <vector>

namespace fairlead::replay {

/// What SchedulerParameters sets. Defaults as in Slurm 22.05 to 26.11 (specification scheduling 9).
struct ListedParameters
{
    std::int64_t batchDelay = 3; ///< @unit s  batch_sched_delay
    std::int64_t interval = 60; ///< @unit s  sched_interval; -1: no main passes
    std::uint32_t queueDepth = 100; ///< default_queue_depth
    std::uint32_t partitionDepth = 0; ///< partition_job_depth; 0: off
    std::uint32_t maxStarts = 0; ///< sched_max_job_start; 0: off
    bool defers = false; ///< defer

    std::int64_t backfillInterval = 30; ///< @unit s  bf_interval; -1: no backfill
    std::int64_t resolution = 60; ///< @unit s  bf_resolution  @range [1, 2^31)
    std::int64_t window = 1440; ///< @unit min  bf_window
    std::uint32_t maxTested = 500; ///< bf_max_job_test
    std::uint32_t maxSlots = 0; ///< bf_node_space_size; 0: as maxTested
    std::uint32_t maxOfUser = 0; ///< bf_max_job_user; 0: off
    std::uint32_t maxOfPartition = 0; ///< bf_max_job_part
    std::uint32_t maxOfUserInPartition = 0; ///< bf_max_job_user_part
    std::uint32_t maxOfAssociation = 0; ///< bf_max_job_assoc
    std::uint32_t maxBackfilled = 0; ///< bf_max_job_start
    std::uint32_t maxArrayPlans = 20; ///< bf_max_job_array_resv
    std::int64_t minAgeToPlan = 0; ///< @unit s  bf_min_age_reserve
    std::uint32_t minPriorityToPlan = 0; ///< bf_min_prio_reserve
    std::uint32_t partitionPlans = 0; ///< bf_job_part_count_reserve; 0: off
    bool onePlanPerJob = false; ///< bf_one_resv_per_job
    bool packsSerial = false; ///< pack_serial_at_end
    std::int64_t windowStep = 0; ///< @unit s  bf_window_linear; 0: windows double
    bool stopsAtLimits = false; ///< assoc_limit_stop
    bool entersRunning = false; ///< bf_running_job_reserve
    bool prefersBusy = false; ///< bf_busy_nodes
    bool operator==(const ListedParameters&) const = default;
};

/// What no setting tells: a recording shows it.
struct MeasuredParameters
{
    /// How long nodes stay completing after a job (specification scheduling 8).
    std::int64_t completing = 1000; ///< @unit ms
    /// How long a backfill run takes; negative: not known. See recordedBackfillRun().
    std::int64_t backfillRun = -1; ///< @unit ms
    std::int64_t tickPeriod = 1003; ///< @unit ms  of the background loop, its own work included
    bool operator==(const MeasuredParameters&) const = default;
};

/// How slurmctld's two schedulers are set.
struct Parameters : ListedParameters, MeasuredParameters
{
    // slurmctld takes no more.
    static constexpr std::int64_t longestWindow = 43200; ///< @unit min
    static constexpr std::int64_t coarsestResolution = 3600; ///< @unit s
    static constexpr std::int64_t mostTested = 1000000;

    [[nodiscard]] ListedParameters& listed() { return *this; }
    [[nodiscard]] MeasuredParameters& measured() { return *this; }
    [[nodiscard]] const MeasuredParameters& measured() const { return *this; }

    SlurmVersion release{22, 5}; ///< whose rules count: they changed with 23.02, 24.11, 25.05

    std::int64_t killWait = 30; ///< @unit s
    std::uint32_t overTimeLimit = 0; ///< @unit min; noLimit: unlimited
    std::int64_t completeWait = 0; ///< @unit s
    bool hasEpilog = false; ///< a node that leaves completing runs a pass at once

    bool enforcesLimits = false; ///< AccountingStorageEnforce with limits
    bool enforcesSafely = false; ///< with safe
    /// EnforcePartLimits=ALL: a submission is tested in each of its partitions.
    bool testsAllPartitions = false;
    bool operator==(const Parameters&) const = default;

    /// Whether backfill gives whoever names a least time limit no more than that.
    [[nodiscard]] bool givesLeastTime() const { return release < SlurmVersion{23, 2}; }
};

/// Applies a value of SchedulerParameters ("bf_interval=10,defer") as slurmctld does: the first of
/// a name counts, and the default where a value is out of bounds. Says what it does not use of it.
std::vector<Message> applySchedulerParameters(std::string_view text, Parameters& parameters);

/// Whether backfill runs under such SchedulerParameters, if SchedulerType is sched/backfill.
bool hasBackfill(std::string_view schedulerParameters);

/// `parameters` of a site whose SchedulerParameters read `before`, as they are when these read
/// `after`. Where nothing was known of them the new ones come on top. Without sched/backfill none
/// of them brings it.
Parameters withSchedulerParameters(std::string_view before, std::string_view after,
                                   Parameters parameters);

/// What adviceOn() reads of them, as a value of SchedulerParameters. It names nobody.
std::string advisedParametersText(const Parameters& parameters);

/// Applies SelectType and SelectTypeParameters as printed or written.
void applySelectType(std::string_view type, std::string_view typeParameters, Machine& machine);

} // namespace fairlead::replay
