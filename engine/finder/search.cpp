// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/finder/search.h"

#include "engine/finder/targetnames.h"

#include <algorithm>

namespace fairlead::finder {

namespace {
struct Gaps
{
    std::vector<double> shortfalls;
    double worst = 0; // below 0: what the narrowest target has to spare
};

Gaps gapsOf(const std::vector<Target>& targets, const Judged& judged)
{
    Gaps gaps;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const double gap = gapOf(targets[i], judged.figures[i]);
        gaps.shortfalls.push_back(std::max(0.0, gap));
        gaps.worst = i == 0 ? gap : std::max(gaps.worst, gap);
    }
    return gaps;
}

/// Whether a, which comes before b or not, leaves no room for b.
bool beats(const Gaps& a, const Gaps& b, bool comesFirst)
{
    if (a.shortfalls == b.shortfalls)
        return a.worst != b.worst ? a.worst < b.worst : comesFirst;
    for (std::size_t i = 0; i < a.shortfalls.size(); ++i) {
        if (a.shortfalls[i] > b.shortfalls[i])
            return false;
    }
    return true;
}

bool gainsSomething(const std::vector<Target>& targets, const Judged& judged)
{
    for (std::size_t i = 0; i < targets.size(); ++i) {
        if (isGain(targets[i], judged.figures[i]))
            return true;
    }
    return false;
}

Result<void> checkTargets(const std::vector<Target>& targets, const replay::Outlook& outlook)
{
    for (const auto& target : targets) {
        if (auto known = checkTarget(target, outlook); !known)
            return known;
    }
    return {};
}

/// @param areSeen  weeks of the search: each target has jobs there
Result<std::vector<Judged>> judgedOver(const Question& question,
                                       const std::vector<std::size_t>& candidates, bool areSeen)
{
    const auto targets = asRecorded(question.targets, question.present.snapshot->formerNames);
    if (areSeen) {
        for (const auto& target : targets) {
            if (auto known = checkNames(target, *question.recording, *question.present.snapshot);
                !known)
                return known.error();
        }
    }
    // The present policy is always among them and first: the runs of one policy alone differ.
    std::vector<replay::NamedPolicy> policies{{"present", question.present}};
    for (const auto candidate : candidates) {
        const auto inputs = inputsOf(question.present, question.candidates[candidate]);
        if (!inputs)
            return inputs.error();
        if (candidate != 0)
            policies.push_back({std::to_string(candidate), *inputs});
    }
    if (policies.size() == 1)
        policies.push_back(policies.front());
    const auto outlook = replay::outlookOf(question.recording, policies, question.options);
    std::vector<Judged> judged;
    if (!outlook.isComplete)
        return judged;
    const auto known = areSeen ? checkTargets(targets, outlook) : Result<void>();
    if (!known)
        return known.error();
    std::size_t next = 1;
    for (const auto candidate : candidates) {
        auto& entry = judged.emplace_back();
        entry.candidate = candidate;
        const auto& policy = outlook.policies[candidate == 0 ? 0 : next++];
        for (const auto& target : targets) {
            auto& figure = entry.figures.emplace_back(figureOf(target, outlook, policy));
            if (candidate == 0)
                continue;
            figure.change = changeOf(target, outlook, outlook.policies.front(), policy);
            if (const auto* group
                = groupOfFewer(target, outlook, outlook.policies.front(), policy)) {
                figure.isOfFewer = true;
                figure.worst = target.by == replay::Grouping::Cluster ? "" : *group;
            }
        }
    }
    return judged;
}
} // namespace

Result<std::vector<Judged>> judge(const Question& question,
                                  const std::vector<std::size_t>& candidates)
{
    return judgedOver(question, candidates, true);
}

Result<std::vector<Judged>> judgeUnseen(const Question& question,
                                        const std::vector<std::size_t>& candidates)
{
    return judgedOver(question, candidates, false);
}

std::vector<std::size_t> paretoOf(const std::vector<Target>& targets,
                                  const std::vector<Judged>& judged)
{
    std::vector<Gaps> gaps;
    std::vector<std::size_t> places; // what differs from the present by luck is left out
    for (std::size_t i = 0; i < judged.size(); ++i) {
        gaps.push_back(gapsOf(targets, judged[i]));
        if (judged[i].candidate == 0 || gainsSomething(targets, judged[i]))
            places.push_back(i);
    }
    std::vector<std::size_t> best;
    for (const auto i : places) {
        const bool isBeaten = std::ranges::any_of(
            places, [&](std::size_t j) { return i != j && beats(gaps[j], gaps[i], j < i); });
        if (!isBeaten)
            best.push_back(i);
    }
    return best;
}

} // namespace fairlead::finder
