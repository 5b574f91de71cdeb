// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/worker/background.h"
#include "engine/scenario/scenario.h"

#include <QObject>

#include <functional>

namespace fairlead::views {
class MessageBar;
}

namespace fairlead::app {

class Settings;
class WindowActions;
struct Workspace;

/// Keeps scenarios in files and takes them back.
class ScenarioController : public QObject
{
    Q_OBJECT

public:
    ScenarioController(Workspace& workspace, Settings& settings, views::MessageBar& messages,
                       QWidget* window);

    /// What the menu offers for the scenario and its files.
    void listenTo(const WindowActions& actions);
    void reset();
    /// Asks for name, author and note.
    void describe();
    /// `then` hears whether the scenario is in a file now.
    void chooseAndSave(const std::function<void(bool isSaved)>& then = {});
    void chooseAndLoad();
    void save(const QString& file, const std::function<void(bool isSaved)>& then = {});
    void load(const QString& file);

signals:
    /// This is in a file.
    void kept(const fairlead::Scenario& scenario);

private:
    [[nodiscard]] QString offeredFile() const;
    void remember(const QString& file);
    void sayUntracked(const Scenario& scenario);
    void showError(const Error& error, const QString& file);

    Workspace& m_workspace;
    Settings& m_settings;
    views::MessageBar& m_messages;
    QWidget* m_window;
    Background m_background;
    QString m_file; ///< that it was saved to or loaded from last
};

} // namespace fairlead::app
