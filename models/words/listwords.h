// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace fairlead::models {

/// "a, b, c", with what a language puts between the things of a list.
QString listed(const QStringList& words);
/// "a; b, c; d": things that may hold commas themselves.
QString listedApart(const QStringList& things);
/// "a: b", what is spoken of and what there is to say.
QString headed(const QString& head, const QString& text);
/// "a (b)"; only "a" where there is no aside.
QString withAside(const QString& text, const QString& aside);
/// Sentences as one paragraph, without empty ones: Chinese has no space between them.
QString inARow(const QStringList& sentences);
/// With a capital at its beginning, unless a file or a parameter stands there.
QString asSentence(QString text);
/// Each a line with a bullet, which begins with a capital.
QString bulleted(QStringList sentences);

} // namespace fairlead::models
