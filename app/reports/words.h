// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>

namespace fairlead::reports {

/// The translation context of everything that tables and reports say: Words::tr("...").
class Words
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::reports::Words)
};

} // namespace fairlead::reports
