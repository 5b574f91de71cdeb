// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/changes/slurmconflines.h"

#include "engine/base/text.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

/// Where the line's text ends that counts: before the comment and the blanks around.
std::size_t contentEnd(const std::string& line)
{
    auto end = std::min(line.find_first_of("#\r\n"), line.size());
    while (end > 0 && isBlank(line[end - 1]))
        --end;
    return end;
}

std::string joined(const std::vector<std::string>& lines, const ConfLine& line)
{
    std::string bytes;
    for (std::size_t i = 0; i < line.count; ++i)
        bytes += lines[line.first + i];
    return bytes;
}
} // namespace

std::vector<ConfLine> joinedConfLines(const std::vector<std::string>& lines)
{
    std::vector<ConfLine> result;
    bool continues = false;
    std::size_t offset = 0; // of the line in the joined bytes
    for (std::size_t i = 0; i < lines.size(); ++i) {
        auto end = contentEnd(lines[i]);
        const bool more = end > 0 && lines[i][end - 1] == '\\';
        if (more)
            --end;
        if (continues) {
            ++result.back().count;
        } else {
            result.push_back({i, 1, {}, {}});
            offset = 0;
        }
        for (std::size_t at = 0; at < end; ++at) {
            result.back().text += lines[i][at];
            result.back().places.push_back(offset + at);
        }
        offset += lines[i].size();
        continues = more;
    }
    return result;
}

std::optional<Assignment> findValue(const ConfLine& line, const std::string& name)
{
    std::optional<Assignment> found;
    const std::string_view text = line.text;
    for (auto one = nextAssignment(text, 0); !one.isEmpty(); one = nextAssignment(text, one.end)) {
        const auto own = text.substr(one.name, one.nameEnd - one.name);
        if (one.isOne() && text::equalsIgnoreCase(own, name))
            found = one;
    }
    return found;
}

LineEdit withValue(const std::vector<std::string>& lines, const ConfLine& line,
                   const Assignment& place, const std::string& value)
{
    auto bytes = joined(lines, line);
    const auto start = value.empty() ? place.name : place.value;
    const auto placeOf = [&](std::size_t at) {
        return at < line.places.size() ? line.places[at] : line.places.back() + 1;
    };
    // An empty value has no place of its own: it begins where the text ends.
    const auto from = placeOf(start);
    const auto to = place.end > start ? line.places[place.end - 1] + 1 : from;
    bytes.replace(from, to - from, value);
    LineEdit edit{line.first, line.count, linesOf(bytes)};
    if (value.empty() && text::trimmed(bytes).find_first_not_of("\r\n\t \\") == std::string::npos)
        edit.lines.clear();
    return edit;
}

} // namespace fairlead::accounting
