// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/inverse/inverse.h"
#include "models/lists/reachmodel.h"

#include <QDialog>

#include <limits>

class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QTreeView;

namespace fairlead::views {

/// "What would put this job at rank N, or this account at factor F?": that is typed, each line is
/// one value that would do it, and one click tries that in the scenario. Stays beside the window;
/// deletes itself when it is closed.
class ReachDialog : public QDialog
{
    Q_OBJECT

public:
    /// @param whose  number of a job, or name of an account or user
    ReachDialog(models::ReachFigure figure, const QString& whose, QWidget* parent = nullptr);

    /// The rank that the job has, and how many rows are ranked; 0: it has none.
    /// @param partition  of its best row, where it has several; else empty
    void showRank(int rank, int ranked, const QString& partition);
    /// Of an account or user. The first one is offered to be changed.
    void showFactor(double factor);
    /// The job has left the queue, or the account the tree.
    void showGone();
    /// A search is under way.
    void showSearching();
    /// What is wanted is there already.
    void showNothingAsked(bool isGranted);
    void showAnswers(const std::vector<Reach>& answers);
    /// Why what is wanted cannot be; empty: it can.
    [[nodiscard]] QString problem() const;
    /// The same in place of answers.
    void showProblem(const QString& words);
    /// The figure that is asked for.
    [[nodiscard]] double wanted() const;
    [[nodiscard]] models::ReachModel* model() const { return m_model; }

signals:
    /// wanted() is another.
    void wantedChanged();
    void tryRequested(const fairlead::Edit& edit);

private:
    [[nodiscard]] QWidget* makeRankBox();
    [[nodiscard]] QWidget* makeFactorBox();
    [[nodiscard]] std::optional<Edit> selectedEdit() const;
    [[nodiscard]] std::optional<Edit> editAt(int row) const;
    void chooseRow();
    void tryIt();
    void refreshButton();

    models::ReachFigure m_figure;
    models::ReachModel* m_model;
    QLabel* m_present;
    QSpinBox* m_rank = nullptr; ///< null: a factor is asked for
    QDoubleSpinBox* m_factor = nullptr;
    QTreeView* m_table;
    QLabel* m_state;
    QLabel* m_why; ///< the chosen value cannot be tried
    QPushButton* m_try = nullptr;
    QString m_whose;
    int m_ranked = std::numeric_limits<int>::max(); ///< rows with a rank
    QString m_chosen; ///< the lever that the user chose; empty: none
    bool m_isShowing = false; ///< rows come and go, and none of them by choice
    bool m_isSearching = false; ///< the table holds the answers to another question
};

} // namespace fairlead::views
