// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/document/scenariodocument.h"

#include "engine/scenario/editrules.h"
#include "models/document/dropaway.h"

#include <algorithm>
#include <map>

namespace fairlead::models {

namespace {

const Policy& defaultPolicy()
{
    static const Policy policy;
    return policy;
}

} // namespace

ScenarioDocument::ScenarioDocument(QObject* parent, EvaluationRunner::Gate gate)
    : QObject(parent)
    , m_runner(std::make_unique<EvaluationRunner>(nullptr, std::move(gate)))
{
    connect(m_runner.get(), &EvaluationRunner::evaluated, this, &ScenarioDocument::accept);
}

ScenarioDocument::~ScenarioDocument() = default;

void ScenarioDocument::setSnapshot(std::shared_ptr<const Snapshot> snapshot, std::int64_t now)
{
    emit snapshotAboutToReset();
    m_runner->cancelPending();
    m_next = {};
    m_base = snapshot;
    m_tree = std::move(snapshot);
    m_now = now;
    m_shown = {};
    m_edited = m_base ? EditedScenario(m_base, m_tree, {}) : EditedScenario();
    m_lastError.reset();
    m_origins.clear();
    m_hasOtherBase = false;
    m_shown.revision = ++m_revision; // nothing older may arrive
    emit snapshotReset();
    emit snapshotShown();
    emit scenarioChanged();
    emit policyChanged();
    setConflicts({});
    requestEvaluation();
}

void ScenarioDocument::setColours(ColourSlots chosen)
{
    if (chosen == m_colours)
        return;
    m_colours = std::move(chosen);
    requestEvaluation();
}

void ScenarioDocument::setReading(const QString& source)
{
    if (source == m_reading)
        return;
    m_reading = source;
    emit readingChanged();
}

void ScenarioDocument::refreshSnapshot(std::shared_ptr<const Snapshot> snapshot, std::int64_t now)
{
    if (!m_base || !snapshot) {
        setSnapshot(std::move(snapshot), now);
        return;
    }
    if (snapshot == m_base) { // no other one is wanted any more
        m_next = {};
        takeMoment(now);
    } else {
        m_next = {std::move(snapshot), now};
    }
    requestEvaluation();
}

void ScenarioDocument::setScenario(const Scenario& scenario)
{
    if (!m_base || scenario == m_edited.scenario())
        return;
    recallOrigins(scenario);
    setEdited(editedScenario(scenario));
    requestEvaluation();
}

/// Of edits that somebody makes anew, who sees what the source says now.
void ScenarioDocument::forgetConflicts(std::span<const Edit> edits)
{
    const auto isMade = [edits](const EditConflict& conflict) {
        return std::ranges::find(edits, conflict.edit) != edits.end();
    };
    std::erase_if(m_recalled, isMade);
    auto conflicts = m_conflicts;
    std::erase_if(conflicts, isMade);
    setConflicts(std::move(conflicts));
}

/// Undo, and whatever else brings edits back: the source may have changed since they were made.
void ScenarioDocument::recallOrigins(const Scenario& scenario)
{
    const bool isTold = !m_recalled.empty() && m_recalledFor == m_revision + 1;
    if (m_hasOtherBase && !isTold)
        recall(m_origins.knownOf(scenario, m_conflicts));
}

void ScenarioDocument::recall(std::vector<EditConflict> known)
{
    m_origins.take(known);
    m_hasOtherBase = m_hasOtherBase || !known.empty();
    m_recalled = std::move(known);
    m_recalledFor = m_revision + 1;
}

void ScenarioDocument::setMoment(std::int64_t now)
{
    if (!m_base || m_next.snapshot || now == m_now)
        return; // a reading that is under way brings its own
    takeMoment(now);
    requestEvaluation();
}

void ScenarioDocument::takeMoment(std::int64_t now)
{
    if (now == m_now)
        return;
    m_now = now;
    emit momentChanged();
}

void ScenarioDocument::keepMine(const EditConflict& conflict)
{
    auto conflicts = m_conflicts;
    const auto known = std::ranges::find(conflicts, conflict);
    if (known == conflicts.end())
        return;
    if (isCarriedOut(conflict)) {
        m_origins.keep(conflict);
        conflicts.erase(known);
    } else {
        known->isKept = true;
    }
    setConflicts(std::move(conflicts));
    requestEvaluation(); // what is under way still knows the conflict as open
}

void ScenarioDocument::setConflicts(std::vector<EditConflict> conflicts)
{
    if (conflicts == m_conflicts)
        return;
    m_conflicts = std::move(conflicts);
    emit conflictsChanged();
}

Result<void> ScenarioDocument::apply(const Edit& edit)
{
    return apply(std::span(&edit, 1));
}

Result<void> ScenarioDocument::apply(std::span<const Edit> edits)
{
    if (!m_base)
        return Error{ErrorCode::Usage, worded(tr("Nothing is loaded.").toStdString()), {}};
    std::map<AssocIndex, std::uint32_t> sharesBefore;
    for (const auto& edit : edits) {
        const auto* share = std::get_if<ShareEdit>(&edit);
        const auto assoc = share == nullptr ? AssocIndex() : findAssoc(*m_tree, share->assoc);
        if (assoc.isValid())
            sharesBefore.emplace(assoc, shares(assoc));
    }
    const auto policyBefore = policy();
    const auto added = edits.size() == 1 ? m_edited.add(edits.front()) : m_edited.addAll(edits);
    if (added.refused)
        return errorOf(*added.refused);
    if (!added.isOther)
        return {};
    m_origins.made(edits, *m_base);
    forgetConflicts(edits);
    std::vector<AssocIndex> changed;
    for (const auto& [assoc, before] : sharesBefore) {
        if (shares(assoc) != before)
            changed.push_back(assoc);
    }
    announce(changed, policy() != policyBefore);
    requestEvaluation();
    return {};
}

const Policy& ScenarioDocument::baselinePolicy() const
{
    return m_base ? m_base->policy : defaultPolicy();
}

QString ScenarioDocument::parameter(const QString& name) const
{
    return QString::fromStdString(parameterValue(policy(), name.toStdString()));
}

QString ScenarioDocument::baselineParameter(const QString& name) const
{
    return QString::fromStdString(parameterValue(baselinePolicy(), name.toStdString()));
}

bool ScenarioDocument::isParameterEdited(const QString& name) const
{
    return parameter(name) != baselineParameter(name);
}

Edit ScenarioDocument::resetParameterEdit(const QString& name) const
{
    return ParameterEdit{name.toStdString(), baselineParameter(name).toStdString()};
}

std::uint32_t ScenarioDocument::shares(AssocIndex assoc) const
{
    return m_edited.values().sharesOf(assoc);
}

std::uint32_t ScenarioDocument::baselineShares(AssocIndex assoc) const
{
    const auto base = baselineAssoc(assoc);
    return base.isValid() ? m_base->assocs.shares[base.at()] : slurm::noValue;
}

AssocIndex ScenarioDocument::baselineAssoc(AssocIndex assoc) const
{
    return m_shown.baseOf ? (*m_shown.baseOf)[assoc.at()] : assoc;
}

SliceColour ScenarioDocument::colour(AssocIndex assoc) const
{
    return m_shown.baseline ? m_shown.baseline->colours.colour(*m_tree, assoc) : SliceColour();
}

EditedScenario ScenarioDocument::editedScenario(const Scenario& scenario) const
{
    const auto& carriedOut = m_shown.carriedOut; // null: nothing has come from the worker yet
    return {m_base, m_tree, scenario,
            carriedOut ? std::span<const Edit>(*carriedOut) : std::span<const Edit>()};
}

// The edited values at once, before the worker has answered; of the same tree as before.
void ScenarioDocument::setEdited(EditedScenario edited)
{
    const auto changed = differing(m_edited.values(), edited.values());
    const bool isOtherPolicy = edited.values().policy() != policy();
    m_edited = std::move(edited);
    announce(changed, isOtherPolicy);
}

void ScenarioDocument::announce(const std::vector<AssocIndex>& shares, bool isOtherPolicy)
{
    emit scenarioChanged();
    if (!shares.empty())
        emit sharesChanged(shares);
    if (isOtherPolicy)
        emit policyChanged();
}

void ScenarioDocument::requestEvaluation()
{
    if (!m_base) {
        updateStale();
        return;
    }
    EvaluationRequest request;
    request.revision = ++m_revision;
    request.snapshot = m_next.snapshot ? m_next.snapshot : m_base;
    request.now = m_next.snapshot ? m_next.now : m_now;
    request.scenario = scenario();
    request.before = m_base;
    request.shown = m_tree;
    request.conflicts = m_recalled.empty() ? m_conflicts : m_recalled;
    request.colours = m_colours;
    updateStale();
    m_runner->request(std::move(request));
}

void ScenarioDocument::accept(const EvaluationOutcome& outcome)
{
    if (outcome.revision <= m_shown.revision)
        return; // of an older snapshot
    if (outcome.error) {
        if (outcome.revision == m_revision) {
            m_next = {};
            m_lastError = outcome.error;
            emit evaluationFailed(*outcome.error);
        }
        return;
    }
    m_lastError.reset();
    auto before = m_shown;
    if (outcome.evaluation->inputs.snapshot == m_tree)
        m_shown = outcome;
    else
        showTree(outcome);
    emit evaluationChanged();
    if (outcome.revision >= m_recalledFor)
        m_recalled.clear();
    setConflicts(outcome.conflicts);
    updateStale();
    dropAway(std::move(before)); // nobody shows it any more
}

// The next reading, or a tree with other structural edits.
void ScenarioDocument::showTree(const EvaluationOutcome& outcome)
{
    auto mapping = outcome.mapping;
    if (!mapping || mapping->from != m_tree) // an earlier answer has changed the tree meanwhile
        mapping = std::make_shared<const SnapshotMapping>(
            mapSnapshots(m_tree, outcome.evaluation->inputs.snapshot));
    emit snapshotAboutToChange(*mapping);
    m_base = outcome.baseline->evaluation->inputs.snapshot;
    m_now = outcome.evaluation->inputs.now;
    if (m_base == m_next.snapshot) {
        m_next = {};
        m_hasOtherBase = true;
    }
    m_tree = mapping->to;
    m_shown = outcome;
    const auto policyBefore = policy();
    m_edited = editedScenario(scenario());
    emit snapshotChanged(*mapping);
    emit snapshotShown();
    announce({}, policy() != policyBefore);
}

void ScenarioDocument::updateStale()
{
    if (m_wasStale == isStale())
        return;
    m_wasStale = isStale();
    emit staleChanged(m_wasStale);
}

} // namespace fairlead::models
