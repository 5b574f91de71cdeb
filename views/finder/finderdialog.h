// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/finder/space.h"

#include <QDialog>

#include <chrono>
#include <memory>
#include <optional>

class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QSortFilterProxyModel;
class QSpinBox;
class QTreeView;

namespace fairlead::models {
class FinderModel;
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

    void setQuestion(const QStringList& targets, const QStringList& varied);
    // What is asked for; lines that are not empty.
    [[nodiscard]] QStringList targets() const;
    [[nodiscard]] QStringList varied() const;
    /// How many policies are tried, with the present one.
    [[nodiscard]] int candidates() const;
    void setCandidates(int count);

    /// A search is under way, or over.
    void showRunning(bool isRunning);
    /// @param left  about; nothing: that is not known yet
    void showProgress(double done, std::optional<std::chrono::seconds> left);
    void showProblem(const QString& text);
    /// What is typed cannot be searched for: what was found before stays.
    void showRefusal(const QString& text);
    enum class Box
    {
        Targets,
        Varied
    };
    /// The line that is wrong: its number among targets() or varied().
    void pointAt(Box box, int line);
    /// There is nothing to search in; says why.
    void setWhyNone(const QString& why);
    void showNothing() { showProblem({}); }
    /// What is typed in both boxes.
    struct Question
    {
        QStringList targets;
        QStringList varied;
        bool operator==(const Question&) const = default;
    };
    [[nodiscard]] Question question() const { return {targets(), varied()}; }
    /// What has been edited since the search of what is listed began.
    enum class Edited
    {
        Nothing,
        Varied, ///< what the search varied: each policy is still what it was
        Others ///< the policies that were replayed are others now
    };
    void showEdited(Edited edited);
    /// @param asked  what it answers
    void showFound(const std::shared_ptr<const models::FinderView>& view, const Question& asked);
    [[nodiscard]] models::FinderModel* model() const { return m_model; }

signals:
    void runRequested();
    void stopRequested();
    void tryRequested(const fairlead::finder::Candidate& edits);

private:
    void sayStopped();
    void showSummary();
    [[nodiscard]] QPlainTextEdit* makeLines(const QString& name, const QString& help);
    [[nodiscard]] QWidget* makeQuestion();
    [[nodiscard]] QWidget* makeRunRow();
    [[nodiscard]] QString summary(const models::FinderView& view) const;
    [[nodiscard]] finder::Candidate selected() const;
    void selectBest();
    void tryIt();
    void refreshButton();

    models::FinderModel* m_model;
    std::shared_ptr<const models::FinderView> m_view; ///< null: nothing is listed
    Question m_asked; ///< what it answers
    Edited m_edited = Edited::Nothing;
    QPlainTextEdit* m_targets = nullptr;
    QPlainTextEdit* m_varied = nullptr;
    QSpinBox* m_candidates = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_run = nullptr;
    QPushButton* m_stop = nullptr;
    QSortFilterProxyModel* m_sorted;
    QTreeView* m_table;
    ScrolledLabel* m_state;
    TrustBand* m_band;
    ScrolledLabel* m_trust;
    QPushButton* m_try = nullptr;
};

} // namespace fairlead::views
