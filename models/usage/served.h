// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"
#include "models/usage/childlists.h"

#include <vector>

namespace fairlead::models {

/// How an association stands between its promise and its use.
enum class VerdictKind
{
    None, ///< nothing to say: root, neither a share nor usage, or usage that is not known
    AtShare, ///< within 5 % of its share
    UnderServed,
    OverServed,
    NoUsage, ///< has a share, used nothing yet
    NoShare, ///< used something without a share of its own
    ByParent ///< fairshare=parent: has no share of its own, its account's counts
};

/// What an association was promised and what it used, as fractions of the account above it.
struct Served
{
    VerdictKind kind = VerdictKind::None;
    /// Normalized shares within the parent account. A fairshare=parent account has what its members
    /// have together. Where targets are in the place of shares, the target; 0: none.
    /// @unit 1  @range [0, 1]  @source specification 3.3
    double promised = 0.0;
    /// Decayed raw usage / the parent account's.
    /// @unit 1  @range [0, 1]  @source specification 3.6
    double consumed = 0.0;
    /// promised / consumed when UnderServed or AtShare, consumed / promised when OverServed; else
    /// 0.
    /// @unit 1  @range [0, inf)  @source own
    double ratio = 0.0;
};

/// What every association was promised and used. Built per evaluation in linear time, on the
/// worker; answers in constant time.
class ServedTable
{
public:
    ServedTable() = default;
    explicit ServedTable(const Evaluation& evaluation);

    [[nodiscard]] const Served& served(AssocIndex assoc) const { return m_served[assoc.at()]; }
    [[nodiscard]] const ChildLists& children() const { return m_children; }
    [[nodiscard]] std::size_t size() const { return m_served.size(); }

private:
    void fillByShares(const Evaluation& evaluation);
    void fillByTargets(const Evaluation& evaluation);

    ChildLists m_children;
    std::vector<Served> m_served;
};

/// How far an account is from its share. Who used something without any share is as over-served as
/// can be. Who used nothing at all may just not want to, and comes last.
/// @unit 1  @range [0, inf]  @source own
double distanceFromShare(const Served& served);

/// Farther than another one, or as far and consumed more of the cluster: who used something without
/// a share is as far as any other.
bool isFartherFromShare(const ServedTable& table, const AssocTable& assocs, AssocIndex account,
                        AssocIndex other);

enum class ShareSide
{
    Under, ///< consumed less than promised, or nothing
    Over ///< more, or without a share
};
/// The accounts on one side of their share, the farthest first, at most so many.
std::vector<AssocIndex> farthestFromShare(const ServedTable& table, const AssocTable& assocs,
                                          ShareSide side, std::size_t most);

} // namespace fairlead::models
