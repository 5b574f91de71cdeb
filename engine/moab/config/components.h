// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/fairsharetarget.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

/// The two tiers of a Moab or Maui priority (specification 1.1 to 1.3).
namespace fairlead::moab {

/// Whose rules decide: the seed document's, or what Maui measurably does.
enum class Dialect : std::uint8_t
{
    Moab,
    Maui
};

/// In the order in which they are added up.
enum class Component : std::uint8_t
{
    Service,
    Target,
    Cred,
    Attr,
    Fs,
    Res,
    Usage
};
inline constexpr std::size_t componentCount = 7;

/// Subcomponents, grouped by component in the same order.
enum class Sub : std::uint8_t
{
    QueueTime,
    XFactor,
    Bypass,
    StartCount,
    Deadline,
    SpViolation,
    UserPrio,
    TargetQueueTime,
    TargetXFactor,
    User,
    Group,
    Account,
    Qos,
    Class,
    AttrAttr,
    AttrState,
    AttrGres,
    JobId,
    JobName,
    FsUser,
    FsGroup,
    FsAccount,
    FsQos,
    FsClass,
    FsGlobalUser,
    FsGlobalGroup,
    FsGlobalAccount,
    FsJobsPerUser,
    FsProcsPerUser,
    FsPsPerUser,
    WcAccuracy,
    Node,
    Proc,
    Mem,
    Swap,
    Disk,
    Ps,
    Pe,
    Walltime,
    Consumed,
    Remaining,
    Percent,
    ExecutionTime,
    Hunger
};
inline constexpr std::size_t subCount = 44;

/// The five kinds of credentials that carry priorities and fairshare.
using Cred = Credential;
inline constexpr std::size_t credCount = 5;

constexpr std::size_t at(Component c)
{
    return static_cast<std::size_t>(c);
}
constexpr std::size_t at(Sub s)
{
    return static_cast<std::size_t>(s);
}
constexpr std::size_t at(Cred c)
{
    return static_cast<std::size_t>(c);
}

/// The subcomponents of one component: [first, end).
struct SubRange
{
    std::size_t first = 0;
    std::size_t end = 0;
};
inline constexpr std::array<SubRange, componentCount> subRanges{
    {{0, 7}, {7, 9}, {9, 14}, {14, 19}, {19, 31}, {31, 39}, {39, 44}}};

/// "SERVICE", "CRED": what stands before WEIGHT and CAP in a configuration.
const char* parameterPrefix(Component component);
const char* parameterPrefix(Sub sub);
/// "USERCFG" and so on.
const char* configName(Cred cred);
/// "user", "group", "account", "QOS", "class".
const char* credName(Cred cred);
/// Whether a dialect computes the metric at all (the table of specification 1.3).
bool isComputed(Dialect dialect, Sub sub);
Component componentOf(Sub sub);

} // namespace fairlead::moab
