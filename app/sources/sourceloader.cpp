// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/sources/sourceloader.h"

#include "models/accounting/sources/sources.h"

#include <QTimer>

namespace fairlead::app {

SourceLoader::SourceLoader(QObject* parent)
    : QObject(parent)
    , m_patience(new QTimer(this))
{
    m_patience->setSingleShot(true);
    m_patience->setInterval(300);
    connect(m_patience, &QTimer::timeout, this, [this] { emit slow(m_source); });
}

void SourceLoader::load(const accounting::SourceAccess& access, accounting::Look look)
{
    const auto ticket = ++m_ticket;
    m_isBusy = true;
    m_source = access.source.name();
    m_patience->start();
    m_background.forgetWaiting();
    m_background.run([access, look] { return accounting::openSource(access, look); },
                     [this, ticket, source = m_source](const auto& outcome) {
                         finish(ticket, source, outcome);
                     });
}

void SourceLoader::cancel()
{
    ++m_ticket;
    m_background.forgetWaiting();
    m_isBusy = false;
    m_patience->stop();
    emit finished();
}

void SourceLoader::finish(quint64 ticket, const QString& source,
                          const Result<std::shared_ptr<const Snapshot>>& outcome)
{
    if (ticket != m_ticket)
        return; // somebody has asked for something else since
    m_isBusy = false;
    m_patience->stop();
    emit finished();
    if (outcome)
        emit loaded(outcome.value(), source);
    else
        emit failed(outcome.error(), source);
}

} // namespace fairlead::app
