// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace fairlead::models {

/// "a, b, c", with what a language puts between the things of a list.
QString listed(const QStringList& words);
/// Sentences as one paragraph: Chinese has no space between them.
QString inARow(const QStringList& sentences);
/// Each a line with a bullet, which begins with a capital.
QString bulleted(QStringList sentences);

} // namespace fairlead::models
