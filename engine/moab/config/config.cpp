// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/config/config.h"

#include "engine/base/text.h"
#include "engine/moab/config/parameters.h"

namespace fairlead::moab {

namespace {
bool continues(const std::string& text)
{
    const auto last = withoutComment(text).find_last_not_of(" \t\r\n");
    return last != std::string_view::npos && text[last] == '\\';
}

/// Joins lines that end with a backslash.
class LineJoiner
{
public:
    LineJoiner(const std::vector<ConfigLine>& lines, Dialect dialect, Issues& issues)
        : m_lines(lines)
        , m_dialect(dialect)
        , m_issues(issues)
    {
    }

    bool next(ConfigLine& joined)
    {
        if (m_next >= m_lines.size())
            return false;
        joined = m_lines[m_next++];
        while (continues(joined.text) && m_next < m_lines.size()) {
            const auto& following = m_lines[m_next++];
            warnAboutSwallowed(following);
            joined.text.erase(joined.text.find_last_of('\\'));
            joined.text += ' ' + following.text;
        }
        if (continues(joined.text))
            joined.text.erase(joined.text.find_last_of('\\'));
        return true;
    }

private:
    void warnAboutSwallowed(const ConfigLine& line)
    {
        const auto name = parseEntry(line.text, m_dialect).name;
        if (isParameter(name))
            m_issues.push_back(
                {Severity::Warning,
                 {said("Messages", "%1 continues the line before and has no effect of its own"),
                  {name}},
                 line.file,
                 line.number});
    }

    const std::vector<ConfigLine>& m_lines;
    Dialect m_dialect;
    Issues& m_issues;
    std::size_t m_next = 0;
};

void warnAboutBlank(const ConfigLine& line, Dialect dialect, Issues& issues)
{
    if (dialect != Dialect::Maui || line.text.empty()
        || (line.text.front() != ' ' && line.text.front() != '\t'))
        return;
    const auto name = parseEntry(text::trimmed(line.text), dialect).name;
    if (!name.empty())
        issues.push_back(
            {Severity::Warning,
             {said("Messages", "%1: Maui ignores a line that starts with a blank"), {name}},
             line.file,
             line.number});
}
} // namespace

Settings readConfig(const std::vector<ConfigLine>& lines, Dialect dialect, Issues& issues)
{
    Settings settings(dialect);
    LineJoiner joiner(lines, dialect, issues);
    ConfigLine line;
    while (joiner.next(line)) {
        warnAboutBlank(line, dialect, issues);
        Notes notes;
        const auto done = applyEntry(settings, parseEntry(line.text, dialect), notes);
        if (!done)
            notes.push_back({Severity::Error, done.error().message, {}, 0});
        for (auto& note : notes) {
            note.file = line.file;
            note.line = line.number;
            issues.push_back(std::move(note));
        }
    }
    return settings;
}

std::string includedFile(const std::string& line)
{
    constexpr std::string_view word = "#INCLUDE";
    const auto text = text::trimmed(line);
    if (!text.starts_with(word) || text.size() == word.size())
        return {};
    return std::string(text::trimmed(text.substr(word.size())));
}

} // namespace fairlead::moab
