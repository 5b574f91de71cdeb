// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/outlook/outlookview.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTreeView;

namespace fairlead::models {
class OutlookModel;
class ScenarioDocument;
} // namespace fairlead::models

namespace fairlead::views {

class ChartTwin;
class EmptyState;

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
    void showRunning(bool isRunning);
    /// Of the run, 0 to 1.
    void showProgress(double done);
    void showOutlook(const std::shared_ptr<const models::OutlookView>& view);
    /// Says why there is nothing to see, and what to do.
    void showProblem(const QString& title, const QString& advice);
    /// What is shown is of other edits: it has to be run again.
    void showOutdated(bool isOutdated);

signals:
    /// Replays are wanted.
    void runRequested();
    void cancelRequested();
    /// Somebody begins to look at the page.
    void shown();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeContent();
    QComboBox* makeChoice(const QString& name, const QString& accessibleName);
    void onSnapshotReset();
    void refresh();

    models::ScenarioDocument* m_document;
    models::OutlookModel* m_model;
    std::shared_ptr<const models::OutlookView> m_view;
    QComboBox* m_days = nullptr;
    QComboBox* m_group = nullptr;
    QComboBox* m_figure = nullptr;
    QPushButton* m_run = nullptr;
    QPushButton* m_cancel = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_state = nullptr;
    QLabel* m_trust = nullptr;
    QStackedWidget* m_charts = nullptr; ///< dumbbells, bars
    ChartTwin* m_twin = nullptr;
    EmptyState* m_empty = nullptr;
    QStackedWidget* m_stack = nullptr;
};

} // namespace fairlead::views
