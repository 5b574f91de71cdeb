// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/connections/connectionlist.h"
#include "app/connections/connectiontest.h"
#include "app/connections/nokeychain.h"
#include "app/connections/sessionpasswords.h"
#include "app/settings/writtensettings.h"
#include "models/accounting/sources/source.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

class QTimer;

namespace fairlead::views {
class ConnectionsDialog;
class MessageBar;
class PasswordDialog;
} // namespace fairlead::views

namespace fairlead::app {

class Settings;
class SourceController;

/// Opens databases: finds the password, or asks for it, and hands the address to the
/// SourceController. Neither the keychain nor a server is waited for.
class ConnectionsController : public QObject
{
    Q_OBJECT

public:
    ConnectionsController(SourceController& sources, Settings& settings,
                          views::MessageBar& messages, QWidget* window);

    /// Instead of the desktop's keychain.
    void setPasswordStore(std::unique_ptr<credentials::PasswordStore> store);
    /// The desktop's keychain, or none.
    void useKeychain(bool isUsed) { setPasswordStore(passwordStore(isUsed)); }
    [[nodiscard]] const ConnectionList& list() const { return m_list; }

    void showDialog();
    /// Opens an address, saved or not. What `options` says wins over what is saved with it.
    void open(const accounting::Source& source, const accounting::SourceOptions& options = {});
    /// Asks whether to open it: at the start nobody should face a keychain or a password prompt.
    void offer(const accounting::Source& source, const accounting::SourceOptions& options = {});
    void openSaved(const QString& name);
    /// What is on the screen no longer takes its password: asks for another and reads it again.
    void askAgain();
    /// Uses the connection on the screen for something else until it is opened again.
    void setPurpose(models::Mode purpose);

signals:
    void listChanged();
    /// What is on the screen came through this connection; without a name through none.
    void shown(const QString& name, fairlead::models::Mode purpose);

private:
    /// A connection that is being opened.
    struct Opening
    {
        Connection connection;
        connections::Secret password;
        bool keepsPassword = false; ///< once it has proven right
    };

    void openConnection(const Connection& connection);
    void askKeychain(const Connection& connection);
    void askUser(const Connection& connection, const QString& why);
    void load(const Connection& connection, const connections::Secret& password, bool keeps);
    void opened(const QString& source);
    void failed(const Error& error);
    void refused(const Connection& connection);
    void keep(const Opening& opening);
    void save(const views::ConnectionsDialog& dialog);
    void test(const views::ConnectionsDialog& dialog);

    SourceController& m_sources;
    views::MessageBar& m_messages;
    QWidget* m_window;
    ConnectionList m_list;
    WrittenSettings m_written;
    SessionPasswords m_passwords;
    ConnectionTest m_test;
    QTimer* m_patience = nullptr;
    quint64 m_offer = 0; // the question whether to connect
    quint64 m_ticket = 0; // a later question to the keychain makes an earlier one void
    std::optional<Opening> m_opening;
    std::optional<Connection> m_current;
    QPointer<views::ConnectionsDialog> m_dialog;
    QPointer<views::PasswordDialog> m_passwordDialog;
};

} // namespace fairlead::app
