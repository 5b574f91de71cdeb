// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/wholerecords.h"

#include "engine/base/text.h"

#include <utility>

namespace fairlead::accounting {

TextLines wholeRecords(TextLines lines)
{
    if (!lines.isIndented())
        return lines;
    std::vector<Line> records;
    while (const auto* line = lines.next()) {
        const bool isOfOneBefore
            = !records.empty() && (line->text.front() == ' ' || line->text.front() == '\t');
        if (isOfOneBefore)
            records.back().text.append(" ").append(text::trimmed(line->text));
        else
            records.push_back({line->number, std::string(line->text)});
    }
    return records;
}

std::vector<Line> wholeRecords(std::vector<Line> lines)
{
    TextLines all(std::move(lines));
    all = wholeRecords(std::move(all));
    std::vector<Line> records;
    while (const auto* line = all.next())
        records.push_back({line->number, std::string(line->text)});
    return records;
}

} // namespace fairlead::accounting
