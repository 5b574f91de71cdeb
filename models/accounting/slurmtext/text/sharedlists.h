// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/namelist.h"
#include "engine/base/remembered.h"
#include "engine/base/sharedtext.h"
#include "engine/cluster/jobtres.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fairlead::accounting {

/// What the lines of a file say again and again, so that their records share it. One for a file.
class SharedLists
{
public:
    /// One name.
    SharedText name(std::string_view text);
    /// The names between commas, none of them empty.
    NameList names(std::string_view text);
    /// As parseTresCounts().
    JobTres tres(std::string_view text, std::vector<std::string>* bad = nullptr);

private:
    /// Whether the text has the names of the list before, in their order; then its amounts are in
    /// m_amounts.
    bool readAmounts(std::string_view text);
    NameList known(NameList::Names names);

    Remembered<SharedText> m_texts;
    Remembered<NameList> m_lists;
    std::vector<NameList> m_tresLists;
    NameList m_lastTres;
    std::vector<std::uint64_t> m_amounts;
    std::vector<std::string_view> m_parts;
};

} // namespace fairlead::accounting
