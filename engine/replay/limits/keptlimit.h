// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"
#include "engine/replay/recording/workload.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fairlead::replay {

/// A kind of limit.
struct LimitKind
{
    std::string_view option; ///< as sacctmgr calls it: limitoptions.h; empty: none
    std::uint32_t tres = nothing; ///< what it counts: of TresAmounts; nothing: jobs or time
    bool operator==(const LimitKind&) const = default;
};

/// A limit that keeps a job, and whose it is.
struct KeptLimit
{
    LimitKind kind;
    std::uint32_t qos = nothing; ///< LimitBook::qosNumber(); nothing: of an association
    std::uint32_t assoc = nothing; ///< of the snapshot; nothing: of a QOS
    std::uint32_t user = nothing; ///< LimitBook::nameNumber(), of limits for each user of a QOS
    std::uint32_t account = nothing; ///< the same for each account
    bool operator==(const KeptLimit&) const = default;
};

/// The limits for which tests have failed, by numbers.
class KeptLimits
{
public:
    /// A test fails for it. True, for who says so.
    bool keep(const KeptLimit& limit)
    {
        m_last = limit;
        return true;
    }
    void forget() { m_last = {}; }
    /// Of the last one; nothing: none has failed since forget().
    [[nodiscard]] std::uint32_t number();
    /// [number()]
    [[nodiscard]] const std::vector<KeptLimit>& all() const { return m_all; }

private:
    struct Hash
    {
        std::size_t operator()(const KeptLimit& limit) const;
    };
    KeptLimit m_last;
    std::vector<KeptLimit> m_all;
    std::unordered_map<KeptLimit, std::uint32_t, Hash> m_numbers;
};

/// A limit and whose it is, in the words of sacctmgr: "GrpTRES=cpu" of "account=chem".
struct NamedLimit
{
    std::string limit;
    std::string holder;
};

using NumbersOfNames = std::unordered_map<std::string, std::uint32_t>;
/// All of them.
/// @param qos, names, gpuTypes  the numbers of the book
std::vector<NamedLimit> namedLimits(const KeptLimits& kept, const Snapshot& snapshot,
                                    const NumbersOfNames& qos, const NumbersOfNames& names,
                                    const std::vector<std::string>& gpuTypes);

} // namespace fairlead::replay
