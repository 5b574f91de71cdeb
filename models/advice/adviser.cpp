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

void Adviser::setScheduling(std::shared_ptr<const replay::Parameters> scheduling)
{
    const bool isSame = scheduling == nullptr || m_scheduling == nullptr
        ? scheduling == m_scheduling
        : *scheduling == *m_scheduling;
    if (isSame)
        return;
    m_scheduling = std::move(scheduling);
    m_asked = nullptr; // without it
    m_answered = nullptr;
    follow();
}

Adviser::Answer Adviser::advise(const Question& question)
{
    return {question.evaluation, adviceOn(*question.evaluation, question.scheduling.get()),
            advisedJobs(question.evaluation->snapshot())};
}

void Adviser::follow()
{
    const auto& evaluation = m_document->evaluation();
    if (m_isActive && evaluation != nullptr && evaluation != m_asked) {
        m_asked = evaluation;
        m_worker.submit({evaluation, m_scheduling}, ++m_ticket);
    }
    emit changed();
}

void Adviser::forget()
{
    m_worker.cancelPending();
    ++m_ticket;
    m_asked = nullptr;
    m_answered = nullptr;
    m_findings.clear();
    follow();
}

void Adviser::deliver()
{
    auto finished = m_worker.take();
    if (!finished || !finished->reply || finished->ticket != m_ticket)
        return; // delivered already, failed, or somebody has asked for something else since
    auto& answer = finished->reply.value();
    m_answered = std::move(answer.evaluation);
    m_findings = std::move(answer.findings);
    m_jobs = answer.jobs;
    emit changed();
}

} // namespace fairlead::models
