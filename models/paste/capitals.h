// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/lettercase.h"

#include <QCoreApplication>
#include <QString>

namespace fairlead::models {

/// Why the scheduler's own tool would not keep a new name as it is written. Empty: it would.
class Capitals
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::models::AccountTreeEdits)

public:
    explicit Capitals(const Snapshot& snapshot);

    [[nodiscard]] QString accountFault(const std::string& name) const;
    [[nodiscard]] QString userFault(const std::string& name) const;

private:
    bool m_areChanged; // by a tool of the scheduler
    LetterCase m_letterCase;
};

} // namespace fairlead::models
