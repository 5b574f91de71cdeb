// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDockWidget>

class QStackedWidget;
class QTreeView;

namespace fairlead::models {
class IssuesModel;
class ScenarioDocument;
} // namespace fairlead::models

namespace fairlead::views {

/// The problems that did not stop the import, with file and line.
class IssuesDock : public QDockWidget
{
    Q_OBJECT

public:
    explicit IssuesDock(models::ScenarioDocument* document, QWidget* parent = nullptr);

    [[nodiscard]] models::IssuesModel& model() { return *m_model; }
    /// "2 errors, 1 warning", or nothing.
    [[nodiscard]] QString summary() const;

signals:
    void summaryChanged();

private:
    void refresh();

    const models::ScenarioDocument* m_document = nullptr;
    models::IssuesModel* m_model = nullptr;
    QTreeView* m_view = nullptr;
    QStackedWidget* m_stack = nullptr;
};

} // namespace fairlead::views
