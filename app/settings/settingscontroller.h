// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/reportdata.h"
#include "app/settings/writtensettings.h"
#include "app/worker/newestquestion.h"
#include "engine/cluster/colourslots.h"
#include "views/settings/settingsdialog.h"

#include <QPointer>

#include <chrono>

class QAction;

namespace fairlead::models {
class ScenarioDocument;
}

namespace fairlead::views {
class MessageBar;
}

namespace fairlead::app {

class Settings;

/// What the site adds to its reports.
reports::ReportStyle reportStyleOf(const Settings& settings);
/// The desktop's font or another one, as large as the settings say. Before the first widget.
void applyFont(const Settings& settings);
/// In which unit usage is said. Before the first widget.
void applyUnit(const Settings& settings);

/// Shows the settings and keeps them.
class SettingsController : public QObject
{
    Q_OBJECT

public:
    /// `action` asks for the dialog. All outlive this.
    SettingsController(Settings& settings, models::ScenarioDocument& document,
                       views::MessageBar& messages, QAction& action, QWidget* window);

    void showDialog();

signals:
    /// Of the settings, which hold it already.
    void themeChosen(fairlead::views::ThemeChoice theme);
    /// How often the source is read again; who follows keeps it.
    void refreshChosen(std::chrono::seconds interval);
    void keychainChosen(bool isUsed);

private:
    [[nodiscard]] views::SettingsFields present();
    void checkLogo(const QString& path);
    void take(const views::SettingsFields& fields);
    void keepHues(const std::vector<views::AccountHue>& hues);
    [[nodiscard]] ColourSlots keptHues();

    Settings& m_settings;
    models::ScenarioDocument& m_document;
    views::MessageBar& m_messages;
    QWidget* m_window;
    QPointer<views::SettingsDialog> m_dialog;
    NewestQuestion m_logo;
    WrittenSettings m_written;
};

} // namespace fairlead::app
