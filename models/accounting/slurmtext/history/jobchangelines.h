// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"
#include "models/accounting/slurmtext/text/fields.h"

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fairlead::accounting {

/// Lines of slurmctld's log about jobs that somebody changes by hand (scontrol update jobid=...,
/// hold, release). Source: _update_job(), _release_job_rec() of Slurm 22.05.
class JobChangeLines
{
public:
    /// A line of the log; others than those of _update_job() and of releases are passed over.
    void read(replay::Moment at, std::string_view line, const TimeReader& times);
    /// Former values of the workload; those that it has without a moment tell what was there before
    /// the first change, where the log does not. What accounting does not keep, jobs have from the
    /// log. Says how many changes are replayed, and which are not.
    /// @param ahead  seconds that the log is ahead of the history
    void apply(replay::Second ahead, const std::string& file, replay::Recording& recording);

private:
    using What = replay::FormerValue::What;
    struct Change
    {
        replay::Moment at = 0;
        std::string job; // "7", "7_2(9)"; "7_*": all tasks that wait together
        What what = What::Limit;
        std::string before; // empty: not told
        std::string value;
    };

    void readChange(replay::Moment at, std::string_view told, const TimeReader& times);
    bool readNice(std::string_view line);
    void add(replay::Moment at, std::string_view job, What what, std::string_view value,
             std::string_view before = {});
    void say(const std::string& file, std::size_t applied, std::size_t untold,
             replay::Recording& recording) const;

    std::vector<Change> m_changes;
    std::map<std::string, std::size_t> m_leftOut; // by the name of what was changed
    replay::Moment m_updated = 0; // of an update that changed something and is not over; 0: none
    bool m_isNamed = false; // what it changed
};

} // namespace fairlead::accounting
