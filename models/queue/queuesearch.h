// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"
#include "models/search/queuenames.h"
#include "models/search/searchquery.h"

#include <memory>
#include <vector>

namespace fairlead::models {

/// Finds rows of a queue: each word of a query somewhere in the texts of the row, each field in its
/// own place. Names are compared once per search and not once per row, so that a hundred thousand
/// rows take a few milliseconds. Belongs to one snapshot.
class QueueSearch
{
public:
    /// @param names  of that snapshot, never null
    explicit QueueSearch(std::shared_ptr<const QueueNames> names);

    [[nodiscard]] const QueueNames& names() const { return *m_names; }

    /// [row] 1: found. The evaluation is of the same snapshot.
    [[nodiscard]] std::vector<std::uint8_t> found(const Evaluation& evaluation,
                                                  const SearchQuery& query) const;

private:
    std::shared_ptr<const QueueNames> m_names;
};

} // namespace fairlead::models
