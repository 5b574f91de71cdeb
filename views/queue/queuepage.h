// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/indices.h"
#include "engine/base/result.h"
#include "engine/replay/recording/limits.h"

#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QMenu;
class QStackedWidget;
class QTabWidget;

namespace fairlead::models {
class JobTermsModel;
class QueueModel;
class ScenarioDocument;
} // namespace fairlead::models

namespace fairlead::views {

class ChartTwin;
class EmptyState;
class JobPanel;
class PlaceView;
class QueueTable;
class WhyPanel;

/// The ranked queue; below it the selected jobs as a chart and the reason for their order in words.
class QueuePage : public QWidget
{
    Q_OBJECT

public:
    explicit QueuePage(models::ScenarioDocument* document, QWidget* parent = nullptr);

    /// Shows the jobs that a search finds.
    void search(const QString& text);
    /// What of the search can be no job, in words; empty: nothing.
    [[nodiscard]] QString searchFault() const;
    void selectEntry(RowIndex entry);
    /// As Explainer::setLimits().
    void setLimits(std::shared_ptr<const Result<replay::Limits>> limits);
    /// As QueueTable::selectNext().
    void selectNext(int step);
    /// As QueueTable::fillMenu().
    void fillMenu(QMenu& menu);
    /// As QueueTable::choices().
    [[nodiscard]] QStringList tableChoices() const;
    void setTableChoices(const QStringList& choices);
    [[nodiscard]] models::QueueModel* model() const { return m_model; }

signals:
    void accountRequested(fairlead::AssocIndex account);
    void reachRequested(fairlead::RowIndex row);
    void planRequested(fairlead::RowIndex row);
    void overtakingRequested(fairlead::RowIndex first, fairlead::RowIndex second);

private:
    QWidget* makeTop();
    QWidget* makeBottom();
    QWidget* makeTools();
    void onSelection(const std::vector<RowIndex>& rows);
    void refreshCount();
    void sayOfWhen();
    /// False: the source has no list of jobs.
    [[nodiscard]] bool isKnown() const;
    [[nodiscard]] QString adviceOn(const QString& text) const;
    [[nodiscard]] QString allText(int total) const;
    [[nodiscard]] QString partText(int shown, int total) const;

    models::ScenarioDocument* m_document;
    models::JobTermsModel* m_terms = nullptr; // before m_model, whose selection it is told
    models::QueueModel* m_model = nullptr;
    QLabel* m_count = nullptr;
    QueueTable* m_table = nullptr;
    QStackedWidget* m_stack = nullptr;
    EmptyState* m_empty = nullptr;
    EmptyState* m_noHits = nullptr;
    QTabWidget* m_details = nullptr;
    JobPanel* m_chart = nullptr;
    PlaceView* m_place = nullptr;
    ChartTwin* m_placeTwin = nullptr;
    bool m_prefersPlace = false; // of the two tabs, where both have something to show
    WhyPanel* m_why = nullptr;
};

} // namespace fairlead::views
