// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/connections/connectionscontroller.h"

#include "app/credentials/passwords.h"
#include "app/settings/settings.h"
#include "app/sources/sourcecontroller.h"
#include "models/words/messagewords.h"
#include "models/words/showntext.h"
#include "views/connections/connectionsdialog.h"
#include "views/connections/passworddialog.h"
#include "views/widgets/texts/messagebar.h"

#include <QTimer>

#include <algorithm>

namespace fairlead::app {

using connections::Secret;
using credentials::KeychainAnswer;
using views::ConnectionsDialog;

namespace {

/// The bytes end here: nobody else holds them.
Secret typed(QByteArray password)
{
    return Secret(std::move(password));
}

} // namespace

ConnectionsController::ConnectionsController(SourceController& sources, Settings& settings,
                                             views::MessageBar& messages, QWidget* window)
    : QObject(window)
    , m_sources(sources)
    , m_messages(messages)
    , m_window(window)
    , m_list(settings)
    , m_written(settings, messages)
    , m_passwords(passwordStore(settings.value(settingkeys::usesKeychain)))
    , m_patience(new QTimer(this))
{
    m_patience->setSingleShot(true);
    m_patience->setInterval(300);
    connect(m_patience, &QTimer::timeout, this, [this] {
        m_messages.showProgress(tr("Asking the keychain for the password …"),
                                [this] { ++m_ticket; });
    });
    connect(&m_sources, &SourceController::opened, this, &ConnectionsController::opened);
    connect(&m_sources, &SourceController::failed, this, &ConnectionsController::failed);
    connect(&m_sources, &SourceController::abandoned, this, [this] { m_opening.reset(); });
    connect(&m_test, &ConnectionTest::finished, this, [this](const TestReport& report) {
        if (m_dialog)
            m_dialog->showTestResult(report.isGood, report.text, report.details);
    });
}

void ConnectionsController::setPasswordStore(std::unique_ptr<credentials::PasswordStore> store)
{
    m_passwords.setStore(std::move(store));
}

void ConnectionsController::open(const accounting::Source& source,
                                 const accounting::SourceOptions& options)
{
    if (const auto& problem = source.problem()) {
        // The address is not shown: people do type passwords into one.
        m_messages.showError(tr("This address of a database cannot be used. Connect to a database "
                                "from the File menu: there each part has a field."),
                             models::messageWords(problem->message));
        return;
    }
    Connection connection;
    connection.purpose = models::Mode::WhatIf; // nobody has said that it is for looking only
    if (const auto* saved = m_list.find(source.url()->text()))
        connection = *saved;
    connection.url = *source.url();
    if (connection.name.isEmpty())
        connection.name = source.title();
    const auto take = [](QString& kept, const QString& given) {
        if (!given.isEmpty())
            kept = given;
    };
    take(connection.url.cluster, options.cluster);
    take(connection.configFile, options.configFile);
    take(connection.partitionsFile, options.partitionsFile);
    take(connection.usageFile, options.usageFile);
    openConnection(connection);
}

void ConnectionsController::offer(const accounting::Source& source,
                                  const accounting::SourceOptions& options)
{
    const auto* saved = m_list.find(source.name());
    if (source.problem())
        return;
    const auto question
        = tr("Last time, Fairlead showed %1.")
              .arg(models::shownText(saved != nullptr ? saved->name : source.title()));
    m_offer = m_messages.ask(question, tr("Connect"),
                             [this, source, options] { open(source, options); });
}

void ConnectionsController::openSaved(const QString& name)
{
    for (const auto& connection : m_list.all()) {
        if (connection.name == name) {
            openConnection(connection);
            return;
        }
    }
}

void ConnectionsController::openConnection(const Connection& connection)
{
    ++m_ticket;
    if (const auto* known = m_passwords.known(connection.url))
        load(connection, *known, false);
    else if (m_passwords.isDistrusted(connection.url))
        askUser(connection, tr("The last attempt did not succeed."));
    else if (connection.keepsPassword)
        askKeychain(connection);
    else if (connection.url.takesToken() && !connection.url.socket.isEmpty())
        load(connection, {}, false); // slurmrestd knows who connects to its socket
    else
        askUser(connection, {});
}

void ConnectionsController::askKeychain(const Connection& connection)
{
    m_patience->start();
    const auto ticket = m_ticket;
    m_passwords.readKept(
        connection.url, this, [this, ticket, connection](const KeychainAnswer& answer) {
            m_patience->stop();
            if (ticket != m_ticket)
                return;
            m_messages.endProgress();
            switch (answer.state) {
            case KeychainAnswer::State::Done:
                load(connection, answer.password, false);
                break;
            case KeychainAnswer::State::NoEntry:
                askUser(connection, tr("The keychain holds no password for it."));
                break;
            case KeychainAnswer::State::Unavailable:
                askUser(connection,
                        tr("The keychain cannot be used (%1), so the password is asked for once "
                           "per session.")
                            .arg(answer.reason));
                break;
            }
        });
}

void ConnectionsController::askUser(const Connection& connection, const QString& why)
{
    if (m_passwordDialog)
        m_passwordDialog->close(); // one question at a time
    auto* dialog = new views::PasswordDialog(connection.name, why, m_window);
    m_passwordDialog = dialog;
    m_passwords.findKeychain(dialog, [dialog](const KeychainAnswer& answer) {
        dialog->setKeychain(answer.isAvailable(),
                            answer.isAvailable() ? QString()
                                                 : tr("No keychain can be used: %1. The password "
                                                      "is kept until Fairlead ends.")
                                                       .arg(answer.reason));
    });
    connect(dialog, &views::PasswordDialog::connectRequested, this, [this, dialog, connection] {
        load(connection, typed(dialog->password()), dialog->keepsPassword());
    });
    dialog->open();
}

void ConnectionsController::load(const Connection& connection, const Secret& password, bool keeps)
{
    m_opening = Opening{connection, password, keeps};
    m_sources.open({connection.source(), optionsOf(connection), password});
}

void ConnectionsController::opened(const QString& source)
{
    m_messages.withdraw(m_offer); // something is on the screen now
    if (m_opening && m_opening->connection.source() == source) {
        m_passwords.remember(m_opening->connection.url, m_opening->password);
        if (m_opening->keepsPassword)
            keep(*m_opening);
        m_current = m_opening->connection;
    } else if (m_current && m_current->source() != source) {
        m_current.reset();
    }
    m_opening.reset();
    emit shown(m_current ? m_current->name : QString(),
               m_current ? m_current->purpose : models::Mode::Monitor);
}

void ConnectionsController::setPurpose(models::Mode purpose)
{
    if (!m_current)
        return;
    m_current->purpose = purpose;
    emit shown(m_current->name, purpose);
}

void ConnectionsController::askAgain()
{
    if (m_current)
        refused(*m_current);
}

// A server that does not answer says nothing about the password.
void ConnectionsController::failed(const Error& error)
{
    const auto connection = m_opening ? std::optional(m_opening->connection) : m_current;
    m_opening.reset();
    if (connection && error.code == ErrorCode::LoginRefused)
        refused(*connection);
}

void ConnectionsController::refused(const Connection& connection)
{
    m_passwords.distrust(connection.url);
    askUser(connection, tr("The server refuses the user or the password."));
}

void ConnectionsController::keep(const Opening& opening)
{
    m_passwords.keep(opening.connection.url, opening.password, this,
                     [this](const KeychainAnswer& answer) {
                         if (!answer.isAvailable())
                             m_messages.showNote(tr("The keychain did not take the password (%1): "
                                                    "it is known until Fairlead ends.")
                                                     .arg(answer.reason));
                     });
    auto connections = m_list.all();
    for (auto& connection : connections) {
        if (connection.source() == opening.connection.source())
            connection.keepsPassword = true;
    }
    m_list.replace(std::move(connections));
    m_written.write();
}

void ConnectionsController::showDialog()
{
    if (m_dialog) {
        m_dialog->raise();
        m_dialog->activateWindow();
        return;
    }
    QList<views::ConnectionFields> fields;
    for (const auto& connection : m_list.all())
        fields << fieldsOf(connection);
    auto* dialog = new ConnectionsDialog(std::move(fields), checkFields, m_window);
    m_dialog = dialog;
    if (m_current)
        dialog->select(m_current->name);
    m_passwords.findKeychain(dialog, [dialog](const KeychainAnswer& answer) {
        dialog->setKeychain(
            answer.isAvailable(),
            answer.isAvailable()
                ? QString()
                : tr("No keychain can be used: %1. Passwords are asked for once per session.")
                      .arg(answer.reason));
    });
    connect(dialog, &ConnectionsDialog::testRequested, this, [this, dialog] { test(*dialog); });
    connect(dialog, &ConnectionsDialog::testCancelled, this, [this] {
        ++m_ticket;
        m_test.cancel();
    });
    connect(dialog, &ConnectionsDialog::saveRequested, this, [this, dialog] { save(*dialog); });
    connect(dialog, &ConnectionsDialog::connectRequested, this,
            [this, dialog] { openConnection(connectionOf(dialog->current())); });
    dialog->open();
}

void ConnectionsController::save(const ConnectionsDialog& dialog)
{
    std::vector<Connection> connections;
    for (const auto& fields : dialog.connections())
        connections.push_back(connectionOf(fields));
    const auto keepsEntry = [&](const Connection& old) {
        return std::any_of(connections.begin(), connections.end(), [&](const Connection& other) {
            return other.keepsPassword
                && credentials::keychainEntry(other.url) == credentials::keychainEntry(old.url);
        });
    };
    for (const auto& old : m_list.all()) {
        if (old.keepsPassword && !keepsEntry(old))
            m_passwords.forgetKept(old.url, this);
    }
    m_list.replace(std::move(connections));
    const auto password = typed(dialog.password());
    if (!password.isEmpty()) {
        const auto current = connectionOf(dialog.current());
        m_passwords.remember(current.url, password);
        if (current.keepsPassword)
            keep({current, password, true});
    }
    emit listChanged();
}

void ConnectionsController::test(const ConnectionsDialog& dialog)
{
    const auto connection = connectionOf(dialog.current());
    const auto password = typed(dialog.password());
    const auto* known = m_passwords.known(connection.url);
    if (!password.isEmpty() || (known == nullptr && !connection.keepsPassword)) {
        m_test.start(connection, password);
        return;
    }
    if (known != nullptr) {
        m_test.start(connection, *known);
        return;
    }
    const auto ticket = ++m_ticket;
    m_passwords.readKept(connection.url, m_dialog,
                         [this, ticket, connection](const KeychainAnswer& answer) {
                             if (ticket == m_ticket)
                                 m_test.start(connection, answer.password);
                         });
}

} // namespace fairlead::app
