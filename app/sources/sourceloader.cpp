// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/sources/sourceloader.h"

#include "app/sources/nosource.h"
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
    m_question.ask([access, look] { return read(access, look); },
                   [this, source = m_source](const auto& answer) { finish(source, answer); });
}

void SourceLoader::cancel()
{
    m_question.forget();
    m_patience->stop();
    emit finished();
}

Result<SourceLoader::Answer> SourceLoader::read(const accounting::SourceAccess& access,
                                                accounting::Look look)
{
    Answer answer{accounting::openSource(access, look), {}};
    if (!answer.snapshot && answer.snapshot.error().code == ErrorCode::Usage)
        answer.instead = whatInsteadOfSource(access.source.name());
    return answer;
}

void SourceLoader::finish(const QString& source, const Result<Answer>& answer)
{
    m_patience->stop();
    emit finished();
    if (!answer)
        emit failed(answer.error(), source, {});
    else if (!answer->snapshot)
        emit failed(answer->snapshot.error(), source, answer->instead);
    else
        emit loaded(*answer->snapshot, source);
}

} // namespace fairlead::app
