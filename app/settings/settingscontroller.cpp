// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings/settingscontroller.h"

#include "app/settings/settings.h"
#include "views/widgets/texts/messagebar.h"

#include <QAction>
#include <QApplication>
#include <QFontDatabase>

#include <algorithm>

namespace fairlead::app {

namespace {
constexpr int smallestText = 80; // %
constexpr int largestText = 200;
constexpr auto letter = QLatin1String("letter");

int textSizeOf(const Settings& settings)
{
    return std::clamp(settings.value(settingkeys::textSize), smallestText, largestText);
}

views::SettingsFields fieldsOf(const Settings& settings)
{
    return {settings.value(settingkeys::language),
            views::themeFromName(settings.value(settingkeys::theme))
                .value_or(views::ThemeChoice::System),
            settings.value(settingkeys::font),
            textSizeOf(settings),
            settings.value(settingkeys::liveInterval),
            settings.value(settingkeys::site),
            settings.value(settingkeys::contact),
            settings.value(settingkeys::logo),
            settings.value(settingkeys::paper) == letter};
}
} // namespace

reports::ReportStyle reportStyleOf(const Settings& settings)
{
    const auto fields = fieldsOf(settings);
    return {fields.site, fields.contact, fields.logo,
            fields.isLetter ? reports::ReportStyle::Paper::Letter
                            : reports::ReportStyle::Paper::A4};
}

void applyFont(const Settings& settings)
{
    const auto percent = textSizeOf(settings);
    const auto family = settings.value(settingkeys::font);
    const bool isThere = !family.isEmpty() && QFontDatabase::families().contains(family);
    if (percent == 100 && !isThere)
        return; // the desktop's, also when it changes
    auto font = QApplication::font();
    if (isThere)
        font.setFamilies({family});
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * percent / 100);
    else // the desktop counts in pixels
        font.setPixelSize(font.pixelSize() * percent / 100);
    QApplication::setFont(font);
}

SettingsController::SettingsController(Settings& settings, views::MessageBar& messages,
                                       QAction& action, QWidget* window)
    : QObject(window)
    , m_settings(settings)
    , m_messages(messages)
    , m_window(window)
{
    connect(&action, &QAction::triggered, this, &SettingsController::showDialog);
}

void SettingsController::showDialog()
{
    if (!m_dialog || !m_dialog->isVisible()) { // one that closes goes later
        auto* dialog = new views::SettingsDialog(fieldsOf(m_settings), m_window);
        connect(dialog, &QDialog::accepted, this, [this, dialog] { take(dialog->fields()); });
        m_dialog = dialog;
    }
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void SettingsController::take(const views::SettingsFields& fields)
{
    const auto before = fieldsOf(m_settings);
    m_settings.setValue(settingkeys::language, fields.language);
    m_settings.setValue(settingkeys::theme, views::themeName(fields.theme));
    m_settings.setValue(settingkeys::font, fields.font);
    m_settings.setValue(settingkeys::textSize, fields.textSize);
    m_settings.setValue(settingkeys::site, fields.site);
    m_settings.setValue(settingkeys::contact, fields.contact);
    m_settings.setValue(settingkeys::logo, fields.logo);
    m_settings.setValue(settingkeys::paper, fields.isLetter ? QString(letter) : QString());
    if (fields.theme != before.theme)
        emit themeChosen(fields.theme);
    if (fields.refresh != before.refresh)
        emit refreshChosen(std::chrono::seconds(fields.refresh));
    if (fields.language != before.language || fields.textSize != before.textSize
        || fields.font != before.font)
        m_messages.showNote(tr("Language, font and text size change with the next start."));
}

} // namespace fairlead::app
