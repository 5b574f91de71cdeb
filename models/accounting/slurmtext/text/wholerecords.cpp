// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/text/wholerecords.h"

#include "engine/base/text.h"

#include <utility>

namespace fairlead::accounting {

TextLines wholeRecords(TextLines lines)
{
    if (!lines.isIndented())
        return lines;
    std::vector<Line> all;
    while (const auto* line = lines.next())
        all.push_back({line->number, std::string(line->text)});
    return wholeRecords(std::move(all));
}

std::vector<Line> wholeRecords(std::vector<Line> lines)
{
    if (lines.size() < 2 || !isIndented(lines[1].text))
        return lines;
    std::vector<Line> records;
    for (auto& line : lines) {
        if (!records.empty() && isIndented(line.text))
            records.back().text.append(" ").append(text::trimmed(line.text));
        else
            records.push_back(std::move(line));
    }
    return records;
}

} // namespace fairlead::accounting
