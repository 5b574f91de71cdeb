// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"
#include "models/usage/served.h"
#include "models/usage/usageknown.h"

#include <QLocale>
#include <QString>

namespace fairlead::models::sharewords {

/// What an association is given: "350", "parent", or the mark of a target, "30-"; empty: nothing,
/// or root.
QString given(const Evaluation& evaluation, AssocIndex assoc, const QLocale& locale = QLocale());
/// What it is promised; empty: it has no target, which is no 0 %.
QString promised(const Evaluation& evaluation, const Served& served,
                 const QLocale& locale = QLocale());
/// Why nothing is said of what was used, without a full stop; empty: it is known.
QString unknownUsage(UsageKnown known);
/// The same with one.
QString unknownUsageSentence(UsageKnown known);

} // namespace fairlead::models::sharewords
