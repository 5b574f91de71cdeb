// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/remembered.h"
#include "models/accounting/store/sqlvalue.h"

#include <optional>

namespace fairlead::accounting {

/// What the rows of a table hold again and again, so that their records share it. Made for one
/// reading of a table. Each answers as SqlValue does.
class SharedValues
{
public:
    std::optional<SharedText> text(const SqlCell& cell);
    std::optional<NameList> names(const SqlCell& cell);
    std::optional<JobTres> tres(const SqlCell& cell);

private:
    Remembered<std::optional<SharedText>> m_texts;
    Remembered<std::optional<NameList>> m_lists;
    NameList m_lastTres; ///< names of the list before
};

} // namespace fairlead::accounting
