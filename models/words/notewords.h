// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/breakdown.h"

#include <QString>

/// Words for the steps of a breakdown and for what cuts, lifts or closes them.
namespace fairlead::models {

/// A number of a metric or weight: whole ones without decimals, others with four.
QString plainNumber(double value);

/// " (lifted to the lower bound 1)", " (12 added by hand)": what a note of a row adds to the line
/// about its sum; empty where that line says it without.
QString rowRemark(const Note& note);
QString rowRemarks(const Breakdown& whole); ///< those of all its notes
/// " (FSCAP cuts 120)", " (zeroed: group staff has used 31.20 %, its target is 20-)": likewise for
/// a part with that name. Empty: it has no note.
QString partRemark(const PartPoints& part, const QString& name);
/// "FS is zeroed: group staff has used 31.20 %, its target is 20-"; empty: the part is not closed.
QString closedText(const PartPoints& part, const QString& name);

/// " (QUEUETIMECAP cuts 120)"; empty: no cap does.
QString subRemark(const SubPoints& sub);
/// "QUEUETIME: 90 × 2 = 180 points (QUEUETIMECAP cuts 120)"; × 5 = 900 in a part of weight 5.
QString subPointsText(const SubPoints& sub);

} // namespace fairlead::models
