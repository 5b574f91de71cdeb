// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/recordingcolumns.h"

#include <string>

/// A recording in which every member of every struct has a value that is easy to lose.
namespace fairlead::accounting {

/// Gives each column a value of its own that nobody would have as a default.
class UnusualValues
{
public:
    template <typename T>
    void operator()(const char* column, T& value)
    {
        ++m_number;
        set(column, value);
    }
    template <typename T>
    void later(const char* name, T& value)
    {
        (*this)(name, value);
    }

private:
    static void set(const char* /*column*/, bool& value) { value = !value; }
    void set(const char* column, std::string& value) const
    {
        value = column + std::to_string(m_number) + "\xe9'\\,\"\n"; // not UTF-8
    }
    void set(const char* column, std::vector<std::string>& value) const
    {
        value.assign(2, {});
        for (auto& text : value)
            set(column, text);
    }
    static void set(const char* /*column*/, std::vector<replay::Reservation>& value)
    {
        value = {{1, 2, 3, 4, 5}, {0, 1, 0, 6, 4'000'000'000}};
    }
    static void set(const char* /*column*/, std::vector<replay::Closure>& value)
    {
        value = {{1, 2, 3000}, {0, 1'000, 4'000'000'000'000}};
    }
    void set(const char* column, accounting::TresCounts& value) const
    {
        value = {{std::string(column) + ", =", 0xffffffffffffffffU},
                 {"", static_cast<std::uint64_t>(m_number)}};
    }
    void set(const char* column, Message& value) const
    {
        value = Message("g\xc3\xa9nie " + std::string(column) + std::to_string(m_number));
    }
    void set(const char* /*column*/, std::int32_t& value) const { value = -1000 - m_number; }
    void set(const char* /*column*/, std::uint32_t& value) const
    {
        value = 0xfffffff0U - static_cast<std::uint32_t>(m_number);
    }
    void set(const char* /*column*/, std::uint64_t& value) const
    {
        value = replay::noAmount - static_cast<std::uint64_t>(m_number);
    }
    void set(const char* /*column*/, std::int64_t& value) const
    {
        value = 3'999'999'000 + m_number;
    }
    static void set(const char* /*column*/, long double& value) { value = 0.1L + 1.0L / 3.0L; }
    void set(const char* column, std::vector<replay::PartitionAccess>& value) const
    {
        value.assign(2, {});
        for (auto& access : value) {
            set(column, access.partition);
            set(column, access.names);
            access.rule = replay::PartitionAccess::Rule::DenyQos;
        }
    }
    static void set(const char* /*column*/, Severity& value) { value = Severity::Error; }
    static void set(const char* /*column*/, replay::SelectUnit& value)
    {
        value = replay::SelectUnit::Socket;
    }
    static void set(const char* /*column*/, replay::MemoryRequest::Kind& value)
    {
        value = replay::MemoryRequest::Kind::PerNode;
    }
    static void set(const char* /*column*/, replay::StartedBy& value)
    {
        value = replay::StartedBy::Submission;
    }
    static void set(const char* /*column*/, replay::LoggedEvent::Kind& value)
    {
        value = replay::LoggedEvent::Kind::StartedByBackfill;
    }
    static void set(const char* /*column*/, replay::FormerValue::What& value)
    {
        value = replay::FormerValue::What::Begin;
    }
    void set(const char* /*column*/, replay::TresLimits& value) const
    {
        value.amounts.fill(static_cast<std::uint64_t>(m_number));
        value.amounts[static_cast<std::size_t>(m_number) % replay::tresCount] = 0;
        value.gpuTypes = {{"a, =", static_cast<std::uint64_t>(m_number)}, {"b", 0}};
    }

    int m_number = 0;
};

/// `count` records of unusual values, each with others.
template <typename Record>
std::vector<Record> unusual(std::size_t count)
{
    std::vector<Record> records(count);
    UnusualValues values;
    for (auto& record : records)
        columns(values, record);
    return records;
}
} // namespace fairlead::accounting

namespace fairlead::tests {

/// Seventy nodes: a set of them takes two words.
inline replay::Machine unusualMachine()
{
    replay::Machine machine;
    machine.nodes = accounting::unusual<replay::Node>(70);
    for (auto& row : accounting::unusual<accounting::PartitionRulesRow>(2)) {
        row.rules.nodes = replay::NodeSet(70);
        for (const auto node : {0U, 1U, 63U, 64U, 69U})
            row.rules.nodes.insert(node);
        machine.partitions.push_back(row.rules);
    }
    machine.partitions[1].nodes.clear();
    return machine;
}

/// Job 0 alone, 1 and 2 of an array.
inline std::vector<replay::Job> unusualJobs()
{
    auto jobs = accounting::unusual<replay::Job>(3);
    for (auto& job : jobs) {
        job.owner = job.qos = job.partitions = job.dependencies = 1;
        job.request.required = job.request.excluded = job.recorded.nodes = 1;
        job.request.reservation = job.request.gpuType = 1;
        job.request.maxNodes = job.request.minNodes + 1;
        job.recorded.end = job.recorded.start + 7;
        job.recorded.partition = 2;
        job.array = &job == &jobs.front() ? replay::nothing : 0;
    }
    return jobs;
}

inline replay::Workload unusualWorkload()
{
    replay::Workload workload;
    workload.jobs = unusualJobs();
    workload.arrays = accounting::unusual<replay::Array>(1);
    workload.arrays[0].first = 1;
    workload.arrays[0].count = 2;
    workload.owners = accounting::unusual<replay::Owner>(2);
    workload.qos = {"", "a\\,b"};
    workload.partitionLists = {{}, {"", "a,b", "\\"}, {""}};
    workload.dependencyLists = {{},
                                {{7, true, false, false, 5},
                                 {0xffffffffU, false},
                                 {8, false, true},
                                 {0, false, false, true},
                                 {9, true, false, false, 5, 3, true, true},
                                 {9, false, false, false, 0, 0, true}}};
    workload.nodeSets.assign(3, replay::NodeSet(70));
    for (std::size_t node = 0; node < 70; ++node) {
        workload.nodeSets[1].insert(node);
        if (node % 2 == 1)
            workload.nodeSets[2].insert(node);
    }
    workload.outages = accounting::unusual<replay::Outage>(2);
    workload.outages[0].node = 69;
    workload.outages[1].node = 1;
    workload.formerValues = accounting::unusual<replay::FormerValue>(2);
    for (auto& was : workload.formerValues)
        was.job = 2;
    workload.formerValues[1].what = replay::FormerValue::What::Nice;
    workload.formerValues[1].value = -5;
    workload.formerValues[1].until = workload.formerValues[0].until;
    // In no order, and one twice.
    workload.leftOut = {{Message("licences"), {2, 0, 2}}, {Message("nobody"), {}}};
    return workload;
}

inline replay::Recording unusualRecording()
{
    replay::Recording recording;
    recording.workload = unusualWorkload();
    recording.machine = unusualMachine();
    accounting::UnusualValues values;
    namedValues(values, recording);
    recording.limits.qos = accounting::unusual<replay::QosLimits>(2);
    recording.limits.assocs = accounting::unusual<replay::AssocLimits>(2);
    recording.limits.assocs[1].limits.group = {};
    recording.usage = accounting::unusual<replay::Recording::Usage>(2);
    recording.log = accounting::unusual<replay::LoggedEvent>(2);
    recording.planned = accounting::unusual<replay::Recording::Planned>(2);
    for (auto& event : recording.log)
        event.job = 2;
    for (auto& planned : recording.planned)
        planned.job = planned.nodes = 2;
    recording.cycles = {1, 5, 3};
    recording.provenance = accounting::unusual<Provenance>(2);
    int line = 0;
    for (const auto loss : {Loss::Nothing, Loss::Job, Loss::ListEntry, Loss::Number}) {
        for (const auto state : {FileState::Readable, FileState::Damaged})
            recording.issues.push_back(
                {Severity::Error, Message("it’s \"odd\""), "a, b.txt", ++line, state, loss});
    }
    return recording;
}

} // namespace fairlead::tests
