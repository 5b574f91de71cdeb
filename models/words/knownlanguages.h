// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLocale>
#include <QStringList>

#include <array>

namespace fairlead::models {

/// A language that Fairlead speaks.
struct KnownLanguage
{
    const char* code; ///< as people and settings name it: "zh"
    const char* translation; ///< as its file in translations/ is called: "zh_CN"
    QLocale::Language language; ///< of numbers and dates
    const char16_t* ownName; ///< in its own words, for whoever does not read the present one
};

/// All of them, as they are offered. A further one is a row here and a file in translations/.
inline constexpr std::array<KnownLanguage, 3> knownLanguages{{
    {"en", "en", QLocale::English, u"English"},
    {"fr", "fr", QLocale::French, u"Français"},
    {"zh", "zh_CN", QLocale::Chinese, u"中文"},
}};

/// By its code, or as its translation is called; null: there is none.
const KnownLanguage* knownLanguage(const QString& name);
/// "en, fr, zh".
QString languageCodes();

} // namespace fairlead::models
