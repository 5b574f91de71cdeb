// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/language/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>

#include <array>

namespace fairlead::app {

namespace {
// What Qt writes on the buttons of our dialogs: its own translations may not be installed.
[[maybe_unused]] constexpr std::array buttons{
    QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"), QT_TRANSLATE_NOOP("QPlatformTheme", "Close"),
    QT_TRANSLATE_NOOP("QGnomeTheme", "&Cancel"), QT_TRANSLATE_NOOP("QGnomeTheme", "&Close")};
} // namespace

QString languageAsked(const QStringList& arguments)
{
    const auto option = QStringLiteral("--language");
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == option)
            return arguments.value(i + 1);
        if (arguments[i].startsWith(option + QLatin1Char('=')))
            return arguments[i].mid(option.size() + 1);
    }
    return {};
}

void chooseFontsFor(const QString& name)
{
    if (!name.isEmpty())
        qputenv("FC_LANG", QLocale(name).name().toUtf8()); // of fontconfig, "zh_CN"
}

Language::Language(const QString& name, const QString& folder)
{
    const auto locale = name.isEmpty() ? QLocale::system() : QLocale(name);
    QLocale::setDefault(locale);
    // English has its plurals in a file of its own, and is what other languages fall back to.
    install(QLocale(QLocale::English), QStringLiteral("fairlead"), folder);
    install(locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(locale, QStringLiteral("fairlead"), folder);
}

void Language::install(const QLocale& locale, const QString& file, const QString& folder)
{
    auto translator = std::make_unique<QTranslator>();
    if (translator->load(locale, file, QStringLiteral("_"), folder)) {
        QCoreApplication::installTranslator(translator.get());
        m_translators.push_back(std::move(translator));
    }
}

} // namespace fairlead::app
