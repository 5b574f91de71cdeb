// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/connections/nokeychain.h"

#include <QCoreApplication>
#include <QMetaObject>

namespace fairlead::app {

namespace {
/// The translation context of this file.
struct KeychainWords
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::app::NoKeychain)
};

// Later, as a keychain does.
void refuse(QObject* context, const credentials::PasswordStore::Answered& answered)
{
    const credentials::KeychainAnswer answer{credentials::KeychainAnswer::State::Unavailable,
                                             {},
                                             KeychainWords::tr("the settings say not to")};
    QMetaObject::invokeMethod(
        context, [answered, answer] { answered(answer); }, Qt::QueuedConnection);
}
} // namespace

void NoKeychain::read(const QString& /*entry*/, QObject* context, const Answered& answered)
{
    refuse(context, answered);
}

void NoKeychain::write(const QString& /*entry*/, const connections::Secret& /*password*/,
                       QObject* context, const Answered& answered)
{
    refuse(context, answered);
}

void NoKeychain::remove(const QString& /*entry*/, QObject* context, const Answered& answered)
{
    refuse(context, answered);
}

std::unique_ptr<credentials::PasswordStore> passwordStore(bool isKeychainUsed)
{
    if (isKeychainUsed)
        return std::make_unique<credentials::Keychain>();
    return std::make_unique<NoKeychain>();
}

} // namespace fairlead::app
