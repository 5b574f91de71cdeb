// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <string_view>

/// How names and other foreign text reach the screen. Whatever comes out of the engine or a source
/// goes through one of these (lint.habits), so that nobody forgets which it is.
namespace fairlead::models {

/// As it is shown: what cannot be seen, ends a line or turns it around stands there as an escape
/// (text::plain()). Still plain text, which may look like HTML: it is shown as that too. A name
/// that is written from right to left is isolated, so that it turns no sentence around.
QString shownText(std::string_view utf8);
/// The same of several lines, whose ends and tabs stay.
QString shownLines(std::string_view utf8);
/// Several lines as one, for a cell of a table.
inline QString shownInALine(std::string_view utf8)
{
    return shownLines(utf8).simplified();
}
/// The same of what is a QString already, such as the path of a source.
inline QString shownText(const QString& text)
{
    return shownText(text.toStdString());
}

/// A dash where there is nothing.
inline QString orDash(const QString& shown)
{
    return shown.isEmpty() ? QStringLiteral("–") : shown;
}

/// As it is: for what goes back to where it came from, such as a name in an edit, a key, a file.
QString exactText(std::string_view utf8);

} // namespace fairlead::models
