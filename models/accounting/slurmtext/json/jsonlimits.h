// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"

#include <QString>

namespace fairlead::accounting {

/// `sacctmgr --json show qos`: the limits of QOS, as readQosLimits() of the text.
void readQosLimitsJson(const QString& path, replay::Recording& recording);
/// `sacctmgr --json show assoc`: the limits of associations, as readAssocLimits() of the text.
/// Returns whether it tells any.
bool readAssocLimitsJson(const QString& path, const std::string& cluster,
                         replay::Recording& recording);

} // namespace fairlead::accounting
