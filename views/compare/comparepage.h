// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QStackedWidget;
class QTreeView;

namespace fairlead::models {
class MoversModel;
class ScenarioDocument;
} // namespace fairlead::models

namespace fairlead::views {

/// The scenario against the cluster as it was read: which accounts gain and lose places, and which
/// jobs.
class ComparePage : public QWidget
{
    Q_OBJECT

public:
    explicit ComparePage(models::ScenarioDocument* document, QWidget* parent = nullptr);

signals:
    void jobActivated(quint32 jobId);

private:
    QWidget* makeTables();
    void refresh();

    models::ScenarioDocument* m_document;
    models::MoversModel* m_accounts = nullptr;
    models::MoversModel* m_jobs = nullptr;
    QLabel* m_effect = nullptr;
    QTreeView* m_jobsView = nullptr;
    QStackedWidget* m_stack = nullptr;
};

} // namespace fairlead::views
