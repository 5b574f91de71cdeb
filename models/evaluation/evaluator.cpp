// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/evaluation/evaluator.h"

#include "engine/priority/traits.h"
#include "models/evaluation/baseassocs.h"
#include "models/search/queuenames.h"

#include <algorithm>

namespace fairlead::models {

namespace {

/// The edits that restructure() carries out.
std::vector<Edit> structuralPart(const std::vector<Edit>& edits)
{
    const auto last = std::find_if(edits.rbegin(), edits.rend(), isStructural);
    return {edits.begin(), last.base()};
}

/// Whether shares and usage are the same: what somebody was promised and has used.
bool isDividedAs(const Evaluation& a, const Evaluation& b)
{
    const auto& traits = traitsOf(a.inputs.policy);
    if (traits.hasTargets) // they and the windows are rules
        return hasRulesOf(a.inputs, b.inputs);
    return &traits == &traitsOf(b.inputs.policy) && a.inputs.snapshot == b.inputs.snapshot
        && *a.inputs.shares == *b.inputs.shares && a.assocs.levelShares == b.assocs.levelShares
        && a.assocs.rawUsage == b.assocs.rawUsage;
}

} // namespace

EvaluationOutcome Evaluator::evaluate(EvaluationRequest request)
{
    const auto start = std::chrono::steady_clock::now();
    EvaluationOutcome outcome;
    outcome.revision = request.revision;
    evaluateInto(outcome, request);
    outcome.elapsed = std::chrono::steady_clock::now() - start;
    return outcome;
}

void Evaluator::evaluateInto(EvaluationOutcome& outcome, const EvaluationRequest& request)
{
    prepareBaseline(request);
    outcome.baseline = m_baseline;
    auto inputs = inputsOf(request, request.scenario);
    Fit fit;
    if (!inputs && inputs.error().code == ErrorCode::Usage) {
        fit = fitting(*request.snapshot, request.scenario);
        inputs = inputsOf(request, fit.scenario);
    }
    if (!inputs) {
        outcome.error = inputs.error();
        return;
    }
    const auto& before = request.before ? *request.before : *request.snapshot;
    outcome.conflicts
        = conflictsOf(before, *request.snapshot, request.scenario, fit.unfit, request.conflicts);
    prepareMapping(request);
    outcome.mapping = m_mapping;
    prepareQueueNames();
    outcome.queueNames = m_queueNames;
    outcome.evaluation
        = request.scenario.edits.empty() ? m_baseline->evaluation : compute(inputs.value());
    outcome.difference = std::make_shared<const Difference>(
        difference(*m_baseline->evaluation, *outcome.evaluation));
    outcome.served = servedOf(*outcome.evaluation);
    outcome.digest = std::make_shared<const Digest>(digestOf(
        *m_baseline->evaluation, *outcome.evaluation, *outcome.difference, *outcome.served));
    outcome.fairshare = fairshareTable(*outcome.evaluation);
    outcome.baseOf = m_baseOf;
    outcome.carriedOut = m_structural;
}

void Evaluator::prepareBaseline(const EvaluationRequest& request)
{
    const bool areSameColours = m_chosen == request.colours;
    if (m_baseline && m_base == request.snapshot && m_now == request.now && areSameColours)
        return;
    const bool isSameSource = m_baseline && areSameColours
        && m_base->source == request.snapshot->source
        && m_base->cluster == request.snapshot->cluster;
    auto facts = std::make_shared<BaselineFacts>();
    facts->evaluation = compute(baselineInputs(request.snapshot, request.now));
    facts->colours = ColourMap(*request.snapshot, isSameSource ? m_baseline->colours : ColourMap(),
                               request.colours);
    facts->agreement = compareAnswers(*facts->evaluation, Evaluator::mostListed);
    auto served = std::make_shared<const ServedTable>(*facts->evaluation);
    m_chosen = request.colours;
    // What may fail has been done: the keys change with what they are of.
    m_base = request.snapshot;
    m_now = request.now;
    m_tree = nullptr;
    m_baseline = std::move(facts);
    m_served = std::move(served);
}

/// The baseline's own where a weight was changed: who has that on the screen need not look again.
std::shared_ptr<const ServedTable> Evaluator::servedOf(const Evaluation& evaluation) const
{
    return isDividedAs(evaluation, *m_baseline->evaluation)
        ? m_served
        : std::make_shared<const ServedTable>(evaluation);
}

Result<Inputs> Evaluator::inputsOf(const EvaluationRequest& request, const Scenario& scenario)
{
    if (auto done = prepareTree(request, scenario); !done)
        return done.error();
    return applyValueEdits(m_tree, scenario, request.now);
}

void Evaluator::prepareMapping(const EvaluationRequest& request)
{
    if (!request.shown || request.shown == m_tree)
        m_mapping = nullptr;
    else if (!m_mapping || m_mapping->from != request.shown || m_mapping->to != m_tree)
        m_mapping = std::make_shared<const SnapshotMapping>(mapSnapshots(request.shown, m_tree));
}

/// They belong to the tree, whatever weights are tried.
void Evaluator::prepareQueueNames()
{
    if (m_namesOf == m_tree)
        return;
    m_queueNames = std::make_shared<const QueueNames>(*m_tree);
    m_namesOf = m_tree;
}

Result<void> Evaluator::prepareTree(const EvaluationRequest& request, const Scenario& scenario)
{
    auto structural = structuralPart(scenario.edits);
    if (m_tree && structural == *m_structural)
        return {};
    auto tree = restructure(request.snapshot, scenario);
    if (!tree)
        return tree.error();
    auto edits = std::make_shared<const std::vector<Edit>>(std::move(structural));
    auto baseOf = *tree == m_base
        ? nullptr
        : std::make_shared<const std::vector<AssocIndex>>(baseAssocs(*m_base, **tree));
    m_tree = std::move(tree).value();
    m_structural = std::move(edits);
    m_baseOf = std::move(baseOf);
    return {};
}

std::shared_ptr<const Evaluation> Evaluator::compute(const Inputs& inputs)
{
    auto evaluation = m_pool.take(inputs.snapshot.get());
    fairlead::evaluate(inputs, m_memory, *evaluation);
    return evaluation;
}

} // namespace fairlead::models
