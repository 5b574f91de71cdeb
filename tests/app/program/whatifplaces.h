// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/policy/policy.h"
#include "tests/app/program/runningprogram.h"

#include <QPoint>

#include <map>
#include <vector>

namespace fairlead::tests {

/// Where the boxes and flags of What-if stand in a window of 1600 x 960: tried out by mouse and
/// keys, and seen in what the program keeps.
class WhatIfPlaces
{
public:
    struct Box
    {
        std::string parameter;
        bool isInDays = false; ///< what is typed there
        QPoint place;
        /// The parameter's value after that was typed.
        [[nodiscard]] std::string valueOf(int typed) const;
    };
    struct Flag
    {
        std::uint32_t bits = 0; ///< of PriorityFlags; none: PriorityFavorSmall
        QPoint place;
    };

    /// Fails the test when too few are found. `value` counts what is typed: each number once.
    void find(RunningProgram& program, const QString& home, const Policy& policy, int& value);
    static void typeInto(RfbClient& hands, QPoint place, int value);

    [[nodiscard]] const std::vector<Box>& boxes() const { return m_boxes; }
    [[nodiscard]] const std::vector<Flag>& flags() const { return m_flags; }

private:
    using Tried = std::map<int, QPoint>; // by what was typed there

    void findBoxes(RunningProgram& program);
    void typeEverywhere(RunningProgram& program, Tried& tried);
    [[nodiscard]] std::map<int, Box> boxesOf(const Tried& tried) const;
    void findFlags(RunningProgram& program, const Policy& policy);
    void sync(RunningProgram& program);

    QString m_home;
    int* m_value = nullptr;
    std::vector<Box> m_boxes;
    std::vector<Flag> m_flags;
};

} // namespace fairlead::tests
