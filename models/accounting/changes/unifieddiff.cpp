// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/changes/unifieddiff.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
constexpr std::size_t context = 3; // lines

/// One "@@" part of a diff.
class Hunk
{
public:
    Hunk(const std::vector<std::string>& lines, std::size_t first)
        : m_lines(lines)
        , m_first(first)
        , m_next(first)
    {
    }

    /// Lines that stay, up to `end`.
    void keepTo(std::size_t end)
    {
        for (; m_next < end; ++m_next) {
            add(' ', m_lines[m_next]);
            ++m_after;
        }
    }
    void change(const LineEdit& edit)
    {
        keepTo(edit.first);
        for (; m_next < edit.first + edit.count; ++m_next)
            add('-', m_lines[m_next]);
        for (const auto& line : edit.lines) {
            add('+', line);
            ++m_after;
        }
    }
    /// `shift`: how many lines earlier hunks have added.
    [[nodiscard]] std::string text(std::ptrdiff_t shift) const
    {
        const auto before = m_next - m_first;
        const auto from = static_cast<std::ptrdiff_t>(m_first) + shift;
        return "@@ -" + range(static_cast<std::ptrdiff_t>(m_first), before) + " +"
            + range(from, m_after) + " @@\n" + m_text;
    }
    [[nodiscard]] std::ptrdiff_t growth() const
    {
        return static_cast<std::ptrdiff_t>(m_after) - static_cast<std::ptrdiff_t>(m_next - m_first);
    }

private:
    /// Of an empty range the line before it is named.
    static std::string range(std::ptrdiff_t first, std::size_t count)
    {
        return std::to_string(count == 0 ? first : first + 1) + ',' + std::to_string(count);
    }
    void add(char sign, const std::string& line)
    {
        m_text += sign + line;
        if (!line.ends_with('\n'))
            m_text += "\n\\ No newline at end of file\n";
    }

    const std::vector<std::string>& m_lines;
    std::size_t m_first;
    std::size_t m_next;
    std::size_t m_after = 0;
    std::string m_text;
};
} // namespace

std::vector<std::string> linesOf(std::string_view text)
{
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size() - 1) + 1;
        lines.emplace_back(text.substr(at, end - at));
        at = end;
    }
    return lines;
}

std::string unifiedDiff(const std::string& file, const std::vector<std::string>& lines,
                        const std::vector<LineEdit>& edits)
{
    if (edits.empty())
        return {};
    const auto name = file + (file.find(' ') == std::string::npos ? "\n" : "\t\n");
    std::string text = "--- " + name + "+++ " + name;
    std::ptrdiff_t shift = 0;
    for (std::size_t i = 0; i < edits.size();) {
        Hunk hunk(lines, edits[i].first - std::min(edits[i].first, context));
        std::size_t end = 0;
        do {
            hunk.change(edits[i]);
            end = edits[i].first + edits[i].count;
            ++i;
        } while (i < edits.size() && edits[i].first <= end + 2 * context);
        hunk.keepTo(std::min(end + context, lines.size()));
        text += hunk.text(shift);
        shift += hunk.growth();
    }
    return text;
}

} // namespace fairlead::accounting
