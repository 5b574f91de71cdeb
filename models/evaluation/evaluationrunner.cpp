// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/evaluation/evaluationrunner.h"

#include "models/evaluation/evaluator.h"

namespace fairlead::models {

EvaluationRunner::EvaluationRunner(QObject* parent, Gate gate)
    : QObject(parent)
    , m_evaluator(std::make_unique<Evaluator>())
    , m_worker(
          [evaluator = m_evaluator.get(), gate = std::move(gate)](EvaluationRequest request) {
              if (gate)
                  gate();
              return evaluator->evaluate(std::move(request));
          },
          // The event carries nothing; the outcome waits in the worker's mailbox.
          [this] {
              QMetaObject::invokeMethod(this, &EvaluationRunner::deliver, Qt::QueuedConnection);
          })
{
}

EvaluationRunner::~EvaluationRunner() = default;

void EvaluationRunner::request(EvaluationRequest request)
{
    const auto revision = request.revision;
    m_worker.submit(std::move(request), revision);
}

void EvaluationRunner::cancelPending()
{
    m_worker.cancelPending();
}

bool EvaluationRunner::isBusy() const
{
    return m_worker.isBusy();
}

void EvaluationRunner::deliver()
{
    const auto finished = m_worker.take();
    if (!finished)
        return; // an earlier event has delivered it
    if (finished->reply) {
        emit evaluated(finished->reply.value());
        return;
    }
    EvaluationOutcome outcome;
    outcome.revision = finished->ticket;
    outcome.error = finished->reply.error();
    emit evaluated(outcome);
}

} // namespace fairlead::models
