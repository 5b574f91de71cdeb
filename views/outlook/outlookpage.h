// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/outcome/replicas.h"
#include "models/outlook/outlookview.h"

#include <QWidget>

#include <chrono>
#include <optional>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTreeView;

namespace fairlead::models {
class CourseModel;
class OutlookModel;
class ScenarioDocument;
} // namespace fairlead::models

namespace fairlead::views {

class ChartTwin;
class EmptyState;
class OutlookChoices;
class OutlookFacts;
class OutlookScenarios;
class OutlookState;
class ShapeMapView;
class StarvingButton;

/// Why what is shown is not what a run would give now.
enum class Outdated
{
    No,
    Settings, ///< other edits, policies or days are wanted
    Moment, ///< the time line has moved
    Reading ///< the source has been read again
};

/// What a policy would have done: recorded weeks replayed under the policy as it is, with the edits
/// and under a policy that Compare has opened, with how far to trust it first. Somebody else runs
/// the replays.
class OutlookPage : public QWidget
{
    Q_OBJECT

public:
    explicit OutlookPage(models::ScenarioDocument* document, QWidget* parent = nullptr);

    /// How many of the last days of the history are wanted; 0: all of it.
    [[nodiscard]] int days() const;
    [[nodiscard]] models::OutlookModel* model() const { return m_model; }
    [[nodiscard]] models::CourseModel* courses() const { return m_courses; }
    /// What is replayed beside the policy as it is and the edits.
    [[nodiscard]] OutlookScenarios& scenarios() const { return *m_scenarios; }
    void showRunning(bool isRunning);
    /// Of the run, 0 to 1.
    void showProgress(double done);
    void showOutlook(const std::shared_ptr<const models::OutlookView>& view);
    /// Says why there is nothing to see, and what to do.
    void showProblem(const QString& title, const QString& advice);
    /// Until another source is open nothing can be run; says why.
    void showNoHistory(const QString& why);
    /// Nothing has been run yet; how long it would take, if that is known.
    void showExpected(std::optional<std::chrono::milliseconds> cost);
    /// In these days no job waited; the second is what the history tells of.
    void showEmptyPeriod(const replay::Period& period, const replay::Period& history);
    /// What is shown has to be run again, under so many policies.
    void showOutdated(Outdated why, std::size_t policies);
    /// Before that or without it: which policy no replay can follow; empty: none.
    void showLeftOut(const QString& sentence);
    /// Somebody has stopped a run: of so many replicas is what is shown; 0: it is what was there.
    void showStopped(int done = 0, int all = 0);

signals:
    /// Replays are wanted.
    void runRequested();
    void cancelRequested();
    /// days() is another number.
    void daysChanged();
    /// Others of the scenarios are wanted.
    void scenariosChanged();
    /// Somebody begins to look at the page.
    void shown();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeHead();
    void setWhyNoRun(const QString& why);
    QWidget* makeContent();
    QComboBox* makeChoice(const QString& name, const QString& accessibleName);
    void onSnapshotReset();
    void refresh();
    /// The table behind the trust band: what was recorded beside what the replays give.
    void showFound();

    models::ScenarioDocument* m_document;
    models::OutlookModel* m_model;
    models::CourseModel* m_courses;
    OutlookScenarios* m_scenarios = nullptr;
    std::shared_ptr<const models::OutlookView> m_view;
    QComboBox* m_days = nullptr;
    OutlookChoices* m_choices = nullptr;
    QPushButton* m_run = nullptr;
    QPushButton* m_cancel = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_period = nullptr;
    OutlookState* m_state = nullptr;
    OutlookFacts* m_facts = nullptr;
    QStackedWidget* m_charts = nullptr;
    ShapeMapView* m_shapes = nullptr;
    StarvingButton* m_starving = nullptr; ///< where that is compared
    QTreeView* m_table = nullptr;
    ChartTwin* m_twin = nullptr;
    EmptyState* m_empty = nullptr;
    QStackedWidget* m_stack = nullptr;
};

} // namespace fairlead::views
