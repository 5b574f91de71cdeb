// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"
#include "models/search/searchquery.h"

#include <string>
#include <vector>

namespace fairlead::models {

/// Finds rows of a queue: each word of a query somewhere in the texts of the row, each field in its
/// own place. Names are compared once per search and not once per row, so that a hundred thousand
/// rows take a few milliseconds. Belongs to one snapshot.
class QueueSearch
{
public:
    explicit QueueSearch(const Snapshot& snapshot);

    /// [name] of the snapshot, as folded() makes it.
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }
    [[nodiscard]] const std::vector<std::string>& partitions() const { return m_partitions; }
    [[nodiscard]] const std::vector<std::string>& qos() const { return m_qos; }

    /// [row] 1: found. The evaluation is of the same snapshot.
    [[nodiscard]] std::vector<std::uint8_t> found(const Evaluation& evaluation,
                                                  const SearchQuery& query) const;

private:
    std::vector<std::string> m_names;
    std::vector<std::string> m_partitions;
    std::vector<std::string> m_qos;
};

} // namespace fairlead::models
