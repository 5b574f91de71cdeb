// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/paste/capitals.h"

#include "engine/base/text.h"
#include "engine/priority/traits.h"
#include "models/words/showntext.h"

namespace fairlead::models {

Capitals::Capitals(const Snapshot& snapshot)
    : m_areChanged(traitsOf(snapshot.policy).hasSmallAccountNames)
    , m_letterCase(snapshot)
{
}

QString Capitals::accountFault(const std::string& name) const
{
    if (!m_areChanged || LetterCase::keepsAccount(name))
        return {};
    return tr("sacctmgr keeps account names in small letters: write “%1”.")
        .arg(shownText(text::lower(name)));
}

QString Capitals::userFault(const std::string& name) const
{
    if (!m_areChanged || m_letterCase.keepsUser(name))
        return {};
    return tr("sacctmgr keeps user names in small letters: write “%1”.")
        .arg(shownText(text::lower(name)));
}

} // namespace fairlead::models
