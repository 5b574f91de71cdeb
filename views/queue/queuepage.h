// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/indices.h"

#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;
class QStackedWidget;
class QTimer;

namespace fairlead::models {
class JobTermsModel;
class QueueModel;
class ScenarioDocument;
} // namespace fairlead::models

namespace fairlead::views {

class JobPanel;
class QueueTable;
class WhyPanel;

/// The ranked queue; below it the selected jobs as a chart and the reason for their order in words.
class QueuePage : public QWidget
{
    Q_OBJECT

public:
    explicit QueuePage(models::ScenarioDocument* document, QWidget* parent = nullptr);

    /// Ctrl+F.
    void focusFilter();
    void selectEntry(RowIndex entry);
    [[nodiscard]] models::QueueModel* model() const { return m_model; }

private:
    QWidget* makeTop();
    QWidget* makeBottom();
    void applyFilter();
    void onSelection(const std::vector<RowIndex>& rows);
    void refreshCount();

    models::ScenarioDocument* m_document;
    models::JobTermsModel* m_terms = nullptr; // before m_model, whose selection it is told
    models::QueueModel* m_model = nullptr;
    QLineEdit* m_filter = nullptr;
    QTimer* m_filterDelay = nullptr;
    QLabel* m_count = nullptr;
    QueueTable* m_table = nullptr;
    QStackedWidget* m_stack = nullptr;
    JobPanel* m_chart = nullptr;
    WhyPanel* m_why = nullptr;
};

} // namespace fairlead::views
