// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/worker/background.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <set>
#include <vector>

namespace fairlead::views {
class MessageBar;
class OutlookPage;
struct KeptScenario;
} // namespace fairlead::views

namespace fairlead::app {

class SourceController;
struct Workspace;

/// Keeps the scenarios of an outlook on the disk, for each cluster of a source those of its own:
/// they are there when it is opened again, also after a crash. Several windows may keep some of
/// one.
class KeptScenarios : public QObject
{
    Q_OBJECT

public:
    /// All outlive it.
    KeptScenarios(Workspace& workspace, const SourceController& sources, views::OutlookPage& page,
                  QObject* parent);
    /// Waits until what was kept is on the disk.
    ~KeptScenarios() override;

    /// Keeps them in this folder from now on, and says what goes wrong.
    void begin(const QString& folder, views::MessageBar& messages);

signals:
    /// Those of the source are there, if any are.
    void restored();

private:
    using Texts = std::set<QByteArray>; // scenarios as they stand in the file

    [[nodiscard]] QString fileOfSource() const;
    void restore();
    void keep();
    void say(const QString& what, const Error& error);

    Workspace& m_workspace;
    const SourceController& m_sources;
    views::OutlookPage& m_page;
    views::MessageBar* m_messages = nullptr;
    QString m_folder; ///< empty: nothing is kept
    QString m_file; ///< of the source; empty: none is open, or it cannot be read and stays
    /// What this window has read or written: it may take that away. What else is in the file is of
    /// another window or of another Fairlead, and stays.
    Texts m_own;
    Background m_files;
};

} // namespace fairlead::app
