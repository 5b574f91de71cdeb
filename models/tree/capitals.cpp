// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/tree/capitals.h"

#include "engine/base/text.h"
#include "engine/priority/traits.h"
#include "models/words/showntext.h"

#include <QCoreApplication>

namespace fairlead::models {

namespace {
struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::models::AccountTreeEdits)
};

/// As where slurmdbd has PreserveCaseUser.
bool hasCapitalUsers(const Snapshot& snapshot)
{
    for (std::size_t i = 0; i < snapshot.assocs.size(); ++i) {
        const auto& user = snapshot.userName(AssocIndex(i));
        if (user != text::lower(user))
            return true;
    }
    return false;
}
} // namespace

QString capitalsFault(const Snapshot& snapshot, bool isAccount, const std::string& name)
{
    const auto small = text::lower(name); // of ASCII alone, as sacctmgr does
    if (!traitsOf(snapshot.policy).hasSmallAccountNames || name == small)
        return {};
    if (isAccount)
        return Texts::tr("sacctmgr keeps account names in small letters: write “%1”.")
            .arg(shownText(small));
    return hasCapitalUsers(snapshot)
        ? QString()
        : Texts::tr("sacctmgr keeps user names in small letters: write “%1”.")
              .arg(shownText(small));
}

} // namespace fairlead::models
