// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/editedscenario.h"
#include "engine/scenario/editorigins.h"
#include "models/evaluation/evaluationrunner.h"

#include <QObject>
#include <QString>

#include <memory>
#include <span>
#include <vector>

namespace fairlead::models {

/// The state that every page shows: a snapshot, the edits over it, and what comes out.
///
/// Owned by the window, on the GUI thread. Edited values (shares(), policy()) are there at once;
/// computed ones (evaluation(), difference()) follow from the worker, and until then the older ones
/// stay: isStale(). The tree that is shown is snapshot(); structural edits replace it when the
/// worker has carried them out. Then, as for the next reading of the same source, models tell what
/// came, went and moved. Another source resets them. Edits that meet a source that has changed are
/// conflicts(): none is lost.
class ScenarioDocument : public QObject
{
    Q_OBJECT

public:
    explicit ScenarioDocument(QObject* parent = nullptr, EvaluationRunner::Gate gate = {});
    ~ScenarioDocument() override;

    /// Shows another snapshot at another moment, without edits. A null pointer shows nothing.
    void setSnapshot(std::shared_ptr<const Snapshot> snapshot, std::int64_t now);
    /// Shows the next reading of the same source; the edits stay.
    void refreshSnapshot(std::shared_ptr<const Snapshot> snapshot, std::int64_t now);
    void setScenario(const Scenario& scenario);
    /// Edits of the next scenario were made over other values than the source has by now.
    void recall(std::vector<EditConflict> known);
    /// Computes for another moment, Unix seconds; the next reading brings its own again.
    void setMoment(std::int64_t now);
    /// The edit of this conflict stays, in the knowledge of what the source says now.
    void keepMine(const EditConflict& conflict);
    /// Which colours first-level accounts have, by name, instead of those that follow from the
    /// names; of every source.
    void setColours(ColourSlots chosen);
    /// Adds one edit to the scenario. Error code Usage: refused, nothing has changed.
    Result<void> apply(const Edit& edit);
    /// Adds several, one after the other: all of them, or none. Error code Usage: one is refused.
    Result<void> apply(std::span<const Edit> edits);

    /// The name of what is being read, to be shown next; empty: nothing is.
    void setReading(const QString& source);
    [[nodiscard]] const QString& reading() const { return m_reading; }

    [[nodiscard]] bool hasSnapshot() const { return m_base != nullptr; }
    /// As read; without structural edits the same as snapshot().
    [[nodiscard]] const std::shared_ptr<const Snapshot>& baseSnapshot() const { return m_base; }
    /// The tree and the queue that models show. Null: nothing is loaded.
    [[nodiscard]] const std::shared_ptr<const Snapshot>& snapshot() const { return m_tree; }
    [[nodiscard]] std::int64_t now() const { return m_now; }
    [[nodiscard]] const Scenario& scenario() const { return m_edited.scenario(); }
    /// What edits meet in the snapshot, as of the last evaluation.
    [[nodiscard]] const std::vector<EditConflict>& conflicts() const { return m_conflicts; }
    [[nodiscard]] bool isEdited() const { return !scenario().edits.empty(); }

    /// Null until the first result. Always of the tree snapshot().
    [[nodiscard]] const std::shared_ptr<const Evaluation>& evaluation() const
    {
        return m_shown.evaluation;
    }
    [[nodiscard]] const std::shared_ptr<const Difference>& difference() const
    {
        return m_shown.difference;
    }
    /// Null until the first result: baseline evaluation, colours, agreement.
    [[nodiscard]] const std::shared_ptr<const BaselineFacts>& baseline() const
    {
        return m_shown.baseline;
    }
    [[nodiscard]] const EvaluationOutcome& outcome() const { return m_shown; }

    [[nodiscard]] quint64 revision() const { return m_revision; }
    /// An edit has not been evaluated yet.
    [[nodiscard]] bool isStale() const { return m_shown.revision != m_revision; }
    /// What evaluationFailed() said, until an evaluation succeeds.
    [[nodiscard]] const std::optional<Error>& lastError() const { return m_lastError; }

    /// The policy with the edits, at once; the other one as read. Defaults without a snapshot.
    [[nodiscard]] const Policy& policy() const { return m_edited.values().policy(); }
    [[nodiscard]] const Policy& baselinePolicy() const;
    /// In the words of slurm.conf, by its name ("PriorityWeightAge").
    [[nodiscard]] QString parameter(const QString& name) const;
    [[nodiscard]] QString baselineParameter(const QString& name) const;
    [[nodiscard]] bool isParameterEdited(const QString& name) const;
    /// The edit that takes a parameter back to what was read.
    [[nodiscard]] Edit resetParameterEdit(const QString& name) const;

    /// Raw shares with the edits, at once; an association of snapshot().
    [[nodiscard]] std::uint32_t shares(AssocIndex assoc) const;
    /// As read; noValue (engine/base/constants.h) for an association that the scenario adds.
    [[nodiscard]] std::uint32_t baselineShares(AssocIndex assoc) const;
    /// The same association in the baseline, invalid when the scenario adds it.
    [[nodiscard]] AssocIndex baselineAssoc(AssocIndex assoc) const;
    [[nodiscard]] SliceColour colour(AssocIndex assoc) const;

signals:
    /// reading() is another.
    void readingChanged();
    /// Another source: models call beginResetModel() and endResetModel().
    void snapshotAboutToReset();
    void snapshotReset();
    /// The next reading, or other structural edits: snapshot() is mapping.from and then mapping.to,
    /// and everything else here belongs to it. Models remove rows before and insert them after.
    void snapshotAboutToChange(const fairlead::models::SnapshotMapping& mapping);
    void snapshotChanged(const fairlead::models::SnapshotMapping& mapping);
    /// After snapshotReset() or snapshotChanged(): for what is read anew either way.
    void snapshotShown();
    void conflictsChanged();
    /// now() is another; what is computed for it follows.
    void momentChanged();
    /// Edits came or went. Which cells show something else is in the next two.
    void scenarioChanged();
    void sharesChanged(const std::vector<fairlead::AssocIndex>& assocs);
    void policyChanged();
    /// evaluation(), difference() and baseline() are new.
    void evaluationChanged();
    /// isStale() changed; views wait 150 ms before they say so.
    void staleChanged(bool isStale);
    /// The scenario cannot be carried out; the last result stays on the screen.
    void evaluationFailed(const fairlead::Error& error);

private:
    struct Next
    {
        std::shared_ptr<const Snapshot> snapshot;
        std::int64_t now = 0;
    };

    [[nodiscard]] EditedScenario editedScenario(const Scenario& scenario) const;
    void recallOrigins(const Scenario& scenario);
    void forgetConflicts(std::span<const Edit> edits);
    void setEdited(EditedScenario edited);
    void announce(const std::vector<AssocIndex>& shares, bool isOtherPolicy);
    void requestEvaluation();
    void takeMoment(std::int64_t now);
    void accept(const EvaluationOutcome& outcome);
    void showTree(const EvaluationOutcome& outcome);
    void setConflicts(std::vector<EditConflict> conflicts);
    void updateStale();

    QString m_reading;
    std::shared_ptr<const Snapshot> m_base;
    std::shared_ptr<const Snapshot> m_tree;
    std::int64_t m_now = 0;
    Next m_next; // a refreshed reading, shown when it has been evaluated
    EditedScenario m_edited;
    EvaluationOutcome m_shown;
    std::optional<Error> m_lastError;
    std::vector<EditConflict> m_conflicts;
    std::vector<EditConflict> m_recalled; // in place of those until an evaluation knows them
    quint64 m_recalledFor = 0; // the first revision that does
    EditOrigins m_origins;
    bool m_hasOtherBase = false; // than when one of the edits was made
    ColourSlots m_colours;
    quint64 m_revision = 0;
    bool m_wasStale = false;
    std::unique_ptr<EvaluationRunner> m_runner;
};

} // namespace fairlead::models
