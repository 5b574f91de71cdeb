// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/changes/dumpline.h"

#include "engine/base/text.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
std::string withoutQuotes(std::string_view text)
{
    std::string plain(text);
    std::erase(plain, '\'');
    return plain;
}
} // namespace

DumpLine::DumpLine(std::string text)
    : m_text(std::move(text))
{
    parse();
}

void DumpLine::parse()
{
    m_keyword.clear();
    m_options.clear();
    m_length = m_text.find_last_not_of("\r\n") + 1;
    const auto dash = m_text.find(" - ");
    if (dash == std::string::npos || text::trimmed(m_text).starts_with('#'))
        return;
    m_keyword = text::lower(text::trimmed(std::string_view(m_text).substr(0, dash)));
    m_name.value = dash + 3;
    m_name.end = tokenEnd(m_name.value);
    for (auto at = m_name.end; at < m_length; at = m_options.back().end) {
        Span option;
        option.start = at + 1;
        option.end = tokenEnd(option.start);
        const auto equal = std::min(m_text.find('=', option.start), option.end);
        option.key = text::lower(
            text::trimmed(std::string_view(m_text).substr(option.start, equal - option.start)));
        option.hasValue = equal != option.end;
        option.value = std::min(equal + 1, option.end);
        m_options.push_back(std::move(option));
    }
}

/// The next colon outside quotes, or the end.
std::size_t DumpLine::tokenEnd(std::size_t from) const
{
    bool quoted = false;
    auto at = from;
    for (; at < m_length && (quoted || m_text[at] != ':'); ++at)
        quoted = quoted != (m_text[at] == '\'');
    return at;
}

std::string DumpLine::name() const
{
    return withoutQuotes(std::string_view(m_text).substr(m_name.value, m_name.end - m_name.value));
}

const DumpLine::Span* DumpLine::find(std::initializer_list<std::string_view> names) const
{
    const auto found = std::find_if(m_options.rbegin(), m_options.rend(), [&](const Span& option) {
        return std::any_of(names.begin(), names.end(), [&](std::string_view name) {
            return text::equalsIgnoreCase(option.key, name);
        });
    });
    return found == m_options.rend() ? nullptr : &*found;
}

std::optional<std::string> DumpLine::option(std::initializer_list<std::string_view> names) const
{
    const auto* found = find(names);
    if (found == nullptr)
        return std::nullopt;
    return withoutQuotes(std::string_view(m_text).substr(found->value, found->end - found->value));
}

void DumpLine::setName(const std::string& name)
{
    m_text.replace(m_name.value, m_name.end - m_name.value, '\'' + name + '\'');
    parse();
}

void DumpLine::setOption(std::initializer_list<std::string_view> names, const std::string& value)
{
    if (const auto* found = find(names)) {
        const auto old = std::string_view(m_text).substr(found->value, found->end - found->value);
        const std::string quote = old.starts_with('\'') ? "'" : "";
        const auto* equal = found->hasValue ? "" : "=";
        m_text.replace(found->value, found->end - found->value, equal + quote + value + quote);
    } else {
        // A quote that nobody closed ends with the line, and must not swallow what is added.
        const auto end = m_text.begin() + static_cast<std::ptrdiff_t>(m_length);
        const auto name = m_text.begin() + static_cast<std::ptrdiff_t>(m_name.value);
        const auto* close = std::count(name, end, '\'') % 2 != 0 ? "'" : "";
        m_text.insert(m_length, close + (':' + std::string(*names.begin())) + '=' + value);
    }
    parse();
}

void DumpLine::removeOption(std::string_view name)
{
    if (const auto* found = find({name})) {
        m_text.erase(found->start - 1, found->end - found->start + 1);
        parse();
    }
}

bool DumpLine::isCut() const
{
    bool isEscaped = false;
    for (const char c : m_text) {
        if (c == '#' && !isEscaped)
            return true;
        isEscaped = c == '\\' && !isEscaped;
    }
    return false;
}

} // namespace fairlead::accounting
