// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/advice/finding.h"
#include "engine/priority/evaluation.h"
#include "engine/replay/outcome/trust.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QStackedWidget;
class QTreeView;

namespace fairlead::models {
class AdviceModel;
class Adviser;
class ScenarioDocument;
class ScenarioEditor;
} // namespace fairlead::models

namespace fairlead::views {

class EmptyState;
class TrustBand;

/// What is wrong with the policy: a list of findings, and below it the evidence of the selected
/// one, what to do, and a button that puts it into the scenario as one step.
class AdvicePage : public QWidget
{
    Q_OBJECT

public:
    AdvicePage(models::ScenarioDocument* document, models::ScenarioEditor* editor,
               QWidget* parent = nullptr);

    [[nodiscard]] models::AdviceModel* model() { return m_model; }
    [[nodiscard]] models::Adviser& adviser() { return *m_adviser; }
    /// A source that takes no edits: nothing can be tried.
    void setLocked(bool isLocked);
    /// What a replay says of a finding, a sentence each, with how far to trust it first: for the
    /// band, and a sentence each.
    void showReplay(const Finding& finding, const std::optional<replay::TrustFigures>& figures,
                    const QStringList& trust, const QStringList& sentences);
    /// A replay is under way, or has been stopped.
    void showReplaying(bool isReplaying);
    void showProgress(double done);

signals:
    /// Somebody wants to know what a replay says of it.
    void replayRequested(const fairlead::Finding& finding);
    void replayCancelled();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* makeContent();
    QWidget* makeDetails();
    [[nodiscard]] int chosen() const;
    void refresh();
    void showEmpty();
    void fitStack();
    void showNoFinding(int jobs);
    void showChosen();
    void tryChosen();
    void askReplay();
    void nameAsk();
    void showReplayOf(const Finding& finding);
    [[nodiscard]] QWidget* makeReplay(QWidget* parent);

    models::ScenarioDocument* m_document;
    models::ScenarioEditor* m_editor;
    models::Adviser* m_adviser;
    models::AdviceModel* m_model;
    QTreeView* m_view;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    QLabel* m_what = nullptr;
    QLabel* m_evidence = nullptr;
    QLabel* m_advice = nullptr;
    QLabel* m_edits = nullptr;
    QPushButton* m_try = nullptr;
    QPushButton* m_ask = nullptr;
    TrustBand* m_band = nullptr;
    QLabel* m_replay = nullptr;
    /// Under the policy as it is.
    struct Replayed
    {
        Finding finding;
        std::optional<replay::TrustFigures> trust;
        QString text;
    };
    std::vector<Finding> m_seen; ///< what the page shows
    std::vector<Replayed> m_replayed;
    std::shared_ptr<const Evaluation> m_replayedOf; ///< whose findings m_replayed is about
    bool m_isReplaying = false;
    double m_done = 0.0; ///< of the replay
    bool m_isLocked = false;
};

} // namespace fairlead::views
