// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/credentials/keychain.h"

#include <memory>

namespace fairlead::app {

/// In the place of a keychain that somebody does not want to be used: it has none of the passwords
/// and takes none.
class NoKeychain final : public credentials::PasswordStore
{
public:
    void read(const QString& entry, QObject* context, const Answered& answered) override;
    void write(const QString& entry, const connections::Secret& password, QObject* context,
               const Answered& answered) override;
    void remove(const QString& entry, QObject* context, const Answered& answered) override;
};

/// The desktop's keychain, or none.
std::unique_ptr<credentials::PasswordStore> passwordStore(bool isKeychainUsed);

} // namespace fairlead::app
