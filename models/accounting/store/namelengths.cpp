// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/namelengths.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
constexpr std::ptrdiff_t longestName = 255; // characters

std::ptrdiff_t lengthOf(const std::string& name)
{
    return std::ranges::count_if(name, [](char byte) { return (byte & 0xc0) != 0x80; });
}

/// Keeps the first that is too long.
class LongName
{
public:
    void look(std::initializer_list<const std::string*> names)
    {
        for (const auto* name : names) {
            const bool mayBe = name->size() > static_cast<std::size_t>(longestName);
            if (m_name == nullptr && mayBe && lengthOf(*name) > longestName)
                m_name = name;
        }
    }
    [[nodiscard]] const std::string* name() const { return m_name; }

private:
    const std::string* m_name = nullptr;
};

std::string beginningOf(const std::string& name)
{
    std::size_t end = 40; // bytes
    while ((name[end] & 0xc0) == 0x80)
        --end;
    return name.substr(0, end) + "…";
}
} // namespace

Result<void> checkNameLengths(const SnapshotRecords& records)
{
    LongName found;
    found.look({&records.cluster});
    for (const auto& assoc : records.assocs)
        found.look({&assoc.account, &assoc.user, &assoc.partition, &assoc.parent});
    for (const auto& job : records.jobs)
        found.look({&job.user, &job.account});
    for (const auto& partition : records.partitions)
        found.look({&partition.name});
    for (const auto& qos : records.qos)
        found.look({&qos.name});
    for (const auto& entry : records.history)
        found.look({&entry.account, &entry.user, &entry.partition});
    if (found.name() == nullptr)
        return {};
    return Error{
        ErrorCode::DataInvalid,
        {said("Messages", "the name “%1” has %2 characters, and a store keeps names of up to %3"),
         {beginningOf(*found.name()), std::to_string(lengthOf(*found.name())),
          std::to_string(longestName)}},
        {}};
}

} // namespace fairlead::accounting
