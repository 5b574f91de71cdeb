// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/credentials/keychain.h"

#include <QHash>

#include <memory>

namespace fairlead::tests {

/// What a test sees of its keychain, after the window has taken it.
struct FakeKeychain
{
    QHash<QString, QByteArray> entries;
    QString problem; ///< not empty: there is none, for this reason
    bool isSilent = false; ///< never answers
    int reads = 0;
};

/// A keychain in memory that answers later, as a real one does.
class FakePasswords final : public credentials::PasswordStore
{
public:
    explicit FakePasswords(std::shared_ptr<FakeKeychain> keychain)
        : m_keychain(std::move(keychain))
    {
    }

    void read(const QString& entry, QObject* context, const Answered& answered) override
    {
        ++m_keychain->reads;
        credentials::KeychainAnswer answer;
        const auto found = m_keychain->entries.constFind(entry);
        if (found != m_keychain->entries.constEnd()) {
            answer.state = credentials::KeychainAnswer::State::Done;
            answer.password = connections::Secret(QByteArray(found->constData(), found->size()));
        } else {
            answer.state = credentials::KeychainAnswer::State::NoEntry;
        }
        tell(std::move(answer), context, answered);
    }
    void write(const QString& entry, const connections::Secret& password, QObject* context,
               const Answered& answered) override
    {
        if (m_keychain->problem.isEmpty())
            m_keychain->entries[entry] = QByteArray(password.text());
        tell({credentials::KeychainAnswer::State::Done, {}, {}}, context, answered);
    }
    void remove(const QString& entry, QObject* context, const Answered& answered) override
    {
        m_keychain->entries.remove(entry);
        tell({credentials::KeychainAnswer::State::Done, {}, {}}, context, answered);
    }

private:
    void tell(credentials::KeychainAnswer answer, QObject* context, const Answered& answered) const
    {
        if (m_keychain->isSilent)
            return;
        if (!m_keychain->problem.isEmpty())
            answer = {credentials::KeychainAnswer::State::Unavailable, {}, m_keychain->problem};
        QMetaObject::invokeMethod(
            context, [answered, answer = std::move(answer)] { answered(answer); },
            Qt::QueuedConnection);
    }

    std::shared_ptr<FakeKeychain> m_keychain;
};

} // namespace fairlead::tests
