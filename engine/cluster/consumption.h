// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/message.h"
#include "engine/base/names.h"

#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace fairlead {

/// [from, to), Unix seconds.
struct UsagePeriod
{
    std::int64_t from = 0;
    std::int64_t to = 0;
    bool operator==(const UsagePeriod&) const = default;
};

struct UsageSums;

/// What jobs held and when, as an accounting database counts it: TRES as allocated, without
/// weights, UsageFactor or decay, under the names that account and user had then. An association
/// that is gone keeps its usage.
class Consumption
{
public:
    /// The end of what still goes on.
    static constexpr std::int64_t goesOn = std::numeric_limits<std::int64_t>::max();
    using TresCounts = std::vector<std::pair<std::string, std::uint64_t>>;

    struct Part
    {
        std::string account;
        std::string user;
        std::int64_t start = 0; ///< Unix seconds
        std::int64_t end = 0; ///< Unix seconds, not included; goesOn
        TresCounts tres; ///< allocated counts in TRES units (mem in MB)
    };

    /// Parts that end before they start are left out.
    void add(const Part& part);
    [[nodiscard]] Part part(std::size_t position) const;
    [[nodiscard]] std::size_t size() const { return m_start.size(); }
    [[nodiscard]] bool isEmpty() const { return m_start.empty(); }
    [[nodiscard]] const std::vector<std::string>& tresNames() const { return m_tresNames; }
    /// The first start and the last start or end that is there; 0 and 0 for nothing.
    [[nodiscard]] UsagePeriod covered() const;
    /// The same with accounts under other names: `names` says to each its new one.
    [[nodiscard]] Consumption
    renamed(const std::unordered_map<std::string, std::string>& names) const;

private:
    friend UsageSums sumUsage(const Consumption&, const UsagePeriod&, std::int64_t,
                              const std::vector<std::string>&);

    std::size_t column(const std::string& tres);

    NamePool m_names;
    std::vector<NameId> m_account; // [part]
    std::vector<NameId> m_user;
    std::vector<std::int64_t> m_start;
    std::vector<std::int64_t> m_end;
    std::vector<std::string> m_tresNames;
    std::vector<std::vector<std::uint64_t>> m_counts; // [tres][part]; may be shorter: 0
};

/// The usage of a period by account and user, each pair once, by name.
struct UsageSums
{
    struct Entry
    {
        std::string account;
        std::string user; ///< empty: charged to the account itself
        /// [tres] @unit TRES x seconds  @range [0, inf)  @source specification 8.4
        std::vector<long double> seconds;
    };

    UsagePeriod period;
    std::vector<std::string> tresNames;
    std::vector<Entry> entries;
    /// [tres] what the scheduler says that its cluster had: allocated, idle, down or kept free;
    /// empty: it does not.  @unit TRES x seconds
    std::vector<long double> reported;
    std::vector<Message> notes; ///< what a reader must know
    bool isKnown = true; ///< false: of nothing in the period the source could know
};

/// Adds up what lies inside the period, as sreport does: a job counts with its seconds in it. What
/// goes on counts up to `knownUntil`. TRES that no job held are 0.
UsageSums sumUsage(const Consumption& consumption, const UsagePeriod& period,
                   std::int64_t knownUntil, const std::vector<std::string>& tresNames);

} // namespace fairlead
