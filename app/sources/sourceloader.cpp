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
    m_source = access.source.name();
    m_patience->start();
    m_question.ask([access, look] { return accounting::openSource(access, look); },
                   [this, source = m_source](const auto& outcome) { finish(source, outcome); });
}

void SourceLoader::cancel()
{
    m_question.forget();
    m_patience->stop();
    emit finished();
}

void SourceLoader::finish(const QString& source,
                          const Result<std::shared_ptr<const Snapshot>>& outcome)
{
    m_patience->stop();
    emit finished();
    if (outcome)
        emit loaded(outcome.value(), source);
    else
        emit failed(outcome.error(), source);
}

} // namespace fairlead::app
