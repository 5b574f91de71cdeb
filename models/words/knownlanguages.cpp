// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/knownlanguages.h"

#include "models/words/listwords.h"

#include <algorithm>

namespace fairlead::models {

const KnownLanguage* knownLanguage(const QString& name)
{
    const auto found = std::ranges::find_if(knownLanguages, [&](const KnownLanguage& language) {
        return name == QLatin1String(language.code) || name == QLatin1String(language.translation);
    });
    return found == knownLanguages.end() ? nullptr : &*found;
}

QString languageCodes()
{
    QStringList codes;
    for (const auto& language : knownLanguages)
        codes << QLatin1String(language.code);
    return listed(codes);
}

} // namespace fairlead::models
