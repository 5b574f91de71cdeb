// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/search/queuenames.h"

#include "engine/cluster/jobmatch.h"
#include "models/search/searchquery.h"
#include "models/words/naturalorder.h"

#include <algorithm>
#include <numeric>

namespace fairlead::models {

namespace {

std::vector<std::string> allNames(const Snapshot& snapshot)
{
    std::vector<std::string> names;
    names.reserve(snapshot.names.size());
    for (std::size_t i = 0; i < snapshot.names.size(); ++i)
        names.push_back(folded(snapshot.names[NameId(i)]));
    return names;
}

template <typename Named>
std::vector<std::string> foldedNames(const std::vector<Named>& list)
{
    std::vector<std::string> names;
    names.reserve(list.size());
    for (const auto& item : list)
        names.push_back(folded(item.name));
    return names;
}

/// The place of each text when all are sorted; equal texts share none, which does no harm.
std::vector<std::uint32_t> places(const std::vector<std::string>& texts)
{
    std::vector<std::uint32_t> order(texts.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, [&texts](std::uint32_t a, std::uint32_t b) {
        return comesBefore(texts[a], texts[b]);
    });
    std::vector<std::uint32_t> result(texts.size());
    for (std::uint32_t place = 0; place < order.size(); ++place)
        result[order[place]] = place;
    return result;
}

} // namespace

QueueNames::QueueNames(const Snapshot& snapshot)
    : names(allNames(snapshot))
    , partitions(foldedNames(snapshot.partitions))
    , qos(foldedNames(snapshot.qos))
    , nameOrder(places(names))
    , partitionOrder(places(partitions))
    , qosOrder(places(qos))
    , hasNamedJobs(fairlead::hasNamedJobs(snapshot))
{
}

} // namespace fairlead::models
