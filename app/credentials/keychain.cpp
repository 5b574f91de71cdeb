// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/credentials/keychain.h"

#include "app/credentials/passwords.h"

#include <QCoreApplication>
#include <QTimer>
#include <qt6keychain/keychain.h>

#include <memory>

namespace fairlead::credentials {

namespace {
using Take = std::function<connections::Secret()>;

/// Starts a job and hands its answer on, or the lack of one. The job outlives everybody who waits:
/// the library calls back into it.
void start(QKeychain::Job* job, const QString& entry, int patience, QObject* context,
           const PasswordStore::Answered& answered, const Take& take)
{
    job->setKey(entry);
    auto* waiting = new QObject(context); // gone with the first answer
    QObject::connect(job, &QKeychain::Job::finished, waiting, [job, waiting, answered, take] {
        KeychainAnswer answer;
        if (job->error() == QKeychain::NoError) {
            answer.state = KeychainAnswer::State::Done;
            answer.password = take();
        } else if (job->error() == QKeychain::EntryNotFound) {
            answer.state = KeychainAnswer::State::NoEntry;
        } else {
            answer.reason = job->errorString();
        }
        const auto tell = answered; // this function goes with `waiting`
        delete waiting;
        tell(answer);
    });
    QTimer::singleShot(patience, waiting, [waiting, answered] {
        KeychainAnswer answer;
        answer.reason = QCoreApplication::translate("Keychain", "no answer");
        const auto tell = answered;
        delete waiting;
        tell(answer);
    });
    job->start();
}
} // namespace

Keychain::Keychain(int patience)
    : m_patience(patience)
{
}

void Keychain::read(const QString& entry, QObject* context, const Answered& answered)
{
    auto* job = new QKeychain::ReadPasswordJob(QLatin1String(keychainService));
    start(job, entry, m_patience, context, answered,
          [job] { return connections::Secret(job->binaryData()); });
}

void Keychain::write(const QString& entry, const connections::Secret& password, QObject* context,
                     const Answered& answered)
{
    auto* job = new QKeychain::WritePasswordJob(QLatin1String(keychainService));
    job->setBinaryData(QByteArray(password.text()));
    start(job, entry, m_patience, context, answered, [] { return connections::Secret(); });
}

void Keychain::remove(const QString& entry, QObject* context, const Answered& answered)
{
    auto* job = new QKeychain::DeletePasswordJob(QLatin1String(keychainService));
    start(job, entry, m_patience, context, answered, [] { return connections::Secret(); });
}

} // namespace fairlead::credentials
