// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/advice/adviser.h"

#include "engine/advice/advice.h"
#include "models/document/scenariodocument.h"

namespace fairlead::models {

Adviser::Adviser(ScenarioDocument* document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_worker(&Adviser::advise,
               [this] { QMetaObject::invokeMethod(this, &Adviser::deliver, Qt::QueuedConnection); })
{
    connect(document, &ScenarioDocument::evaluationChanged, this, &Adviser::follow);
    connect(document, &ScenarioDocument::snapshotReset, this, &Adviser::forget);
}

Adviser::~Adviser() = default;

void Adviser::setActive(bool isActive)
{
    m_isActive = isActive;
    follow();
}

bool Adviser::isCurrent() const
{
    return m_answered != nullptr && m_answered == m_document->evaluation();
}

Adviser::Answer Adviser::advise(SharedEvaluation evaluation)
{
    Answer answer;
    answer.findings = adviceOn(*evaluation);
    answer.jobs = evaluation->snapshot().jobs.size();
    answer.evaluation = std::move(evaluation);
    return answer;
}

void Adviser::follow()
{
    const auto& evaluation = m_document->evaluation();
    if (m_isActive && evaluation != nullptr && evaluation != m_asked) {
        m_asked = evaluation;
        m_worker.submit(evaluation, m_document->revision());
    }
    emit changed();
}

void Adviser::forget()
{
    m_worker.cancelPending();
    m_asked = nullptr;
    m_answered = nullptr;
    m_findings.clear();
    follow();
}

void Adviser::deliver()
{
    auto finished = m_worker.take();
    if (!finished || !finished->reply || finished->reply.value().evaluation != m_asked)
        return; // delivered already, failed, or somebody has asked for something else since
    auto& answer = finished->reply.value();
    m_answered = std::move(answer.evaluation);
    m_findings = std::move(answer.findings);
    m_jobs = answer.jobs;
    emit changed();
}

} // namespace fairlead::models
