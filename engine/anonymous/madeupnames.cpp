// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/anonymous/madeupnames.h"

#include "engine/base/text.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace fairlead {

namespace {
constexpr std::array words{"account-", "user-",       "partition-",   "qos-",
                           "job-",     "license-",    "buffer-",      "gres-",
                           "type-",    "filesystem-", "interconnect-"};
// What begins a TRES that a site gave its name.
constexpr std::array namedTres{std::pair(Named::License, std::string_view("license/")),
                               std::pair(Named::Buffer, std::string_view("bb/")),
                               std::pair(Named::Gres, std::string_view("gres/")),
                               std::pair(Named::FileSystem, std::string_view("fs/")),
                               std::pair(Named::Interconnect, std::string_view("ic/"))};

bool isOfEveryCluster(Named kind, std::string_view name)
{
    return name.empty() || (kind == Named::Account && name == "root")
        || (kind == Named::Qos && name == "normal")
        || (kind == Named::Gres && (name == "gpu" || name == "mps" || name == "shard"))
        || (kind == Named::FileSystem && name == "disk");
}

/// "007" of 7 among hundreds.
std::string padded(std::size_t number, std::size_t width)
{
    auto digits = std::to_string(number);
    return std::string(width - std::min(width, digits.size()), '0') + digits;
}
} // namespace

void MadeUpNames::add(Named kind, std::string_view name)
{
    auto& names = m_names[static_cast<std::size_t>(kind)];
    if (!names.contains(name))
        names.emplace(std::string(name), std::string());
}

void MadeUpNames::finish()
{
    for (std::size_t kind = 0; kind < m_names.size(); ++kind) {
        const auto width = std::to_string(m_names[kind].size()).size();
        std::size_t number = 0;
        for (auto& [name, madeUp] : m_names[kind])
            madeUp = isOfEveryCluster(static_cast<Named>(kind), name)
                ? name
                : words[kind] + padded(++number, width);
    }
}

const std::string& MadeUpNames::of(Named kind, const std::string& name) const
{
    static const std::string nobody = "unknown";
    const auto& names = m_names[static_cast<std::size_t>(kind)];
    const auto found = names.find(name);
    if (found != names.end())
        return found->second;
    return isOfEveryCluster(kind, name) ? name : nobody;
}

std::string MadeUpNames::ofList(Named kind, const std::string& names) const
{
    std::string list;
    for (const auto name : text::split(names, ','))
        list += (list.empty() ? "" : ",") + of(kind, std::string(name));
    return list;
}

void MadeUpNames::addTres(std::string_view tres)
{
    const auto lower = text::lower(tres);
    for (const auto entry : text::split(lower, ',')) {
        for (const auto& [kind, prefix] : namedTres) {
            const auto named = text::trimmed(entry);
            if (!named.starts_with(prefix))
                continue;
            const auto whole = named.substr(prefix.size(), named.find('=') - prefix.size());
            const auto name = whole.substr(0, whole.find(':'));
            add(kind, name);
            if (kind == Named::Gres && name.size() < whole.size())
                add(Named::GresType, whole.substr(name.size() + 1));
        }
    }
}

std::string MadeUpNames::inTres(const std::string& text) const
{
    std::string made;
    for (const auto entry : text::split(text, ','))
        made.append(made.empty() ? "" : ",").append(inEntry(entry));
    return made;
}

/// "license/matlab=2", "gres/gpu:a100=4"
std::string MadeUpNames::inEntry(std::string_view entry) const
{
    const auto lower = text::lower(entry);
    const auto begin = std::min(lower.find_first_not_of(' '), lower.size());
    for (const auto& [kind, prefix] : namedTres) {
        if (!std::string_view(lower).substr(begin).starts_with(prefix))
            continue;
        const auto from = begin + prefix.size();
        const auto to = std::min(lower.find_first_of("=:", from), lower.size());
        auto made = std::string(entry.substr(0, from)) + of(kind, lower.substr(from, to - from));
        auto rest = entry.substr(to);
        if (kind == Named::Gres && rest.starts_with(':')) {
            const auto end = std::min(lower.find('=', to), lower.size());
            made += ':' + of(Named::GresType, lower.substr(to + 1, end - to - 1));
            rest = entry.substr(end);
        }
        return made.append(rest);
    }
    return std::string(entry);
}

} // namespace fairlead
