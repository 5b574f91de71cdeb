// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/slurmtext/machine/machinereader.h"

#include <string>
#include <string_view>
#include <vector>

namespace fairlead::accounting {

/// The place of a reservation's name in Workload::reservationNames, which it joins if it is new.
std::uint32_t placeOfReservation(std::string_view name, replay::Workload& workload);

/// One reservation as accounting or slurmctld tells it.
struct ToldReservation
{
    std::string name;
    std::string nodeList;
    replay::Second made = 0; ///< 0: that is not told
    replay::Second from = 0;
    replay::Second to = 0;
    std::uint64_t cpus = 0; ///< of its nodes; 0: not told, all
};
/// Adds it, if it keeps nodes and the history does not begin after it. False: it has a part of the
/// CPUs of its nodes alone, which a replay cannot keep, and is left out.
bool addReservation(const ToldReservation& told, const NodeNames& names,
                    replay::Recording& recording);
/// How many were left out so.
void reportPartial(std::size_t count, const std::string& file, replay::Recording& recording);

/// `reservations.txt`: sacctmgr -P show reservation, of a cluster (empty: of any). The machine and
/// the jobs come first. False: the first line has not the columns.
bool readReservations(const std::vector<Line>& lines, const std::string& file,
                      const std::string& cluster, const TimeReader& times,
                      replay::Recording& recording);

/// Lines of slurmctld's log about reservations: when they were made, and what they were where
/// accounting does not tell it.
class ReservationLines
{
public:
    explicit ReservationLines(const replay::Machine& machine)
        : m_names(machine)
    {
    }

    void read(replay::Moment at, std::string_view line, const TimeReader& times);
    /// @param ahead  seconds that the log is ahead of the history
    void apply(replay::Second ahead, const std::string& file, replay::Recording& recording);

private:
    NodeNames m_names;
    std::vector<ToldReservation> m_told; // without a name of nodes: it ends then
};

/// When all is read: jobs of reservations that nothing tells of are left out of them, by name.
void finishReservations(replay::Recording& recording);

} // namespace fairlead::accounting
