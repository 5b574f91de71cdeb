// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/config/takenvalue.h"

#include "engine/base/text.h"
#include "engine/slurm/parameters.h"
#include "models/accounting/slurmtext/config/confnumber.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
Message takenAs(const std::string& name, const slurm::UnknownWord& word)
{
    if (word.takenFor.empty())
        return {said("Messages", "%1: Slurm ignores the unknown word “%2”"), {name, word.text}};
    return {said("Messages", "%1: Slurm takes the unknown word “%2” for %3"),
            {name, word.text, word.takenFor}};
}

/// PreemptMode is kept as a text: its words are those that Slurm takes them for.
std::string knownWords(const std::string& name, const ConfigValue& given, Issues& issues)
{
    const auto unknown = slurm::unknownWords(name, given.value);
    for (const auto& word : unknown)
        issues.push_back({Severity::Warning, takenAs(name, word), given.file, given.line});
    for (auto& flaw : slurm::weightFlaws(name, given.value))
        issues.push_back({Severity::Warning, std::move(flaw), given.file, given.line});
    if (unknown.empty())
        return given.value;
    std::string known;
    for (const auto part : text::split(given.value, ',')) {
        auto word = text::trimmed(part);
        const auto found = std::ranges::find(unknown, word, &slurm::UnknownWord::text);
        const bool isTaken = found == unknown.end() || !found->takenFor.empty();
        if (found != unknown.end() && isTaken && name == "PreemptMode")
            word = found->takenFor;
        if (isTaken)
            known.append(known.empty() ? "" : ",").append(word);
    }
    return known;
}
} // namespace

bool mayBeEmpty(std::string_view parameter)
{
    return parameter == "PriorityFlags" || parameter == "PriorityWeightTRES";
}

Result<std::string> takenValue(const std::string& parameter, const ConfigValue& given,
                               bool isSlurmConf, Issues& issues)
{
    if (given.value.empty() && !mayBeEmpty(parameter))
        return usageError(
            {said("Messages", "%1 has no value, and slurmctld refuses that"), {parameter}});
    if (!isSlurmConf || !isConfNumber(parameter))
        return knownWords(parameter, given, issues);
    auto number = confNumber(parameter, given.value);
    if (!number)
        return usageError(
            about(parameter, {said("Messages", "“%1” is not a whole number"), {given.value}}));
    return *std::move(number);
}

} // namespace fairlead::accounting
