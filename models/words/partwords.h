// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/policy.h"

#include <QString>

/// Names of what a priority is made of under one policy: Slurm's nine factors, or the seven
/// components of Moab and Maui in the order of diagnose -p.
namespace fairlead::models::partwords {

std::size_t count(const Policy& policy);
/// "age", "fair-share"; "CRED", "FS". `part` counts from 0; empty beyond the last.
QString name(const Policy& policy, std::size_t part);
/// What it means, for tool tips.
QString description(const Policy& policy, std::size_t part);
/// The component behind a part, where the policy is Moab's or Maui's.
moab::Component component(std::size_t part);

} // namespace fairlead::models::partwords
