// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/worker/background.h"
#include "engine/scenario/scenario.h"

#include <QObject>

namespace fairlead::views {
class MessageBar;
}

namespace fairlead::app {

class Settings;
struct Workspace;

/// Keeps scenarios in files and takes them back.
class ScenarioController : public QObject
{
    Q_OBJECT

public:
    ScenarioController(Workspace& workspace, Settings& settings, views::MessageBar& messages,
                       QWidget* window);

    void reset();
    void chooseAndSave();
    void chooseAndLoad();
    void save(const QString& file);
    void load(const QString& file);

private:
    void showError(const Error& error, const QString& file);

    Workspace& m_workspace;
    Settings& m_settings;
    views::MessageBar& m_messages;
    QWidget* m_window;
    Background m_background;
};

} // namespace fairlead::app
