// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/message.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace fairlead {

/// Which input came from where ("raw usage" <- "raw_usage.txt"), or what was assumed instead.
struct Provenance
{
    Message input;
    Message origin;
    bool isAssumed = false;
    bool operator==(const Provenance&) const = default;
};

/// Whether something of it is made up, as in a demo or in a store that holds one.
inline bool isMadeUp(const std::vector<Provenance>& provenance)
{
    return std::ranges::any_of(provenance, [](const Provenance& entry) {
        return entry.origin.text.starts_with("made up: ");
    });
}

/// What is read of a cluster, as Provenance names it. Whoever asks for one asks for these.
namespace inputs {
inline constexpr Sentence beginningOfTheHistory = said("Messages", "beginning of the history");
inline constexpr Sentence jobs = said("Messages", "jobs");
inline constexpr Sentence limitsOfAssociations = said("Messages", "limits of associations");
inline constexpr Sentence limitsOfQos = said("Messages", "limits of QOS");
inline constexpr Sentence moment = said("Messages", "moment");
inline constexpr Sentence momentsOfPasses = said("Messages", "moments of passes and cycles");
inline constexpr Sentence nodes = said("Messages", "nodes");
inline constexpr Sentence nodesThatWereDown = said("Messages", "nodes that were down");
inline constexpr Sentence noNormalFlags = said("Messages", "NO_NORMAL flags");
inline constexpr Sentence partitions = said("Messages", "partitions");
inline constexpr Sentence printedPriorities = said("Messages", "printed priorities");
inline constexpr Sentence printedShares = said("Messages", "printed shares");
inline constexpr Sentence queue = said("Messages", "queue");
inline constexpr Sentence rawUsage = said("Messages", "raw usage");
inline constexpr Sentence reservations = said("Messages", "reservations");
inline constexpr Sentence schedulersParameters = said("Messages", "schedulers' parameters");
inline constexpr Sentence selectionOfNodes = said("Messages", "selection of nodes");
inline constexpr Sentence settings = said("Messages", "settings");
inline constexpr Sentence shares = said("Messages", "shares");
inline constexpr Sentence slurmVersion = said("Messages", "Slurm version");
inline constexpr Sentence usageAtTheBeginning = said("Messages", "usage at the beginning");
inline constexpr Sentence usageHistory = said("Messages", "usage history");
} // namespace inputs

/// The name of the input, without its form: "raw usage, two decimals" is "raw usage".
inline std::string_view inputOf(const Provenance& entry)
{
    const std::string_view text = entry.input.text;
    return text.substr(0, text.find(','));
}

/// Whether it tells of an input, in whatever form.
inline bool isOf(const Provenance& entry, Sentence input)
{
    return inputOf(entry) == input.text;
}

/// Whether it says where something comes from that is another at another moment.
inline bool tellsOfMoment(const Provenance& entry)
{
    return isOf(entry, inputs::queue) || isOf(entry, inputs::rawUsage)
        || isOf(entry, inputs::moment);
}

} // namespace fairlead
