// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/sources/sourceloader.h"

#include <QObject>

namespace fairlead::views {
class MessageBar;
}

namespace fairlead::app {

class Settings;
struct Workspace;

/// Opens sources and reads them again. What is on the screen stays until the new one is there.
class SourceController : public QObject
{
    Q_OBJECT

public:
    SourceController(Workspace& workspace, Settings& settings, views::MessageBar& messages,
                     QWidget* window);

    void open(const QString& source, const accounting::SourceOptions& options = {});
    void chooseFolder();
    void chooseFile();
    void chooseCommands();
    [[nodiscard]] const QString& source() const { return m_source; }
    [[nodiscard]] const accounting::SourceOptions& options() const { return m_options; }

signals:
    void opened(const QString& source);
    void failed();

private:
    void show(const std::shared_ptr<const Snapshot>& snapshot, const QString& source);
    void showError(const Error& error, const QString& source);

    Workspace& m_workspace;
    Settings& m_settings;
    views::MessageBar& m_messages;
    QWidget* m_window;
    QString m_source; // on the screen
    accounting::SourceOptions m_options;
    accounting::SourceOptions m_pendingOptions;
    bool m_isFirstLook = false; // without usage history
    bool m_isSecondLook = false; // which follows, of the same source
    SourceLoader m_loader;
};

} // namespace fairlead::app
