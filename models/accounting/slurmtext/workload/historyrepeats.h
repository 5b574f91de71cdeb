// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issues.h"
#include "models/accounting/slurmtext/text/countedissue.h"
#include "models/accounting/slurmtext/workload/historyjob.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <unordered_map>

namespace fairlead::accounting {

/// Of jobs that lines tell of in different ways.
inline CountedIssue repeatedJobs()
{
    return {said("Messages",
                 "1 job is in it more than once, and not the same: its end counts, "
                 "else the first line: %2"),
            said("Messages",
                 "%1 jobs are in it more than once, and not the same: their end counts, "
                 "else the first line; the first is %2")};
}

/// Of who a job was and what it had: equal where two lines tell the same.
template <typename... Values>
std::size_t contentHash(const Values&... values)
{
    std::size_t hash = 0;
    ((hash = hash * 1'000'003U ^ std::hash<Values>()(values)), ...);
    return hash;
}

/// Jobs that a history tells of more than once: lists of sacct were put one behind the other, or
/// the job was requeued. What became of it last counts.
class HistoryRepeats
{
public:
    enum class Line : std::uint8_t
    {
        New, ///< a job, or one more run of it
        Older, ///< known already, as it is or as it became
        Newer, ///< what became of a known one
    };
    struct Answer
    {
        Line line = Line::New;
        std::uint32_t place = 0; ///< of the known one
    };

    /// @param place  where the job goes if it is new
    Answer check(const HistoryJob& job, std::uint32_t task, std::uint32_t place, int number);
    void report(const std::string& file, Issues& issues) const;

private:
    struct Key
    {
        std::uint32_t id; // of the array, if it is one
        std::uint32_t task;
        std::int64_t submit;
        bool operator==(const Key&) const = default;
    };
    struct KeyHash
    {
        std::size_t operator()(const Key& key) const;
    };
    struct Known
    {
        std::uint32_t place;
        std::int64_t start; // 0: none
        std::int64_t end; // 0: none
        std::size_t content; // a hash
        bool wasRequeued;
    };
    Line compare(const Known& known, const Known& now, const std::string& name, int number);

    std::unordered_map<Key, Known, KeyHash> m_last; // the last of each
    CountedIssue m_repeated = repeatedJobs();
    CountedIssue m_overlapping{
        said("Messages", "1 job has two runs at the same time, and both count: %2"),
        said("Messages",
             "%1 jobs have two runs at the same time, and both count; the first is %2")};
};

} // namespace fairlead::accounting
