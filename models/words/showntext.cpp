// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/showntext.h"

#include "engine/base/plaintext.h"

#include <algorithm>

namespace fairlead::models {

QString exactText(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

namespace {
bool isRightToLeft(QChar character)
{
    return character.direction() == QChar::DirR || character.direction() == QChar::DirAL;
}
} // namespace

QString shownText(std::string_view utf8)
{
    constexpr QChar isolate{0x2068}; // the first strong character decides, of what is within
    constexpr QChar end{0x2069};
    auto shown = exactText(text::plain(utf8));
    return std::any_of(shown.cbegin(), shown.cend(), isRightToLeft) ? isolate + shown + end : shown;
}

QString shownLines(std::string_view utf8)
{
    return exactText(text::plainLines(utf8));
}

} // namespace fairlead::models
