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

class LeaveQuestion;
class SourceController;
struct Workspace;

/// Keeps unsaved edits while the window is open, and offers those that windows have left which did
/// not close properly: a question for each. Its source is opened, and the edits come back on it.
class CrashRecovery : public QObject
{
    Q_OBJECT

public:
    using Opener = std::function<void(const QString&, const accounting::SourceOptions&)>;

    /// `open` opens a source of any kind. All outlive it.
    CrashRecovery(Workspace& workspace, UnsavedWork& work, LeaveQuestion& leave,
                  SourceController& sources, views::MessageBar& messages, Opener open);
    ~CrashRecovery() override;

    /// Keeps them in this folder from now on.
    void begin(const QString& folder);

signals:
    /// The message bar asks about some edits, or will.
    void offered();

private:
    /// @param whyNot  they could not be restored just now; empty: nobody has tried
    void offer(const std::shared_ptr<UnsavedFile>& left, const QString& whyNot = {});
    void restore(const std::shared_ptr<UnsavedFile>& left);
    void discard(const std::shared_ptr<UnsavedFile>& left);
    void takeUp(const std::shared_ptr<UnsavedFile>& left);

    Workspace& m_workspace;
    UnsavedWork& m_work;
    LeaveQuestion& m_leave;
    SourceController& m_sources;
    views::MessageBar& m_messages;
    Opener m_open;
    QString m_folder; ///< of unsaved edits
    std::unique_ptr<Autosave> m_autosave;
    std::shared_ptr<UnsavedFile> m_awaited; ///< whose source is being opened
};

} // namespace fairlead::app
