// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/finder/space.h"
#include "views/finder/finderquestion.h"

#include <QDialog>

#include <chrono>
#include <memory>
#include <optional>

class QProgressBar;
class QPushButton;
class QSpinBox;
class QTreeView;

namespace fairlead::models {
class FinderModel;
class NaturalSort;
struct FinderView;
} // namespace fairlead::models

namespace fairlead::views {

class ScrolledLabel;
class TrustBand;

/// "Which settings would reach these targets?": targets and what may change are typed, one a line;
/// each line of the answer is a policy, and one click tries it in the scenario. Stays beside the
/// window; deletes itself when it is closed.
class FinderDialog : public QDialog
{
    Q_OBJECT

public:
    explicit FinderDialog(QWidget* parent = nullptr);

    [[nodiscard]] FinderQuestion& question() { return *m_question; }
    /// How many policies are tried, with the present one.
    [[nodiscard]] int candidates() const;
    void setCandidates(int count);
    /// About how long the search takes for each policy that is tried.
    void setCostOfOne(std::chrono::milliseconds cost);

    /// A search is under way, or over.
    void showRunning(bool isRunning);
    /// @param left  about; nothing: that is not known yet
    void showProgress(double done, std::optional<std::chrono::seconds> left);
    void showProblem(const QString& text);
    /// What is typed cannot be searched for: what was found before stays.
    void showRefusal(const QString& text);
    /// There is nothing to search in; says why.
    void setWhyNone(const QString& why);
    void showNothing() { showProblem({}); }
    /// What has been edited since the search of what is listed began.
    enum class Edited
    {
        Nothing,
        Varied, ///< what the search varied: each policy is still what it was
        Others ///< the policies that were replayed are others now
    };
    void showEdited(Edited edited);
    /// @param asked  what it answers
    void showFound(const std::shared_ptr<const models::FinderView>& view,
                   const FinderQuestion::Lines& asked);
    [[nodiscard]] models::FinderModel* model() const { return m_model; }

signals:
    void runRequested();
    void stopRequested();
    void tryRequested(const fairlead::finder::Candidate& edits);

private:
    void sayStopped();
    void refreshExpected();
    void showExpected();
    void showSummary();
    [[nodiscard]] QWidget* makeRunRow();
    [[nodiscard]] QString summary(const models::FinderView& view) const;
    [[nodiscard]] finder::Candidate selected() const;
    void selectBest();
    void tryIt();
    void refreshButton();

    FinderQuestion* m_question;
    models::FinderModel* m_model;
    std::shared_ptr<const models::FinderView> m_view; ///< null: nothing is listed
    bool m_isRefused = false; ///< why stands where what is expected would
    FinderQuestion::Lines m_asked; ///< what it answers
    std::chrono::milliseconds m_costOfOne{0}; ///< 0: not known
    Edited m_edited = Edited::Nothing;
    QSpinBox* m_candidates = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_run = nullptr;
    QPushButton* m_stop = nullptr;
    models::NaturalSort* m_sorted;
    QTreeView* m_table;
    ScrolledLabel* m_state;
    TrustBand* m_band;
    ScrolledLabel* m_trust;
    QPushButton* m_try = nullptr;
};

} // namespace fairlead::views
