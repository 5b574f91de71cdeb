// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace fairlead::models {

class ScenarioDocument;

/// Why a page has nothing to show, and what to do about it.
struct Absence
{
    QString title;
    QString advice;
};

/// Of a document without an evaluation: it is being read, or computed, or cannot be computed; else
/// what the page itself says.
Absence absenceOf(const ScenarioDocument& document, const Absence& own);

} // namespace fairlead::models
