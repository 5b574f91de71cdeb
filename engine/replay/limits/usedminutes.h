// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/limits.h"

#include <array>
#include <vector>

namespace fairlead::replay {

/// Decayed usage that the limits GrpTRESMins and GrpWall look at.
struct UsedMinutes
{
    struct Amounts
    {
        long double wall = 0; ///< @unit s
        std::array<long double, std::tuple_size_v<TresAmounts>> tres{}; ///< @unit TRES x s
        bool decays = true; ///< false: of a QOS with the flag NoDecay
    };
    std::vector<Amounts> qos; ///< by LimitBook::qosNumber()
    std::vector<Amounts> assocs; ///< [assoc]

    void decay(double factor)
    {
        for (auto* list : {&qos, &assocs}) {
            for (auto& used : *list)
                multiply(used, used.decays ? factor : 1.0);
        }
    }
    void forget()
    {
        for (auto* list : {&qos, &assocs}) {
            for (auto& used : *list)
                multiply(used, 0.0);
        }
    }
    static void multiply(Amounts& used, double factor)
    {
        used.wall *= factor;
        for (auto& amount : used.tres)
            amount *= factor;
    }
    static void charge(Amounts& used, const TresAmounts& amounts, double seconds)
    {
        used.wall += seconds;
        for (std::size_t i = 0; i < amounts.size(); ++i)
            used.tres[i] += seconds * static_cast<double>(amounts[i]);
    }
};

} // namespace fairlead::replay
