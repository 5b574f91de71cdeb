// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"
#include "models/accounting/slurmtext/text/fields.h"
#include "models/accounting/slurmtext/text/textlines.h"

#include <functional>

namespace fairlead::accounting {

/// `sacctmgr -P show qos`: the limits of QOS.
void readQosLimits(const std::vector<Line>& lines, const std::string& file,
                   replay::Recording& recording);
/// `scontrol show assoc_mgr flags=assoc`: the limits of associations, inherited ones included.
/// Returns how many associations it tells of.
std::size_t readAssocMgrLimits(const std::vector<Line>& lines, replay::Recording& recording);
/// `sacctmgr -P show assoc` with columns of limits (GrpTRES, MaxJobs ...); without them nothing is
/// read. Returns whether there is any such column.
bool readAssocLimits(const std::vector<Line>& lines, const std::string& file,
                     const std::string& cluster, replay::Recording& recording);

/// What a QOS may say that decides starts, and that a replay has not: flags that break the bounds
/// of partitions, other ways to count usage. As sacctmgr prints it; empty: it says nothing.
struct QosRules
{
    std::string flags;
    std::string limitFactor;
    std::string runMinutesOfUser;
    std::string runMinutesOfAccount;
};
void reportUnknownQosRules(const QosRules& rules, const std::string& qos,
                           replay::Recording& recording);
/// The limits in a row of sacctmgr's. `cell(name)` is the text under a name, empty when there is
/// none; `leftOut`: the TRES that no limit counts.
replay::LimitSet limitsOfCells(const std::function<std::string(std::string_view)>& cell,
                               std::vector<std::string>& leftOut);
/// Adds those that have limits, with what of them is their own.
void addAssocLimits(std::vector<replay::AssocLimits> entries, replay::Recording& recording);

/// An issue where that table and `scontrol show assoc_mgr`, whose limits the recording has, tell
/// of other limits.
void reportOtherLimits(const std::vector<Line>& lines, const std::string& file,
                       const std::string& cluster, replay::Recording& recording);

/// Adds limits by the names of TRES. Those that a replay does not count are named in `leftOut`.
void addTresLimits(const TresCounts& counts, replay::TresLimits& limits,
                   std::vector<std::string>* leftOut);
/// An issue for each of these, which is a limit of the QOS or account `whose`.
void reportLeftOutLimits(const std::vector<std::string>& names, const std::string& whose,
                         replay::Recording& recording);
/// An issue where there are limits of more types of GPUs than a replay counts.
void reportUncountedGpuTypes(replay::Recording& recording);

} // namespace fairlead::accounting
