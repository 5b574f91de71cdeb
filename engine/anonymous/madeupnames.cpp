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
constexpr std::array words{"account-", "user-",    "partition-", "qos-",
                           "job-",     "license-", "buffer-"};
// What begins a TRES that a site gave its name.
constexpr std::array namedTres{std::pair(Named::License, std::string_view("license/")),
                               std::pair(Named::Buffer, std::string_view("bb/"))};

bool isOfEveryCluster(Named kind, std::string_view name)
{
    return name.empty() || (kind == Named::Account && name == "root")
        || (kind == Named::Qos && name == "normal");
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
    if (name.empty())
        return name;
    const auto& names = m_names[static_cast<std::size_t>(kind)];
    const auto found = names.find(name);
    return found == names.end() ? nobody : found->second;
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
    for (const auto& [kind, prefix] : namedTres) {
        if (tres.starts_with(prefix))
            add(kind, tres.substr(prefix.size()));
    }
}

std::string MadeUpNames::inTres(const std::string& text) const
{
    auto made = text;
    for (const auto& [kind, prefix] : namedTres)
        made = inTres(std::move(made), kind, prefix);
    return made;
}

std::string MadeUpNames::inTres(std::string made, Named kind, std::string_view prefix) const
{
    for (std::size_t at = 0; at < made.size();) {
        const auto begin = text::lower(std::string_view(made).substr(at)).find(prefix);
        if (begin == std::string::npos)
            break;
        const auto from = at + begin + prefix.size();
        const auto to = std::min(made.find_first_of("=:,", from), made.size());
        const auto& name = of(kind, text::lower(made.substr(from, to - from)));
        made.replace(from, to - from, name);
        at = from + name.size();
    }
    return made;
}

} // namespace fairlead
