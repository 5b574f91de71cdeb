// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/text/keyvalues.h"

#include "models/accounting/slurmtext/text/fields.h"

#include <algorithm>
#include <stdexcept>

namespace fairlead::accounting {

namespace {
constexpr std::size_t mostKeys = 1000; // of which the order is remembered

std::string withoutGaps(std::string_view value)
{
    std::string text;
    for (const char c : value) {
        if (c != ' ' || text.empty() || text.back() != ' ')
            text += c;
    }
    return text;
}
} // namespace

KeyValues::KeyValues(std::span<const std::string_view> wanted)
    : m_values(wanted.size())
{
    if (wanted.size() > unwanted)
        throw std::length_error("too many keys");
    for (const auto name : wanted) {
        const auto key = keyNamed(name); // numbered in the order of the list
        m_keys[key].field = key;
    }
}

void KeyValues::read(std::string_view line)
{
    m_found = 0;
    m_closed.clear();
    addFields(line);
}

void KeyValues::readJob(std::string_view line)
{
    constexpr auto none = std::string_view::npos;
    const auto name = line.find(" JobName=");
    const auto group = line.find(" GroupId=");
    const auto user
        = name == none || group == none ? none : line.substr(0, group).rfind(" UserId=");
    if (user == none || user < name) {
        read(line);
        return;
    }
    read(line.substr(0, name));
    constexpr std::size_t title = 9; // of " JobName="
    const auto key = keyNamed("JobName");
    keep(key, line.substr(name + title, user - name - title), false);
    // Behind it users say what stands there: the script's arguments, paths, comments.
    const auto end = std::min(line.find(" Command=", group), line.size());
    addFields(line.substr(user, end - user), key);
}

/// One field at a time: its key, then words up to the next one. `key` is what stands before.
void KeyValues::addFields(std::string_view line, std::uint32_t key)
{
    std::size_t start = 0; // of the value
    std::size_t end = 0; // of its last word
    bool hasGaps = false;
    for (std::size_t at = 0; at < line.size();) {
        if (line[at] == ' ') {
            ++at;
            continue;
        }
        auto value = at;
        const auto found = keyAt(line, value, key);
        const auto stop = std::min(line.find(' ', value), line.size());
        if (found != noKey) {
            keep(key, line.substr(start, end - start), hasGaps);
            key = found;
            start = value;
            hasGaps = false;
        } else {
            hasGaps = hasGaps || at - end > 1;
        }
        end = at = stop;
    }
    keep(key, line.substr(start, end - start), hasGaps);
}

std::uint32_t KeyValues::keyAt(std::string_view line, std::size_t& at, std::uint32_t before)
{
    auto& expected = before == noKey ? m_first : m_keys[before].next;
    const auto rest = line.substr(at);
    if (expected != noKey && rest.starts_with(m_keys[expected].text)) {
        at += m_keys[expected].text.size();
        return expected;
    }
    const auto length = keyLength(rest);
    if (length == 0)
        return noKey;
    at += length + 1;
    return expected = keyNamed(rest.substr(0, length));
}

/// Of more than a line of Slurm has, the last one stands for all others.
std::uint32_t KeyValues::keyNamed(std::string_view name)
{
    if (const auto known = m_byName.find(name); known != m_byName.end())
        return known->second;
    if (m_keys.size() > mostKeys)
        return static_cast<std::uint32_t>(m_keys.size() - 1);
    const auto key = static_cast<std::uint32_t>(m_keys.size());
    auto& added = m_keys.emplace_back();
    added.text = std::string(name) + '=';
    m_byName.emplace(std::string_view(added.text).substr(0, name.size()), key);
    return key;
}

void KeyValues::keep(std::uint32_t key, std::string_view value, bool hasGaps)
{
    const auto field = key == noKey ? unwanted : m_keys[key].field;
    if (field == unwanted || has(field))
        return;
    m_values[field] = hasGaps ? m_closed.emplace_back(withoutGaps(value)) : value;
    m_found |= std::uint64_t{1} << field;
}

} // namespace fairlead::accounting
