// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLocale>
#include <QStringList>
#include <QTranslator>

#include <memory>
#include <vector>

namespace fairlead::app {

/// What a command line says after --language; empty: nothing.
QString languageAsked(const QStringList& arguments);

/// Chinese and Japanese share letters, each with shapes of its own: has fonts chosen for `name`,
/// whatever the process speaks. Before the application exists, which asks once. Empty: as it is.
void chooseFontsFor(const QString& name);

/// The translations of one language, Qt's own included, installed as long as this lives. Numbers
/// and dates follow.
class Language
{
public:
    /// Empty: the system's. `folder` is where Fairlead's own translations are.
    explicit Language(const QString& name, const QString& folder = QStringLiteral(":/i18n"));

private:
    void install(const QLocale& locale, const QString& file, const QString& folder);

    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace fairlead::app
