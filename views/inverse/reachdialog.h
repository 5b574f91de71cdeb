// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/inverse/inverse.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QSpinBox;
class QTreeView;

namespace fairlead::models {
class ReachModel;
}

namespace fairlead::views {

/// "What would put this job at rank N?": the rank is typed, each line is one value that would do
/// it, and one click tries that in the scenario. Stays beside the window; deletes itself when it is
/// closed.
class ReachDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ReachDialog(const QString& job, QWidget* parent = nullptr);

    /// The rank that the job has, and how many rows are ranked; 0: it has none.
    void showPresent(int rank, int ranked);
    /// A search is under way.
    void showSearching();
    void showAnswers(const std::vector<Reach>& answers);
    /// The rank that is asked for.
    [[nodiscard]] int wanted() const;
    [[nodiscard]] models::ReachModel* model() const { return m_model; }

signals:
    /// wanted() is another.
    void wantedChanged();
    void tryRequested(const fairlead::Edit& edit);

private:
    [[nodiscard]] std::optional<Edit> selectedEdit() const;
    void tryIt();
    void refreshButton();

    models::ReachModel* m_model;
    QLabel* m_present;
    QSpinBox* m_rank;
    QTreeView* m_table;
    QLabel* m_state;
    QPushButton* m_try = nullptr;
    QString m_job;
};

} // namespace fairlead::views
