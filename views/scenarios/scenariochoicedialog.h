// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

#include <span>
#include <vector>

class QPushButton;
class QTreeView;
class QTreeWidget;

namespace fairlead {
struct Evaluation;
struct Scenario;
struct ScenarioResult;
} // namespace fairlead
namespace fairlead::models {
class SideBySideModel;
}

namespace fairlead::views {

class PlainLabel;

/// Scenarios to choose from, and up to four of them side by side: what each edits and what comes of
/// it. Deletes itself when closed.
class ScenarioChoiceDialog : public QDialog
{
    Q_OBJECT

public:
    static constexpr int mostScenarios = 4;

    explicit ScenarioChoiceDialog(QWidget* parent = nullptr);

    /// One more to choose from; the place counts from 0.
    void addScenario(const QString& name, const Scenario& scenario, bool isChosen);
    /// What the scenario at a place is by now.
    void setScenario(int place, const QString& name, int edits);
    [[nodiscard]] QList<int> chosen() const;

    /// The chosen ones, computed.
    void showResult(const Evaluation& now, std::span<const Scenario> scenarios,
                    std::span<const ScenarioResult> results);
    /// In place of a result: why there is none.
    void showSentence(const QString& text);

signals:
    void choiceChanged();
    void fileRequested();

private:
    void limitChoice();

    models::SideBySideModel* m_model = nullptr;
    QTreeWidget* m_list = nullptr;
    QTreeView* m_table = nullptr;
    PlainLabel* m_sentence = nullptr;
};

} // namespace fairlead::views
