// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QStringList>

#include <functional>

class QMenu;

namespace fairlead::app {

class Settings;
class SourceController;

/// The sources that were opened last, in a menu and in the settings, the newest first. Demos have a
/// menu of their own.
class RecentSources : public QObject
{
    Q_OBJECT

public:
    static constexpr int most = 10;

    /// Owned by the menu; settings and controller outlive it.
    RecentSources(QMenu& menu, Settings& settings, SourceController& sources,
                  std::function<void(const QString& source)> open);

private:
    void add(const QString& source);
    void showList();

    QMenu& m_menu;
    Settings& m_settings;
    std::function<void(const QString& source)> m_open;
};

} // namespace fairlead::app
