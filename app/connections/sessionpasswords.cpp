// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/connections/sessionpasswords.h"

#include "app/credentials/passwords.h"

namespace fairlead::app {

using connections::DatabaseUrl;
using connections::Secret;
using credentials::keychainEntry;

SessionPasswords::SessionPasswords(std::unique_ptr<credentials::PasswordStore> store)
    : m_store(std::move(store))
{
}

void SessionPasswords::setStore(std::unique_ptr<credentials::PasswordStore> store)
{
    m_store = std::move(store);
}

const Secret* SessionPasswords::known(const DatabaseUrl& url) const
{
    const auto found = m_known.constFind(keychainEntry(url));
    return found == m_known.constEnd() ? nullptr : &*found;
}

void SessionPasswords::remember(const DatabaseUrl& url, const Secret& password)
{
    m_known.insert(keychainEntry(url), password);
    m_distrusted.remove(keychainEntry(url));
}

void SessionPasswords::distrust(const DatabaseUrl& url)
{
    m_known.remove(keychainEntry(url));
    m_distrusted.insert(keychainEntry(url));
}

bool SessionPasswords::isDistrusted(const DatabaseUrl& url) const
{
    return m_distrusted.contains(keychainEntry(url));
}

void SessionPasswords::readKept(const DatabaseUrl& url, QObject* context, const Answered& answered)
{
    m_store->read(keychainEntry(url), context, answered);
}

void SessionPasswords::keep(const DatabaseUrl& url, const Secret& password, QObject* context,
                            const Answered& answered)
{
    m_store->write(keychainEntry(url), password, context, answered);
}

void SessionPasswords::forgetKept(const DatabaseUrl& url, QObject* context)
{
    m_store->remove(keychainEntry(url), context, [](const credentials::KeychainAnswer&) {});
}

void SessionPasswords::findKeychain(QObject* context, const Answered& answered)
{
    m_store->read(QStringLiteral("is there a keychain"), context, answered);
}

} // namespace fairlead::app
