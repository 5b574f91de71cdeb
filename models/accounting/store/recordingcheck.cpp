// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/recordingcheck.h"

#include "engine/base/timetext.h"

#include <cmath>
#include <string>

namespace fairlead::accounting {

namespace {
using replay::nothing;

constexpr std::int64_t mostSeconds = 0xffffffff; // of a parameter

bool isMoment(replay::Second second)
{
    return second >= 0 && second <= lastMoment;
}

/// In milliseconds.
bool isFineMoment(replay::Moment moment)
{
    return moment >= 0 && moment <= replay::momentOf(lastMoment);
}

bool isIn(std::uint32_t position, std::size_t count)
{
    return position < count;
}

bool isNothingOrIn(std::uint32_t position, std::size_t count)
{
    return position == nothing || position < count;
}

/// Goes through a recording until something is wrong.
class RecordingCheck
{
public:
    explicit RecordingCheck(const replay::Recording& recording)
        : m_recording(recording)
        , m_workload(recording.workload)
    {
    }

    std::optional<BadCell> run()
    {
        checkSizes();
        checkValues();
        checkParameters();
        checkMachine();
        checkJobs();
        checkFormerValues();
        checkArrays();
        checkLists();
        checkMoments();
        return m_bad;
    }

private:
    void in(const char* table, std::size_t row)
    {
        m_table = table;
        m_row = row + 1;
    }
    void expect(bool isGood, const char* column)
    {
        if (!isGood && !m_bad)
            m_bad = BadCell{m_table, m_row, column};
    }
    /// For the list of a table: `check` of each row.
    template <typename List, typename Check>
    void each(const char* table, const List& list, const Check& check)
    {
        for (std::size_t i = 0; i < list.size() && !m_bad; ++i) {
            in(table, i);
            check(list[i]);
        }
    }

    void checkSizes()
    {
        const auto& machine = m_recording.machine;
        in("replay_node_set", m_workload.nodeSets.size());
        expect(
            isRoomFor(m_workload.nodeSets.size() + machine.partitions.size(), machine.nodes.size()),
            "nodes");
        for (const auto& [table, size] :
             {std::pair("replay_job", m_workload.jobs.size()),
              std::pair("replay_node", machine.nodes.size()),
              std::pair("replay_partition", machine.partitions.size())}) {
            in(table, size);
            expect(size > 0 && size <= mostRecordingRows, "pos");
        }
    }

    void checkValues()
    {
        in("replay_value", 0);
        expect(isMoment(m_workload.from), "from");
        expect(isMoment(m_workload.to), "to");
        expect(isMoment(m_recording.usageAt), "usageAt");
        expect(isMoment(m_recording.plannedAt), "plannedAt");
        expect(isMoment(m_recording.cycleAt), "cycleAt");
    }

    void checkParameters()
    {
        const auto& p = m_recording.parameters;
        const auto expectSeconds = [&](std::int64_t value, std::int64_t least, const char* name) {
            expect(value >= least && value <= mostSeconds, name);
        };
        in("replay_value", 0);
        expectSeconds(p.batchDelay, 0, "batch_sched_delay");
        expectSeconds(p.interval, -1, "sched_interval");
        expectSeconds(p.backfillInterval, -1, "bf_interval");
        expectSeconds(p.resolution, 1, "bf_resolution");
        expectSeconds(p.window, 0, "bf_window");
        expectSeconds(p.minAgeToPlan, 0, "bf_min_age_reserve");
        expectSeconds(p.windowStep, 0, "bf_window_linear");
        expectSeconds(p.killWait, 0, "KillWait");
        expectSeconds(p.completeWait, 0, "CompleteWait");
        expectSeconds(p.completing, 0, "completing");
        expectSeconds(p.backfillRun, -1, "backfillRun");
        expectSeconds(p.tickPeriod, 1, "tickPeriod");
        expect(p.backfillInterval != 0, "bf_interval");
    }

    void checkMachine()
    {
        each("replay_node", m_recording.machine.nodes, [&](const replay::Node& node) {
            expect(node.threads > 0, "threads");
            expect(node.sockets > 0, "sockets");
        });
    }

    void checkJobs()
    {
        replay::Moment last = 0;
        each("replay_job", m_workload.jobs, [&](const replay::Job& job) {
            expect(isNothingOrIn(job.array, m_workload.arrays.size()), "array_pos");
            expect(isIn(job.owner, m_workload.owners.size()), "owner_pos");
            expect(isIn(job.qos, m_workload.qos.size()), "qos_pos");
            expect(isIn(job.partitions, m_workload.partitionLists.size()), "partitions_pos");
            if (!m_bad)
                expect(isNothingOrIn(job.recorded.partition,
                                     m_workload.partitionLists[job.partitions].size()),
                       "started_partition");
            expect(isNothingOrIn(job.dependencies, m_workload.dependencyLists.size()),
                   "dependencies_pos");
            expect(isFineMoment(job.submit) && job.submit >= last, "submit_ms");
            expect(isMoment(job.begin), "begin_time");
            expect(isMoment(job.cancelled), "cancel_time");
            checkRequest(job.request);
            checkRecorded(job.recorded);
            last = job.submit;
        });
    }

    void checkFormerValues()
    {
        using What = replay::FormerValue::What;
        replay::Moment last = 0;
        each("replay_former_value", m_workload.formerValues, [&](const replay::FormerValue& was) {
            expect(isIn(was.job, m_workload.jobs.size()), "job_pos");
            expect(isFineMoment(was.until) && was.until >= last, "until_ms");
            last = was.until;
            if (m_bad)
                return;
            auto job = m_workload.jobs[was.job];
            setValue(job, was.what, was.value);
            const bool isFine = valueOf(job, was.what) == was.value
                && (was.what != What::Begin || isMoment(was.value))
                && isIn(job.owner, m_workload.owners.size()) && isIn(job.qos, m_workload.qos.size())
                && isIn(job.partitions, m_workload.partitionLists.size()) && job.request.cpus > 0
                && job.request.cpusPerTask > 0 && job.request.minNodes > 0;
            expect(isFine, "former_value");
        });
    }

    void checkRequest(const replay::Request& request)
    {
        const auto sets = m_workload.nodeSets.size();
        expect(request.cpus > 0, "cpus");
        expect(request.cpusPerTask > 0, "cpus_per_task");
        expect(request.minNodes > 0, "min_nodes");
        expect(request.maxNodes >= request.minNodes, "max_nodes");
        expect(isNothingOrIn(request.required, sets), "required_pos");
        expect(isNothingOrIn(request.reservation, m_workload.reservationNames.size()),
               "reservation_pos");
        expect(isNothingOrIn(request.gpuType, m_workload.gpuTypes.size()), "gpu_type_pos");
        expect(isNothingOrIn(request.excluded, sets), "excluded_pos");
    }

    void checkRecorded(const replay::Recorded& recorded)
    {
        expect(isMoment(recorded.start), "start_time");
        expect(isMoment(recorded.end)
                   && (recorded.end == 0 || recorded.start == 0 || recorded.end >= recorded.start),
               "end_time");
        expect(isMoment(recorded.eligible), "eligible_time");
        expect(isNothingOrIn(recorded.nodes, m_workload.nodeSets.size()), "nodes_pos");
    }

    /// The tasks of an array stand together, and know it.
    void checkArrays()
    {
        const auto& jobs = m_workload.jobs;
        std::uint32_t number = 0;
        each("replay_array", m_workload.arrays, [&](const replay::Array& array) {
            expect(isIn(array.first, jobs.size()), "first_pos");
            expect(array.count > 0 && array.count <= jobs.size() - array.first, "task_count");
            for (std::uint32_t i = 0; !m_bad && i < array.count; ++i)
                expect(jobs[array.first + i].array == number, "task_count");
            ++number;
        });
        each("replay_job", jobs, [&](const replay::Job& job) {
            if (job.array == nothing)
                return;
            const auto& array = m_workload.arrays[job.array];
            const auto place = static_cast<std::size_t>(&job - jobs.data());
            expect(place >= array.first && place - array.first < array.count, "array_pos");
        });
    }

    void checkLists()
    {
        const auto jobs = m_workload.jobs.size();
        each("replay_outage", m_workload.outages, [&](const replay::Outage& outage) {
            expect(isIn(outage.node, m_recording.machine.nodes.size()), "node_pos");
            expect(isMoment(outage.from), "start_time");
            expect(isMoment(outage.to), "end_time");
        });
        each("replay_value", m_workload.closures, [&](const replay::Closure& closure) {
            expect(isIn(closure.partition, m_recording.machine.partitions.size()), "closures");
            expect(isMoment(replay::secondOf(closure.from))
                       && isMoment(replay::secondOf(closure.to)),
                   "closures");
        });
        each("replay_value", m_workload.reservations, [&](const replay::Reservation& reservation) {
            expect(isIn(reservation.name, m_workload.reservationNames.size()), "reservations");
            expect(isIn(reservation.nodes, m_workload.nodeSets.size()), "reservations");
            expect(isMoment(reservation.made) && isMoment(reservation.from)
                       && isMoment(reservation.to),
                   "reservations");
        });
        each("replay_left_out", m_workload.leftOut, [&](const replay::LeftOut& feature) {
            for (const auto job : feature.jobs)
                expect(isIn(job, jobs), "feature");
        });
        each("replay_usage", m_recording.usage, [&](const replay::Recording::Usage& usage) {
            expect(std::isfinite(usage.raw), "raw_usage");
        });
        each("replay_planned", m_recording.planned, [&](const replay::Recording::Planned& planned) {
            expect(isIn(planned.job, jobs), "job_pos");
            expect(isMoment(planned.start), "start_time");
            expect(isIn(planned.nodes, m_workload.nodeSets.size()), "nodes_pos");
        });
    }

    void checkMoments()
    {
        const auto jobs = m_workload.jobs.size();
        each("replay_log", m_recording.log, [&](const replay::LoggedEvent& event) {
            expect(isFineMoment(event.at), "moment_ms");
            expect(isIn(event.job, jobs), "job_pos");
            expect(isMoment(event.cycle), "cycle_time");
        });
        each("replay_cycle", m_recording.cycles,
             [&](replay::Second cycle) { expect(isMoment(cycle), "moment"); });
    }

    const replay::Recording& m_recording;
    const replay::Workload& m_workload;
    const char* m_table = "";
    std::size_t m_row = 0;
    std::optional<BadCell> m_bad;
};
} // namespace

std::optional<BadCell> badCellOf(const replay::Recording& recording)
{
    return RecordingCheck(recording).run();
}

} // namespace fairlead::accounting
