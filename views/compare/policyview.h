// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;

namespace fairlead::models {
class PolicyComparison;
class ScenarioDocument;
} // namespace fairlead::models

namespace fairlead::views {

/// The same queue under two policies: their names, how far the two rankings agree, what had to be
/// assumed, and which accounts and jobs differ most.
class PolicyView : public QWidget
{
    Q_OBJECT

public:
    PolicyView(models::ScenarioDocument* document, models::PolicyComparison* comparison,
               QWidget* parent = nullptr);

signals:
    void jobActivated(const QString& job);

private:
    void refresh();
    void showNames();
    [[nodiscard]] QString hereText() const;
    [[nodiscard]] QString thereText() const;

    models::ScenarioDocument* m_document;
    models::PolicyComparison* m_comparison;
    QLabel* m_here = nullptr;
    QLabel* m_there = nullptr;
    QLabel* m_agreement = nullptr;
    QLabel* m_effect = nullptr;
    QLabel* m_assumed = nullptr;
    QWidget* m_tables = nullptr;
};

} // namespace fairlead::views
