// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/changes/auditedits.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
/// "shares 40 under root", or the number alone. Error code DataInvalid.
Result<std::uint32_t> sharesOf(const AuditEntry& entry)
{
    constexpr std::string_view word = "shares ";
    auto text = entry.to.value_or("");
    if (text.starts_with(word))
        text.erase(0, word.size());
    if (const auto shares = parseShares(text.substr(0, text.find(' '))))
        return *shares;
    return Error{ErrorCode::DataInvalid,
                 {said("Messages", "revision %1: “%2” is not a valid share of %3"),
                  {std::to_string(entry.revision), entry.to.value_or(""), entry.name}},
                 {}};
}

std::string parentOf(const std::string& text)
{
    constexpr std::string_view word = " under ";
    const auto place = text.find(word);
    return place == std::string::npos ? std::string() : text.substr(place + word.size());
}

/// What was done to an association; nothing: the entry is of something else.
Result<std::optional<Edit>> assocEditOf(const AuditEntry& entry)
{
    const auto key = keyFrom(entry.name);
    if (entry.what == audited::association && !entry.to)
        return std::optional<Edit>(RemoveEdit{key});
    if (entry.what != audited::association && entry.what != audited::shares)
        return std::optional<Edit>();
    const auto shares = sharesOf(entry);
    if (!shares)
        return shares.error();
    if (entry.what == audited::shares)
        return std::optional<Edit>(ShareEdit{key, *shares});
    return std::optional<Edit>(AddEdit{key, parentOf(*entry.to), *shares});
}

/// A table of Moab has a line for each of its rows.
std::string parameterOf(const std::string& name)
{
    return name.substr(0, name.find('/'));
}
} // namespace

Result<std::vector<Edit>> editsOf(const std::vector<AuditEntry>& entries)
{
    std::vector<Edit> edits;
    for (const auto& entry : entries) {
        const auto to = entry.to.value_or("");
        if (entry.what == audited::store)
            return Error{ErrorCode::DataInvalid,
                         {said("Messages", "what was saved up to revision %1 is not recorded"),
                          {std::to_string(entry.revision)}},
                         {}};
        if (entry.what == audited::parameter)
            edits.emplace_back(ParameterEdit{parameterOf(entry.name), to});
        else if (entry.what == audited::parent)
            edits.emplace_back(MoveEdit{entry.name, to});
        const auto edit = assocEditOf(entry);
        if (!edit)
            return edit.error();
        if (*edit)
            edits.push_back(**edit);
    }
    return edits;
}

} // namespace fairlead::accounting
