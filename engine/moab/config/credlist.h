// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/moab/config/components.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairlead::moab {

using FsTarget = FairshareTarget;

/// One USERCFG, GROUPCFG, ACCOUNTCFG, QOSCFG or CLASSCFG entry.
struct CredConfig
{
    std::string name; ///< "DEFAULT" is the fallback
    std::optional<std::int64_t> priority;
    FsTarget fsTarget;
    FsTarget fsCap; ///< FSCAP as Moab's usage cap
    std::int64_t fsWeight = 0;
    std::vector<std::string> qosList;
    std::string qosDefault;
    std::int64_t queueTimeWeight = 0; ///< QTWEIGHT
    std::int64_t xfactorWeight = 0; ///< XFWEIGHT
    double queueTimeTarget = 0.0; ///< @unit s  @range [0, inf)  @source QTTARGET
    double xfactorTarget = 0.0; ///< @unit 1  @range [0, inf)  @source XFTARGET
    std::optional<std::int64_t> maxIdleJobs; ///< MAXIJOB, the hard one
    bool operator==(const CredConfig&) const = default;
};

/// The entries of one kind of credential, in the order of the configuration. They are found by name
/// at the same cost however many there are: a site may have a USERCFG line for each of a hundred
/// thousand users.
class CredList
{
public:
    /// The entry of that name, else null.
    [[nodiscard]] const CredConfig* find(std::string_view name) const;
    /// The entry of that name, which stays as it is; a new one at the end when it is not there.
    CredConfig& entry(std::string_view name);

    [[nodiscard]] std::size_t size() const { return m_entries.size(); }
    [[nodiscard]] bool empty() const { return m_entries.empty(); }
    [[nodiscard]] const CredConfig& operator[](std::size_t i) const { return m_entries[i]; }
    [[nodiscard]] auto begin() const { return m_entries.begin(); }
    [[nodiscard]] auto end() const { return m_entries.end(); }

    bool operator==(const CredList& other) const { return m_entries == other.m_entries; }

private:
    /// Where the name is, or the free slot for it.
    [[nodiscard]] std::size_t slotOf(std::string_view name) const;
    void grow();

    std::vector<CredConfig> m_entries;
    /// A power of two, half of them free at least: 1 + the place of an entry, 0: free.
    std::vector<std::uint32_t> m_slots;
};

} // namespace fairlead::moab
