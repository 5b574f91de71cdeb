// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/changes/auditedits.h"

#include <algorithm>
#include <map>

namespace fairlead::accounting {

namespace {
/// "physics", "physics/ann", "physics/ann/debug".
AssocKey keyOf(const std::string& name)
{
    AssocKey key;
    const auto first = std::min(name.find('/'), name.size());
    key.account = name.substr(0, first);
    if (first == name.size())
        return key;
    const auto second = std::min(name.find('/', first + 1), name.size());
    key.user = name.substr(first + 1, second - first - 1);
    if (second < name.size())
        key.partition = name.substr(second + 1);
    return key;
}

/// "shares 40 under root", or the number alone.
std::uint32_t sharesOf(std::string text)
{
    constexpr std::string_view word = "shares ";
    if (text.starts_with(word))
        text.erase(0, word.size());
    const auto shares = parseShares(text.substr(0, text.find(' ')));
    return shares ? *shares : 0;
}

std::string parentOf(const std::string& text)
{
    constexpr std::string_view word = " under ";
    const auto place = text.find(word);
    return place == std::string::npos ? std::string() : text.substr(place + word.size());
}

/// The parameter of slurm.conf that a value of a stored policy belongs to.
std::string parameterOf(const std::string& name)
{
    static const std::map<std::string, std::string> others{
        {"SlurmVersionMajor", "SLURM_VERSION"},
        {"SlurmVersionMinor", "SLURM_VERSION"},
        {"PriorityTypeBasic", "PriorityType"},
        {"EnforcesLimits", "AccountingStorageEnforce"}};
    const auto known = others.find(name);
    return known != others.end() ? known->second : name.substr(0, name.find('/'));
}
} // namespace

Result<std::vector<Edit>> editsOf(const std::vector<AuditEntry>& entries)
{
    std::vector<Edit> edits;
    for (const auto& entry : entries) {
        const auto to = entry.to.value_or("");
        if (entry.what == "store")
            return Error{ErrorCode::DataInvalid,
                         {said("Messages", "what was saved up to revision %1 is not recorded"),
                          {std::to_string(entry.revision)}},
                         {}};
        if (entry.what == "parameter")
            edits.emplace_back(ParameterEdit{parameterOf(entry.name), to});
        else if (entry.what == "shares")
            edits.emplace_back(ShareEdit{keyOf(entry.name), sharesOf(to)});
        else if (entry.what == "parent")
            edits.emplace_back(MoveEdit{entry.name, to});
        else if (entry.what == "association" && entry.to)
            edits.emplace_back(AddEdit{keyOf(entry.name), parentOf(to), sharesOf(to)});
        else if (entry.what == "association")
            edits.emplace_back(RemoveEdit{keyOf(entry.name)});
    }
    return edits;
}

} // namespace fairlead::accounting
