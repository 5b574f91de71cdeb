// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/queue/explainer.h"

#include "models/document/scenariodocument.h"
#include "models/words/explanation.h"
#include "models/words/priorityexplanation.h"
#include "models/words/showntext.h"

#include <algorithm>

namespace fairlead::models {

namespace {
std::shared_ptr<const Result<replay::Limits>> noLimits()
{
    return std::make_shared<const Result<replay::Limits>>(replay::Limits());
}

Explanation invitation()
{
    return {Explainer::tr("Why is my job not running?"),
            {Explainer::tr("Select a job to see what its priority is made of."),
             Explainer::tr("Select two (Ctrl+click) to read why one stands before the other.")}};
}

Explanation ofOne(const Evaluation& evaluation, RowIndex row, const Result<replay::Limits>& limits)
{
    return {Explainer::tr("What the priority of %1 is made of")
                .arg(shortRowName(evaluation.snapshot(), row)),
            explainPriority(evaluation, row, limits)};
}

Explanation ofSeveral(const Evaluation& evaluation, const std::vector<RowIndex>& rows)
{
    auto compared = rows;
    const auto isRanked = [&](RowIndex row) { return evaluation.rank[row.at()] != 0; };
    // Of many those are compared that have a place.
    if (std::ranges::count_if(rows, isRanked) > 1)
        std::erase_if(compared, [&](RowIndex row) { return !isRanked(row); });
    // Without a rank is behind everybody.
    const auto place = [&](RowIndex row) { return evaluation.rank[row.at()] - 1U; };
    const auto [first, last] = std::ranges::minmax_element(compared, {}, place);
    const auto comparison = compareRanks(evaluation, *first, *last);
    auto lines = explainRanks(evaluation, comparison);
    if (rows.size() > 2)
        lines.prepend(compared.size() == rows.size()
                          ? Explainer::tr("The first and the last of %Ln selected row(s):", nullptr,
                                          static_cast<int>(rows.size()))
                          : Explainer::tr("The first and the last with a rank of %Ln selected "
                                          "row(s):",
                                          nullptr, static_cast<int>(rows.size())));
    const auto title = comparison.decidedBy == DecidedBy::NotRanked
        ? Explainer::tr("Why %1 and %2 cannot be compared")
        : Explainer::tr("Why %1 stands before %2");
    return {title.arg(shortRowName(evaluation.snapshot(), comparison.first),
                      shortRowName(evaluation.snapshot(), comparison.second)),
            std::move(lines)};
}
} // namespace

Explanation explainRows(const Evaluation& evaluation, const std::vector<RowIndex>& rows,
                        const Result<replay::Limits>& limits)
{
    auto known = rows;
    std::erase_if(known, [&](RowIndex row) { return row.at() >= evaluation.rank.size(); });
    if (known.empty())
        return invitation();
    return known.size() == 1 ? ofOne(evaluation, known.front(), limits)
                             : ofSeveral(evaluation, known);
}

Explainer::Explainer(ScenarioDocument* document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_limits(noLimits())
    , m_explanation(invitation())
    , m_worker(&Explainer::answer, [this] {
        QMetaObject::invokeMethod(this, &Explainer::deliver, Qt::QueuedConnection);
    })
{
    connect(document, &ScenarioDocument::evaluationChanged, this, &Explainer::ask);
    connect(document, &ScenarioDocument::snapshotReset, this, &Explainer::forget);
}

Explainer::~Explainer() = default;

void Explainer::setRows(const std::vector<RowIndex>& rows)
{
    if (rows == m_rows)
        return;
    m_rows = rows;
    m_firstOfRows = m_ticket + 1;
    ask();
}

void Explainer::setLimits(std::shared_ptr<const Result<replay::Limits>> limits)
{
    m_limits = limits != nullptr ? std::move(limits) : noLimits();
    ask();
}

void Explainer::ask()
{
    ++m_ticket;
    if (m_rows.empty() || m_document->evaluation() == nullptr) {
        m_worker.cancelPending();
        say(invitation(), m_ticket);
        return;
    }
    m_worker.submit({m_document->evaluation(), m_rows, m_limits}, m_ticket);
}

// The rows were of the old snapshot.
void Explainer::forget()
{
    setRows({});
}

Explanation Explainer::answer(const Question& question)
{
    return explainRows(*question.evaluation, question.rows, *question.limits);
}

void Explainer::deliver()
{
    auto finished = m_worker.take();
    // Delivered already, failed, or of other rows. An older evaluation's is shown: a slider asks
    // faster than it is answered.
    if (!finished || !finished->reply || finished->ticket < m_firstOfRows)
        return;
    say(std::move(finished->reply.value()), finished->ticket);
}

void Explainer::say(Explanation explanation, std::uint64_t ticket)
{
    m_answered = ticket;
    m_explanation = std::move(explanation);
    emit changed();
}

} // namespace fairlead::models
