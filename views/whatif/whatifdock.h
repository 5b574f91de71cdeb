// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDockWidget>

#include <vector>

class QLabel;
class QPushButton;
class QScrollArea;

namespace fairlead::models {
class ScenarioDocument;
class ScenarioEditor;
} // namespace fairlead::models

namespace fairlead::views {

/// Every setting of the scheduler that makes priorities, to be tried on the queue, in the
/// scheduler's own panel; the effect in a sentence on top.
class WhatIfDock : public QDockWidget
{
    Q_OBJECT

public:
    WhatIfDock(models::ScenarioDocument* document, models::ScenarioEditor* editor,
               QWidget* parent = nullptr);

    /// Locked, it shows the policy and takes no edit.
    void setLocked(bool isLocked);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// Back to the cluster as it was read.
    void resetAllRequested();

private:
    QWidget* makeHead();
    QWidget* makeBody();
    void showPanel();
    void stackSliders();
    void refreshEffect();
    void refreshEnabled();

    models::ScenarioDocument* m_document;
    models::ScenarioEditor* m_editor;
    QWidget* m_body = nullptr;
    QScrollArea* m_scroll = nullptr;
    QLabel* m_effect = nullptr;
    QPushButton* m_reset = nullptr;
    bool m_isLocked = false;
    std::vector<QWidget*> m_panels; // as whatIfPanels()
};

} // namespace fairlead::views
