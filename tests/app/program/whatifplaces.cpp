// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/app/program/whatifplaces.h"

#include "engine/base/durations.h"
#include "engine/base/timetext.h"
#include "tests/support/longestwait.h"

#include <algorithm>

namespace fairlead::tests {

namespace {

constexpr QPoint emptyTree{200, 700};

/// The value of a parameter in a scenario; empty: it is not edited.
std::string valueIn(const std::optional<Scenario>& scenario, std::string_view name)
{
    std::string value;
    for (const auto& edit : scenario ? scenario->edits : std::vector<Edit>()) {
        const auto* parameter = std::get_if<ParameterEdit>(&edit);
        if (parameter != nullptr && parameter->name == name)
            value = parameter->value;
    }
    return value;
}

/// @param policy  as the source has it
std::uint32_t bitsOf(const std::optional<Scenario>& scenario, Policy policy)
{
    const auto flags = valueIn(scenario, "PriorityFlags");
    return flags.empty() || setParameter(policy, "PriorityFlags", flags) ? policy.slurm().flags : 0;
}

} // namespace

std::string WhatIfPlaces::Box::valueOf(int typed) const
{
    const auto number = static_cast<std::uint64_t>(typed);
    return isInDays ? durationText(number * durations::day) : std::to_string(number);
}

void WhatIfPlaces::typeInto(RfbClient& hands, QPoint place, int value)
{
    hands.click(place.x(), place.y());
    hands.press('a', {RfbClient::control});
    hands.type(QString::number(value));
    hands.press(RfbClient::enter);
}

void WhatIfPlaces::find(RunningProgram& program, const QString& home, const Policy& policy,
                        int& value)
{
    m_home = home;
    m_value = &value;
    findBoxes(program);
    if (!QTest::currentTestFailed())
        findFlags(program, policy);
}

// Types a number of its own everywhere in the column of the boxes, from below, because a slider
// stands under its box, and looks which came out.
void WhatIfPlaces::findBoxes(RunningProgram& program)
{
    Tried tried;
    typeEverywhere(program, tried);
    if (QTest::currentTestFailed())
        return;
    QTRY_VERIFY(!boxesOf(tried).empty());
    auto found = boxesOf(tried);
    const auto last = found.rbegin()->second;
    typeInto(program.hands(), tried.at(found.rbegin()->first), ++*m_value);
    QTRY_COMPARE(valueIn(RunningProgram::unsaved(m_home), last.parameter), last.valueOf(*m_value));
    found = boxesOf(tried);
    constexpr int inside = 8; // from the highest place that was tried
    for (const auto& [typed, box] : found) {
        m_boxes.push_back(box);
        m_boxes.back().place += QPoint(0, inside);
        sync(program);
    }
    const auto isDuration = [](const Box& box) { return box.isInDays; };
    QVERIFY(m_boxes.size() >= 4);
    QVERIFY(std::ranges::any_of(m_boxes, isDuration));
}

void WhatIfPlaces::typeEverywhere(RunningProgram& program, Tried& tried)
{
    constexpr int column = 1600 - 115;
    constexpr int step = 8;
    constexpr int lowest = 200; // above it, a button takes every edit back
    constexpr int tresAbove = 430; // a line that takes no number
    constexpr int tresBelow = 490;
    for (int y = 570; y > lowest; y -= step) {
        if (y > tresAbove && y < tresBelow)
            continue;
        tried[++*m_value] = {column, y};
        program.hands().click(emptyTree.x(), emptyTree.y()); // takes the keys if nothing is there
        typeInto(program.hands(), {column, y}, *m_value);
        program.hands().press(RfbClient::escape); // whatever came up
        QVERIFY(program.hands().roundTrip());
    }
}

// By what was typed, but for one at the upper end: some place above a box missed it.
std::map<int, WhatIfPlaces::Box> WhatIfPlaces::boxesOf(const Tried& tried) const
{
    std::map<int, Box> found;
    const auto scenario = RunningProgram::unsaved(m_home);
    for (const auto& edit : scenario ? scenario->edits : std::vector<Edit>()) {
        const auto* parameter = std::get_if<ParameterEdit>(&edit);
        for (const auto& [typed, place] : tried) {
            for (const bool isInDays : {false, true}) {
                const Box box{parameter == nullptr ? "" : parameter->name, isInDays, place};
                if (parameter != nullptr && parameter->name.starts_with("Priority")
                    && parameter->value == box.valueOf(typed) && typed != tried.rbegin()->first)
                    found[typed] = box;
            }
        }
    }
    return found;
}

/// Whatever was done before is in the file after this.
void WhatIfPlaces::sync(RunningProgram& program)
{
    const auto& box = m_boxes.back();
    typeInto(program.hands(), box.place, ++*m_value);
    QTRY_COMPARE(valueIn(RunningProgram::unsaved(m_home), box.parameter), box.valueOf(*m_value));
}

void WhatIfPlaces::findFlags(RunningProgram& program, const Policy& policy)
{
    constexpr int column = 1297;
    constexpr int first = 696; // above it, a list would open
    constexpr int last = 890;
    constexpr int step = 6;
    constexpr int inside = 5;
    auto before = RunningProgram::unsaved(m_home);
    for (int y = first; y < last && !QTest::currentTestFailed(); y += step) {
        program.hands().click(column, y);
        sync(program);
        const auto after = RunningProgram::unsaved(m_home);
        const auto bits = bitsOf(before, policy) ^ bitsOf(after, policy);
        const bool isSmall
            = valueIn(before, "PriorityFavorSmall") != valueIn(after, "PriorityFavorSmall");
        const auto isKnown = [bits](const Flag& flag) { return flag.bits == bits; };
        if ((bits != 0 || isSmall) && std::ranges::none_of(m_flags, isKnown))
            m_flags.push_back({bits, {column, y + inside}});
        before = after;
    }
    QVERIFY(m_flags.size() >= 4);
}

} // namespace fairlead::tests
