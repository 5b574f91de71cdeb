// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/showntext.h"

#include "engine/base/plaintext.h"

namespace fairlead::models {

QString exactText(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QString shownText(std::string_view utf8)
{
    return exactText(text::plain(utf8));
}

QString shownLines(std::string_view utf8)
{
    return exactText(text::plainLines(utf8));
}

} // namespace fairlead::models
