// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "engine/scenario/scenario.h"
#include "models/accounting/slurmtext/queue/jobreader.h"
#include "models/accounting/slurmtext/text/fields.h"
#include "models/accounting/slurmtext/text/hostlist.h"
#include "models/accounting/slurmtext/text/jobstates.h"
#include "models/accounting/slurmtext/text/keyvalues.h"
#include "tests/fuzz/support.h"

#include <array>

using namespace fairlead;
using namespace fairlead::accounting;

/// The notations of single fields: durations, moments, numbers, TRES, host lists, shares.
namespace {
void readNumbers(std::string_view text)
{
    std::string_view rest;
    static_cast<void>(text::leadingNumber(text, &rest));
    static_cast<void>(text::toLongDouble(text));
    if (const auto number = text::toInteger(text))
        fuzz::require(text::toInteger(std::to_string(*number)) == number, "integers come back");
    if (const auto number = text::toDouble(text); number && *number == *number)
        fuzz::require(text::toDouble(text::general(*number)) == number, "numbers come back");
    if (const auto shares = parseShares(text))
        fuzz::require(*parseShares(sharesText(*shares)) == *shares, "shares come back");
}

void readTimes(std::string_view text)
{
    if (const auto seconds = parseDuration(text))
        fuzz::require(*parseDuration(durationText(*seconds)) == *seconds, "durations come back");
    static_cast<void>(parseMinutesParameter(text).has_value());
    static_cast<void>(TimeReader{}.read(text));
    static_cast<void>(parseUtcOffset(text));
    static_cast<void>(parseSlurmVersion(text).has_value());
}

void readLists(std::string_view text)
{
    std::vector<std::string> bad;
    static_cast<void>(parseTresCounts(text, &bad));
    static_cast<void>(parseTresWeights(text).has_value());
    constexpr std::array<std::string_view, 2> wanted{"JobId", "Name"};
    KeyValues keys(wanted);
    keys.readJob(text);
    keys.read(text);
    const auto values = parseKeyValues(text);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const auto known = values.find(std::string(wanted[i]));
        fuzz::require(keys[i] == (known == values.end() ? std::string() : known->second),
                      "one line is read alike in both ways");
    }
    static_cast<void>(nameBeforeParenthesis(text));
    static_cast<void>(parseJobState(text));
    std::size_t left = 10000;
    forEachHost(text, left,
                [](const std::string& host) { fuzz::require(!host.empty(), "a host has a name"); });
}
} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto text = fuzz::textOf(data, size);
    readNumbers(text);
    readTimes(text);
    readLists(text);
    return 0;
}
