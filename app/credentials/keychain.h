// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/connections/secret.h"

#include <QObject>
#include <QString>

#include <functional>

namespace fairlead::credentials {

/// What a store of passwords answers. Whatever goes wrong with it means: there is none.
struct KeychainAnswer
{
    enum class State
    {
        Done, ///< read, written or removed
        NoEntry, ///< it works, and holds nothing under this name
        Unavailable, ///< none there, locked, refused or silent
    };
    State state = State::Unavailable;
    connections::Secret password;
    QString reason; ///< of Unavailable, in the words of the keychain
    [[nodiscard]] bool isAvailable() const { return state != State::Unavailable; }
};

/// Where passwords outlive a session. Nothing waits: each call comes back at once, and its answer
/// comes later on the same thread, unless `context` is gone by then.
class PasswordStore
{
public:
    using Answered = std::function<void(const KeychainAnswer&)>;

    PasswordStore() = default;
    PasswordStore(const PasswordStore&) = delete;
    PasswordStore& operator=(const PasswordStore&) = delete;
    PasswordStore(PasswordStore&&) = delete;
    PasswordStore& operator=(PasswordStore&&) = delete;
    virtual ~PasswordStore() = default;

    virtual void read(const QString& entry, QObject* context, const Answered& answered) = 0;
    virtual void write(const QString& entry, const connections::Secret& password, QObject* context,
                       const Answered& answered)
        = 0;
    virtual void remove(const QString& entry, QObject* context, const Answered& answered) = 0;
};

/// The keychain of the desktop: Secret Service or KWallet, through QtKeychain. It may ask its user
/// to unlock it. An answer that takes longer than `patience` milliseconds counts as none.
class Keychain final : public PasswordStore
{
public:
    explicit Keychain(int patience = 60000);

    void read(const QString& entry, QObject* context, const Answered& answered) override;
    void write(const QString& entry, const connections::Secret& password, QObject* context,
               const Answered& answered) override;
    void remove(const QString& entry, QObject* context, const Answered& answered) override;

private:
    int m_patience; // ms
};

} // namespace fairlead::credentials
