// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/worker/background.h"

#include <QObject>

namespace fairlead::views {
class OutlookPage;
}

namespace fairlead::app {

struct Workspace;

/// Adds scenarios to an outlook: the edits as they are, or a file that somebody chooses. Files do
/// not wait for replays, and are not forgotten with them.
class AddedScenarios : public QObject
{
    Q_OBJECT

public:
    /// Both outlive it.
    AddedScenarios(const Workspace& workspace, views::OutlookPage& page, QObject* parent);

private:
    void addEdits();
    void chooseFile();
    void addFile(const QString& file);

    const Workspace& m_workspace;
    views::OutlookPage& m_page;
    Background m_files;
};

} // namespace fairlead::app
