// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/scenario/autosave.h"

#include <QObject>
#include <QString>

#include <functional>

namespace fairlead::views {
class MessageBar;
}

namespace fairlead::app {

class SourceController;
struct Workspace;

/// Keeps the scenario while the window is open, and offers what a crash has left of one: its source
/// is opened, and the edits come back on it.
class Recovery : public QObject
{
    Q_OBJECT

public:
    /// `open` opens a source of any kind.
    Recovery(Workspace& workspace, SourceController& sources, views::MessageBar& messages,
             std::function<void(const QString&)> open, QObject* parent);

    /// Keeps it in this folder from now on.
    void begin(const QString& folder);

private:
    void offer(const QString& source, const Scenario& scenario);
    void restore(const QString& source, const Scenario& scenario);

    Workspace& m_workspace;
    SourceController& m_sources;
    views::MessageBar& m_messages;
    std::function<void(const QString&)> m_open;
    Autosave* m_autosave = nullptr;
};

} // namespace fairlead::app
