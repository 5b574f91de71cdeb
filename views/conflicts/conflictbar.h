// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

#include <QFrame>

#include <vector>

class QLabel;
class QPushButton;
class QTreeView;

namespace fairlead::models {
class ConflictsModel;
class ScenarioDocument;
class ScenarioEditor;
} // namespace fairlead::models

namespace fairlead::views {

/// Appears below the pages when edits meet a source that has changed, and stays until each is
/// decided: keep mine, or take theirs (which can be undone). The buttons mean the selected rows, or
/// all of them when none is selected.
class ConflictBar : public QFrame
{
    Q_OBJECT

public:
    /// Both outlive the bar.
    ConflictBar(models::ScenarioDocument* document, models::ScenarioEditor* editor,
                QWidget* parent = nullptr);

signals:
    /// Somebody wants to see what this edit changes.
    void showRequested(const fairlead::Edit& edit);

protected:
    void changeEvent(QEvent* event) override;

private:
    QPushButton* addButton(const char* name, const QString& text, const QString& toolTip);
    void refresh();
    void restyle();
    void keepMine();
    void takeTheirs();
    [[nodiscard]] std::vector<int> chosenRows() const;

    models::ScenarioDocument* m_document;
    models::ScenarioEditor* m_editor;
    models::ConflictsModel* m_model;
    QLabel* m_text;
    QTreeView* m_view;
};

} // namespace fairlead::views
