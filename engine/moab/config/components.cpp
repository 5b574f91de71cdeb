// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/config/components.h"

#include <algorithm>

namespace fairlead::moab {

namespace {
constexpr std::array<const char*, componentCount> componentNames{
    "SERVICE", "TARGET", "CRED", "ATTR", "FS", "RES", "USAGE"};

constexpr std::array<const char*, subCount> subNames{"QUEUETIME",
                                                     "XFACTOR",
                                                     "BYPASS",
                                                     "STARTCOUNT",
                                                     "DEADLINE",
                                                     "SPVIOLATION",
                                                     "USERPRIO",
                                                     "TARGETQUEUETIME",
                                                     "TARGETXFACTOR",
                                                     "USER",
                                                     "GROUP",
                                                     "ACCOUNT",
                                                     "QOS",
                                                     "CLASS",
                                                     "ATTRATTR",
                                                     "ATTRSTATE",
                                                     "ATTRGRES",
                                                     "JOBID",
                                                     "JOBNAME",
                                                     "FSUSER",
                                                     "FSGROUP",
                                                     "FSACCOUNT",
                                                     "FSQOS",
                                                     "FSCLASS",
                                                     "FSGUSER",
                                                     "FSGGROUP",
                                                     "FSGACCOUNT",
                                                     "FSJPU",
                                                     "FSPPU",
                                                     "FSPSPU",
                                                     "WCACCURACY",
                                                     "NODE",
                                                     "PROC",
                                                     "MEM",
                                                     "SWAP",
                                                     "DISK",
                                                     "PS",
                                                     "PE",
                                                     "WALLTIME",
                                                     "USAGECONSUMED",
                                                     "USAGEREMAINING",
                                                     "USAGEPERCENT",
                                                     "USAGEEXECUTIONTIME",
                                                     "USAGEHUNGER"};

/// What Maui parses or not, but never sums up.
constexpr std::array deadInMaui{Sub::StartCount,     Sub::Deadline,        Sub::UserPrio,
                                Sub::AttrAttr,       Sub::AttrState,       Sub::AttrGres,
                                Sub::JobId,          Sub::JobName,         Sub::FsGlobalUser,
                                Sub::FsGlobalGroup,  Sub::FsGlobalAccount, Sub::FsJobsPerUser,
                                Sub::FsProcsPerUser, Sub::FsPsPerUser,     Sub::WcAccuracy,
                                Sub::ExecutionTime,  Sub::Hunger};
} // namespace

const char* parameterPrefix(Component component)
{
    return componentNames[at(component)];
}

const char* parameterPrefix(Sub sub)
{
    return subNames[at(sub)];
}

const char* configName(Cred cred)
{
    static constexpr std::array names{"USERCFG", "GROUPCFG", "ACCOUNTCFG", "QOSCFG", "CLASSCFG"};
    return names[at(cred)];
}

const char* credName(Cred cred)
{
    static constexpr std::array names{"user", "group", "account", "QOS", "class"};
    return names[at(cred)];
}

bool isComputed(Dialect dialect, Sub sub)
{
    return dialect == Dialect::Moab
        || std::find(deadInMaui.begin(), deadInMaui.end(), sub) == deadInMaui.end();
}

Component componentOf(Sub sub)
{
    std::size_t component = 0;
    while (at(sub) >= subRanges[component].end)
        ++component;
    return static_cast<Component>(component);
}

} // namespace fairlead::moab
