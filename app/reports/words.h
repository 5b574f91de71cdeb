// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/words/showntext.h"

#include <QCoreApplication>

#include <string>

namespace fairlead::reports {

/// The translation context of everything that tables and reports say: Words::tr("...").
class Words
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::reports::Words)
};

/// As a policy of a replay is called: what nobody has named in the language of the report.
inline constexpr const char* namelessPolicy = "scenario";
inline QString shownPolicy(const std::string& name)
{
    return name == namelessPolicy ? Words::tr("scenario", "a policy without a name")
                                  : models::shownText(name);
}

} // namespace fairlead::reports
