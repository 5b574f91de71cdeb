// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/issues.h"

#include <functional>
#include <string_view>

namespace fairlead {

namespace {
void mix(std::uint64_t& hash, std::uint64_t value)
{
    hash = (hash ^ value) * 0x9e3779b97f4a7c15U;
    hash ^= hash >> 32U;
}

void mixText(std::uint64_t& hash, std::string_view text)
{
    mix(hash, std::hash<std::string_view>()(text));
}

/// The sentence, without the names and numbers in it.
void mixSentence(std::uint64_t& hash, const Message& message)
{
    if (message.isSentence)
        mixText(hash, message.text);
    for (const auto& argument : message.arguments)
        mixSentence(hash, argument);
}

/// Whatever it says, and of which file.
std::uint64_t weightOf(const Issue& issue)
{
    return static_cast<std::uint64_t>(issue.severity) * 16
        + static_cast<std::uint64_t>(issue.fileState) * 8 + static_cast<std::uint64_t>(issue.loss);
}

std::uint64_t kindOf(const Issue& issue)
{
    auto hash = weightOf(issue);
    mixText(hash, issue.file);
    mixSentence(hash, issue.message);
    return hash;
}

std::size_t textOf(const Message& message)
{
    auto size = message.text.size();
    for (const auto& argument : message.arguments)
        size += textOf(argument);
    return size;
}
} // namespace

Issues::Issues(std::initializer_list<Issue> issues)
{
    for (const auto& issue : issues)
        push_back(issue);
}

Issues::Issues(std::vector<Issue> issues)
{
    for (auto& issue : issues)
        push_back(std::move(issue));
}

void Issues::push_back(Issue issue)
{
    auto kind = kindOf(issue);
    if (m_kinds.size() >= mostKinds && !m_kinds.contains(kind))
        kind = weightOf(issue);
    auto& known = m_kinds[kind];
    const auto text = textOf(issue.message);
    const bool hasRoom
        = m_kept.size() < mostKept && known.count < mostAlike && known.text + text <= mostText;
    if (known.count > 0 && !hasRoom) {
        m_kept[known.last].others += 1 + issue.others;
        return;
    }
    ++known.count;
    known.text += text;
    known.last = m_kept.size();
    m_kept.push_back(std::move(issue));
}

void Issues::append(const Issues& others)
{
    for (const auto& issue : others)
        push_back(issue);
}

void Issues::clear()
{
    m_kept.clear();
    m_kinds.clear();
}

std::size_t Issues::total() const
{
    auto total = m_kept.size();
    for (const auto& issue : m_kept)
        total += issue.others;
    return total;
}

} // namespace fairlead
