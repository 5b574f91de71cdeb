// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/worker/background.h"

namespace fairlead::views {
class MessageBar;
}

namespace fairlead::app {

class SourceController;
struct Workspace;

/// Writes the cluster that is open under made-up names, as a folder that can be sent with a report
/// of a fault: what `fairleadctl anonymise` writes, and what it was made with.
class FaultReport : public QObject
{
    Q_OBJECT

public:
    FaultReport(Workspace& workspace, SourceController& sources, views::MessageBar& messages,
                QWidget* window);

    /// Says what it will be, and asks where to.
    void choose();
    void write(const QString& folder);

signals:
    void written(const QString& folder);

private:
    void chooseFolder();
    [[nodiscard]] QString about() const;

    Workspace& m_workspace;
    SourceController& m_sources;
    views::MessageBar& m_messages;
    QWidget* m_window;
    Background m_background;
};

} // namespace fairlead::app
