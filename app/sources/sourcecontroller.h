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

    void open(const accounting::SourceAccess& access);
    void chooseFolder();
    void chooseFile();
    void chooseCommands();
    /// The name of what is on the screen; empty: nothing is.
    [[nodiscard]] const QString& source() const { return m_shown.source.name(); }
    /// What is on the screen, to read it again.
    [[nodiscard]] const accounting::SourceAccess& access() const { return m_shown; }

signals:
    void opened(const QString& source);
    void failed();

private:
    enum class Reading
    {
        Whole,
        FirstLook, ///< what is there soon; SecondLook follows it
        SecondLook, ///< all of what the first look has shown
    };
    void read(Reading reading);
    void show(const std::shared_ptr<const Snapshot>& snapshot, const QString& source);
    void showError(const Error& error, const QString& source);

    Workspace& m_workspace;
    Settings& m_settings;
    views::MessageBar& m_messages;
    QWidget* m_window;
    accounting::SourceAccess m_shown;
    accounting::SourceAccess m_pending;
    Reading m_reading = Reading::Whole; // that is under way, or was the last
    SourceLoader m_loader;
};

} // namespace fairlead::app
