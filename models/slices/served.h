// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/evaluation.h"

#include <vector>

namespace fairlead::models {

/// How an association stands between its promise and its use.
enum class VerdictKind
{
    None, ///< nothing to say: root, or neither a share nor usage
    AtShare, ///< within 5 % of its share
    UnderServed,
    OverServed,
    NoUsage, ///< has a share, used nothing yet
    NoShare, ///< used something without a share of its own
    ByParent ///< fairshare=parent: has no share of its own, its account's counts
};

/// What an association was promised and what it used, as fractions of the
/// account above it.
struct Served
{
    VerdictKind kind = VerdictKind::None;
    /// Normalized shares within the parent account.
    /// @unit 1  @range [0, 1]  @source specification 3.3
    double promised = 0.0;
    /// Decayed raw usage / the parent account's.
    /// @unit 1  @range [0, 1]  @source specification 3.6
    double consumed = 0.0;
    /// promised / consumed when UnderServed or AtShare, consumed / promised when
    /// OverServed; else 0.
    /// @unit 1  @range [0, inf)  @source own
    double ratio = 0.0;
};

/// The children of every account, in printed order, and what each association
/// was promised. Built once per snapshot or evaluation in linear time; answers
/// in constant time.
class ServedTable
{
public:
    ServedTable() = default;
    explicit ServedTable(const Evaluation& evaluation);

    [[nodiscard]] Served served(const Evaluation& evaluation, AssocIndex assoc) const;
    /// See Served::promised. A fairshare=parent account has what its members have
    /// together.
    [[nodiscard]] double promised(AssocIndex assoc) const { return m_promised[assoc.at()]; }

private:
    std::vector<double> m_promised;
};

} // namespace fairlead::models
