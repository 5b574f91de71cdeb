// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLocale>
#include <QTranslator>

#include <memory>
#include <vector>

namespace fairlead::app {

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
