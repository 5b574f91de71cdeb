// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QStackedWidget;
class QToolButton;

namespace fairlead::models {
class PolicyComparison;
class ScenarioDocument;
} // namespace fairlead::models

namespace fairlead::views {

/// The scenario against the cluster as it was read, or against another policy: which accounts gain
/// and lose places, and which jobs.
class ComparePage : public QWidget
{
    Q_OBJECT

public:
    explicit ComparePage(models::ScenarioDocument* document, QWidget* parent = nullptr);

    /// What is shown while it is active.
    [[nodiscard]] models::PolicyComparison& comparison() { return *m_comparison; }

signals:
    void jobActivated(const QString& job);
    /// Another policy is to be chosen.
    void policyRequested();

private:
    QWidget* makeTop();
    QWidget* makeScenario();
    void refresh();
    [[nodiscard]] QString scenarioTitle() const;
    [[nodiscard]] QString effectText() const;

    models::ScenarioDocument* m_document;
    models::PolicyComparison* m_comparison;
    QLabel* m_title = nullptr;
    QLabel* m_effect = nullptr;
    QToolButton* m_choose = nullptr;
    QToolButton* m_back = nullptr;
    QStackedWidget* m_stack = nullptr;
    QWidget* m_scenario = nullptr;
    QWidget* m_empty = nullptr;
    QWidget* m_policy = nullptr;
};

} // namespace fairlead::views
