// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/document/policycomparison.h"

#include "engine/priority/traits.h"
#include "engine/priority/underpolicy.h"
#include "models/document/scenariodocument.h"
#include "models/words/listwords.h"
#include "models/words/messagewords.h"
#include "models/words/valueformat.h"

#include <QCoreApplication>

namespace fairlead::models {

PolicyComparison::PolicyComparison(ScenarioDocument* document, QObject* parent,
                                   EvaluationRunner::Gate gate)
    : QObject(parent)
    , m_document(document)
    , m_worker(
          [gate = std::move(gate)](const Request& request) {
              if (gate)
                  gate();
              return compare(request);
          },
          [this] {
              QMetaObject::invokeMethod(this, &PolicyComparison::deliver, Qt::QueuedConnection);
          })
{
    connect(document, &ScenarioDocument::snapshotReset, this, [this] {
        if (!isActive())
            return;
        forget();
        emit changed();
    });
    connect(document, &ScenarioDocument::evaluationChanged, this, &PolicyComparison::request);
}

PolicyComparison::~PolicyComparison() = default;

void PolicyComparison::setPolicy(const QString& name, std::shared_ptr<const OtherPolicy> policy)
{
    forget();
    m_name = name;
    m_policy = std::move(policy);
    request();
    emit changed();
}

void PolicyComparison::clear()
{
    setPolicy({}, nullptr);
}

// What is under way belongs to another source or policy.
void PolicyComparison::forget()
{
    m_worker.cancelPending();
    m_oldest = m_asked;
    m_shown = m_asked;
    m_verdict = nullptr;
    m_lastError.reset();
}

void PolicyComparison::request()
{
    if (!isActive() || m_document->evaluation() == nullptr)
        return;
    m_worker.submit({m_document->evaluation(), m_document->baseline(), m_policy}, ++m_asked);
}

PolicyComparison::Reply PolicyComparison::compare(const Request& request)
{
    const auto there = evaluateUnder(*request.evaluation, *request.policy);
    if (!there)
        return {nullptr, there.error()};
    auto verdict = std::make_shared<PolicyVerdict>();
    verdict->here = request.evaluation;
    verdict->there = there.value();
    verdict->baseline = request.baseline;
    verdict->difference = difference(*verdict->here, *verdict->there);
    verdict->agreement = fairlead::agreementOf(verdict->difference, Movers::mostJobs);
    verdict->movers = moversOf(verdict->difference, *verdict->here, *verdict->there,
                               verdict->agreement.farthest);
    return {std::move(verdict), {}};
}

void PolicyComparison::deliver()
{
    const auto finished = m_worker.take();
    if (!finished || finished->ticket <= m_oldest)
        return;
    m_shown = finished->ticket;
    m_lastError = finished->reply ? finished->reply->error : finished->reply.error();
    if (!m_lastError)
        m_verdict = finished->reply->verdict;
    emit changed();
}

namespace {

struct PolicyComparisonText
{
    Q_DECLARE_TR_FUNCTIONS(PolicyComparison)

public:
    /// Tau in words: how many of all pairs stand the other way round is (1 - tau) / 2.
    static QString words(double tau)
    {
        if (tau >= 1.0)
            return tr("the same order");
        if (tau >= 0.9)
            return tr("almost the same order");
        if (tau >= 0.8)
            return tr("much the same order");
        if (tau > 0.5)
            return tr("a similar order, with many pairs the other way round");
        if (tau >= 0.2)
            return tr("a partly similar order");
        if (tau > -0.2)
            return tr("unrelated orders");
        return tau > -0.6 ? tr("rather opposite orders") : tr("nearly the reverse order");
    }
};

} // namespace

QString schedulerName(const Policy& policy)
{
    const auto& traits = traitsOf(policy);
    const auto algorithm = valueformat::algorithmName(policy);
    return traits.hasFairShareFactor ? PolicyComparisonText::tr("%1, %2", "scheduler, algorithm")
                                           .arg(QString::fromLatin1(traits.name), algorithm)
                                     : algorithm;
}

QString agreementSentence(const RankAgreement& agreement)
{
    if (agreement.rows < 2)
        return PolicyComparisonText::tr("Too few jobs have a rank under both.");
    const double pairs = (1.0 - agreement.tau) / 2.0;
    return PolicyComparisonText::tr(
               "Kendall's τ %1: %2; %3 of all pairs are in the opposite order.",
               "number: words; percentage")
        .arg(valueformat::factor(agreement.tau, 2), PolicyComparisonText::words(agreement.tau),
             valueformat::percent(pairs));
}

QStringList comparisonAssumptions(const PolicyVerdict& verdict)
{
    QStringList lines;
    for (const auto& entry : verdict.there->snapshot().provenance) {
        if (entry.isAssumed)
            lines << headed(messageWords(entry.input), messageWords(entry.origin));
    }
    return lines;
}

} // namespace fairlead::models
