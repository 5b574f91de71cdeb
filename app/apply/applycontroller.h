// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/apply/storewriter.h"

namespace fairlead::views {
class ApplyDialog;
class MessageBar;
} // namespace fairlead::views

namespace fairlead::app {

class Settings;
class SourceController;
struct Workspace;

/// Shows what makes the scenario true, keeps the texts in files, and writes into a store when
/// somebody has read what will be written. On a cluster nothing is ever carried out.
class ApplyController : public QObject
{
    Q_OBJECT

public:
    ApplyController(Workspace& workspace, Settings& settings, SourceController& sources,
                    views::MessageBar& messages, QWidget* window);

    void showDialog();
    /// Whether a change list is being carried out; reading it in the dialog is not.
    [[nodiscard]] bool isWriting() const { return m_isWriting; }
    [[nodiscard]] views::ApplyDialog* dialog() const;
    /// The connection that the source on the screen came through; an empty name: none.
    void setConnection(const QString& name, models::Mode purpose);

signals:
    void writingChanged();
    /// The dialog has its content, or says why it has none.
    void shown();
    /// The file is there.
    void saved(const QString& file);

private:
    [[nodiscard]] ApplyRequest request() const;
    void showContent(const Result<views::ApplyContent>& content);
    void chooseFile(const views::ApplyForm& form);
    void save(const QString& file, const QByteArray& text, bool isProgram);
    void confirmWriting();
    void write();
    void finish(const StoreWriter::Done& done);
    void stop(const std::optional<Error>& error);
    void setWriting(bool isWriting);

    Workspace& m_workspace;
    Settings& m_settings;
    SourceController& m_sources;
    views::MessageBar& m_messages;
    QWidget* m_window;
    SessionConnection m_connection;
    ApplyRequest m_request; // of the dialog
    bool m_asks = false;
    bool m_isWriting = false;
    QPointer<views::ApplyDialog> m_dialog;
    StoreWriter* m_writer;
    Background m_background;
};

} // namespace fairlead::app
