// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/limitreasons.h"

#include <array>
#include <utility>

namespace fairlead {

namespace {
using Of = LimitReason::Of;

bool takePrefix(std::string_view& text, std::string_view prefix)
{
    const bool has = text.starts_with(prefix);
    if (has)
        text.remove_prefix(prefix.size());
    return has;
}

bool takeSuffix(std::string_view& text, std::string_view suffix)
{
    const bool has = text.ends_with(suffix);
    if (has)
        text.remove_suffix(suffix.size());
    return has;
}

bool takeAnySuffix(std::string_view& text, std::string_view one, std::string_view other)
{
    return takeSuffix(text, one) || takeSuffix(text, other);
}

/// "cpu"; empty: no TRES is called so.
std::string tresOf(std::string_view thing)
{
    static constexpr std::array names{
        std::pair("Cpu", "cpu"),         std::pair("CPU", "cpu"),
        std::pair("Cpus", "cpu"),        std::pair("Node", "node"),
        std::pair("Nodes", "node"),      std::pair("Mem", "mem"),
        std::pair("Memory", "mem"),      std::pair("GRES", "gres"),
        std::pair("Energy", "energy"),   std::pair("License", "license"),
        std::pair("Billing", "billing"), std::pair("BB", "bb")};
    for (const auto& [name, tres] : names) {
        if (thing == name)
            return tres;
    }
    return {};
}

/// "GrpTRES=cpu": what sacctmgr calls a limit of a TRES.
std::string tresOption(const std::string& option, std::string_view thing)
{
    const auto tres = tresOf(thing);
    return tres.empty() ? tres : option + '=' + tres;
}

/// Behind "Grp".
std::string groupOption(std::string_view thing)
{
    if (thing == "Jobs")
        return "GrpJobs";
    if (thing == "Wall")
        return "GrpWall";
    if (takeAnySuffix(thing, "RunMinutes", "RunMins"))
        return tresOption("GrpTRESRunMins", thing);
    if (takeAnySuffix(thing, "Minutes", "Mins"))
        return tresOption("GrpTRESMins", thing);
    return tresOption("GrpTRES", thing);
}

/// Behind "Max", without whose use it is.
std::string mostOption(std::string_view thing, Of of)
{
    const std::string end = of == Of::User ? "PU" : of == Of::Account ? "PA" : "";
    if (thing == "Jobs" || thing == "Job")
        return of == Of::Job ? std::string() : "MaxJobs" + end;
    if (thing == "WallDuration")
        return of == Of::Job ? "MaxWall" : "";
    if (takeAnySuffix(thing, "RunMinutes", "RunMins"))
        return tresOption("MaxTRESRunMins" + end, thing);
    if (takeAnySuffix(thing, "Minutes", "Mins"))
        return tresOption("MaxTRESMins" + end, thing);
    return tresOption("MaxTRES" + end, thing);
}

Of takeOf(std::string_view& thing)
{
    if (takeSuffix(thing, "PerUser"))
        return Of::User;
    if (takeSuffix(thing, "PerAccount"))
        return Of::Account;
    return takeSuffix(thing, "PerJob") ? Of::Job : Of::Own;
}
} // namespace

std::optional<LimitReason> limitReasonOf(std::string_view reason)
{
    LimitReason limit;
    limit.isQos = !takePrefix(reason, "Assoc");
    const bool isNamed = !limit.isQos || takePrefix(reason, "QOS");
    takeSuffix(reason, "Limit");
    if (takePrefix(reason, "Grp")) {
        limit.of = Of::Group;
        limit.option = groupOption(reason);
    } else if (takePrefix(reason, "Max")) {
        if (takeSuffix(reason, "PerNode"))
            limit.option = tresOption("MaxTRESPerNode", reason);
        else if (limit.of = takeOf(reason); isNamed || limit.of == Of::Account)
            limit.option = mostOption(reason, limit.of);
    }
    return limit.option.empty() ? std::nullopt : std::optional(limit);
}

Message limitsAreOfTheCluster()
{
    return said("Messages",
                "So it is under the limits of the cluster: the scenario sets others, and a replay "
                "says what waits under these.");
}

std::optional<Message> whatLimitsChange(const Policy& edited)
{
    if (limitsSetIn(edited).empty())
        return {};
    if (!enforcesLimits(edited))
        return said("Messages",
                    "Limits are not enforced here: those of the scenario change nothing without "
                    "limits in AccountingStorageEnforce.");
    return said("Messages",
                "The scenario sets limits. They change no priority: a replay shows what waits "
                "under them, and a plan which jobs could never start.");
}

bool keepsFromRunning(std::string_view reason)
{
    // Waiting for its turn or for room; every other reason is a thing that must change first.
    static constexpr std::array<std::string_view, 6> turns{"",         "None",      "(null)",
                                                           "Priority", "Resources", "Prolog"};
    return std::ranges::find(turns, reason) == turns.end();
}

} // namespace fairlead
