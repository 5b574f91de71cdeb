// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/credentials/keychain.h"
#include "models/connections/databaseurl.h"

#include <QHash>
#include <QSet>

#include <memory>

namespace fairlead::app {

/// Passwords of databases: those that worked in this session, in memory, and the keychain behind
/// them. Databases with the same user, hosts and name share one.
class SessionPasswords
{
public:
    explicit SessionPasswords(std::unique_ptr<credentials::PasswordStore> store);
    void setStore(std::unique_ptr<credentials::PasswordStore> store);

    /// nullptr: not known in this session.
    [[nodiscard]] const connections::Secret* known(const connections::DatabaseUrl& url) const;
    void remember(const connections::DatabaseUrl& url, const connections::Secret& password);
    /// It did not work: neither memory nor keychain is trusted with it until remember().
    void distrust(const connections::DatabaseUrl& url);
    [[nodiscard]] bool isDistrusted(const connections::DatabaseUrl& url) const;

    using Answered = credentials::PasswordStore::Answered;
    void readKept(const connections::DatabaseUrl& url, QObject* context, const Answered& answered);
    void keep(const connections::DatabaseUrl& url, const connections::Secret& password,
              QObject* context, const Answered& answered);
    void forgetKept(const connections::DatabaseUrl& url, QObject* context);
    /// Whether there is a keychain at all: asks for an entry that nobody writes.
    void findKeychain(QObject* context, const Answered& answered);

private:
    std::unique_ptr<credentials::PasswordStore> m_store;
    QHash<QString, connections::Secret> m_known;
    QSet<QString> m_distrusted;
};

} // namespace fairlead::app
