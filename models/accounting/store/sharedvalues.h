// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/sqlvalue.h"

#include <map>
#include <string>

namespace fairlead::accounting {

/// What the rows of a table hold again and again, so that their records share it. Made for one
/// reading of a table. Each answers as SqlValue does.
class SharedValues
{
public:
    std::optional<SharedText> text(const SqlCell& cell);
    std::optional<NameList> names(const SqlCell& cell);
    std::optional<TresAmounts> tres(const SqlCell& cell);

private:
    std::map<std::string, SharedText> m_texts;
    std::map<std::string, NameList> m_lists; ///< by the text of their cell
    NameList m_lastTres; ///< names of the list before
};

} // namespace fairlead::accounting
