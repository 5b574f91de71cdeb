// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/finder/space.h"

#include "engine/base/splitmix.h"
#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "engine/scenario/editrules.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <unordered_set>

namespace fairlead::finder {

namespace {
constexpr std::array<std::uint64_t, 12> primes{2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
constexpr std::uint64_t minute = 60; // s

Error refused(std::string_view text, Message why)
{
    return {
        ErrorCode::Usage, {said("Messages", "%1: %2"), {std::string(text), std::move(why)}}, {}};
}

bool isDuration(std::string_view text)
{
    return text.find_first_of(":-", 1) != std::string_view::npos;
}

std::optional<std::int64_t> endOf(std::string_view text, bool isMinutes)
{
    if (!isMinutes) {
        const auto number = text::toInteger(text);
        return number ? std::optional<std::int64_t>(*number) : std::nullopt;
    }
    const auto seconds = parseDuration(text);
    if (!seconds || *seconds > (std::uint64_t{1} << 40))
        return std::nullopt;
    return static_cast<std::int64_t>(*seconds / minute);
}

std::string valueOf(const Varied& varied, std::int64_t value)
{
    return varied.isMinutes ? durationText(static_cast<std::uint64_t>(value) * minute)
                            : std::to_string(value);
}

Result<Edit> editOf(const Varied& varied, const std::string& value)
{
    if (!varied.areShares)
        return Edit(ParameterEdit{varied.name, value});
    const auto shares = parseShares(value);
    return shares ? Result<Edit>(ShareEdit{keyFrom(varied.name), *shares}) : shares.error();
}

/// For values that parseVaried() has tried.
Edit triedEdit(const Varied& varied, const std::string& value)
{
    return *editOf(varied, value);
}

std::optional<Error> tried(const Varied& varied, const std::string& value, const Inputs& present)
{
    const auto edit = editOf(varied, value);
    if (!edit)
        return refused(varied.text, edit.error().message);
    const auto inputs = inputsOf(present, {*edit});
    if (!inputs)
        return refused(varied.text, inputs.error().message);
    return std::nullopt;
}

/// "share of NAME" -> the name; nothing: it is no such text.
std::optional<std::string_view> namedInShareOf(std::string_view text)
{
    for (const std::string_view word : {"share", "of"}) {
        if (!text::equalsIgnoreCase(text.substr(0, word.size()), word))
            return std::nullopt;
        const auto rest = text.substr(word.size());
        text = text::trimmed(rest);
        if (text.size() == rest.size()) // no blank between
            return std::nullopt;
    }
    return text;
}

/// @range [0, 1)
double halton(std::uint64_t place, std::uint64_t base, double shift)
{
    double value = shift;
    double weight = 1.0;
    for (; place > 0; place /= base) {
        weight /= static_cast<double>(base);
        value += weight * static_cast<double>(place % base);
    }
    return value - std::floor(value);
}

std::string chosen(const Varied& varied, double part)
{
    if (!varied.values.empty()) {
        const auto count = varied.values.size();
        const auto place = static_cast<std::size_t>(part * static_cast<double>(count));
        return varied.values[std::min(place, count - 1)];
    }
    const auto steps = static_cast<double>(varied.high - varied.low) + 1.0;
    const auto value = varied.low + static_cast<std::int64_t>(part * steps);
    return valueOf(varied, std::min(value, varied.high));
}

/// Of equal ones the same.
std::string textOf(const Candidate& candidate)
{
    std::string text;
    for (const auto& edit : candidate)
        text += editText(edit) + '\n';
    return text;
}

/// How many combinations lists have; nothing: more than `most`, or not only lists.
std::optional<std::size_t> combinations(const std::vector<Varied>& space, std::size_t most)
{
    std::size_t count = 1;
    for (const auto& varied : space) {
        count *= varied.values.size();
        if (count == 0 || count > most)
            return std::nullopt;
    }
    return count;
}
} // namespace

Edit presentOf(const Varied& varied, const Inputs& present)
{
    if (!varied.areShares)
        return ParameterEdit{varied.name, parameterValue(present.policy, varied.name)};
    const auto key = keyFrom(varied.name);
    const auto assoc = findAssoc(*present.snapshot, key);
    return ShareEdit{key, assoc.isValid() ? (*present.shares)[assoc.at()] : 1};
}

Result<Inputs> inputsOf(const Inputs& present, const Candidate& candidate)
{
    auto inputs = present;
    std::vector<std::uint32_t> shares;
    const SnapshotTree tree(*present.snapshot);
    for (const auto& edit : candidate) {
        if (const auto no = refusalOf(edit, tree))
            return errorOf(*no);
        if (const auto* parameter = std::get_if<ParameterEdit>(&edit)) {
            if (const auto no = tryParameter(inputs.policy, *parameter))
                return errorOf(*no);
        } else if (const auto* share = std::get_if<ShareEdit>(&edit)) {
            if (shares.empty())
                shares = *present.shares;
            shares[findAssoc(*present.snapshot, share->assoc).at()] = share->shares;
        }
    }
    if (!shares.empty())
        inputs.shares = std::make_shared<const std::vector<std::uint32_t>>(std::move(shares));
    return inputs;
}

Result<Varied> parseVaried(std::string_view text, const Inputs& present)
{
    const auto equal = text.find('=');
    if (equal == std::string_view::npos || equal == 0)
        return refused(text, said("Messages", "expected PARAMETER=LOW..HIGH or PARAMETER=V1,V2"));
    Varied varied;
    varied.text = text;
    const auto left = text::trimmed(text.substr(0, equal));
    const auto named = namedInShareOf(left);
    varied.areShares = named.has_value();
    varied.name = named.value_or(left);
    const auto right = text::trimmed(text.substr(equal + 1));
    const auto dots = right.find("..");
    if (dots == std::string_view::npos) {
        for (const auto value : text::split(right, ',')) {
            varied.values.emplace_back(text::trimmed(value));
            if (auto no = tried(varied, varied.values.back(), present))
                return *std::move(no);
        }
        return varied;
    }
    const auto from = text::trimmed(right.substr(0, dots));
    const auto to = text::trimmed(right.substr(dots + 2));
    varied.isMinutes = isDuration(from) || isDuration(to);
    const auto low = endOf(from, varied.isMinutes);
    const auto high = endOf(to, varied.isMinutes);
    if (!low || !high || *low > *high)
        return refused(text,
                       said("Messages",
                            "expected two whole numbers or durations, the "
                            "smaller one first"));
    varied.low = *low;
    varied.high = *high;
    for (const auto end : {varied.low, varied.high}) {
        if (auto no = tried(varied, valueOf(varied, end), present))
            return *std::move(no);
    }
    return varied;
}

std::vector<Candidate> candidatesOf(const std::vector<Varied>& space, std::size_t count,
                                    std::uint64_t seed)
{
    std::vector<Candidate> candidates{Candidate()};
    std::unordered_set<std::string> known{textOf(candidates.front())};
    const auto all = combinations(space, count - 1);
    const auto tries = all ? *all : 8 * count; // values of lists come again
    for (std::size_t k = 0; k < tries && candidates.size() < count; ++k) {
        Candidate candidate;
        auto rest = k;
        for (std::size_t i = 0; i < space.size(); ++i) {
            const auto& varied = space[i];
            if (all) {
                candidate.push_back(triedEdit(varied, varied.values[rest % varied.values.size()]));
                rest /= varied.values.size();
                continue;
            }
            const double shift = SplitMix(seed + i).unit();
            candidate.push_back(
                triedEdit(varied, chosen(varied, halton(k, primes[i % primes.size()], shift))));
        }
        if (known.insert(textOf(candidate)).second)
            candidates.push_back(std::move(candidate));
    }
    return candidates;
}

} // namespace fairlead::finder
