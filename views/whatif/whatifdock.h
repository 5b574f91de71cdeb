// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/policy.h"

#include <QDockWidget>

#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace fairlead::models {
class ScenarioDocument;
class ScenarioEditor;
} // namespace fairlead::models

namespace fairlead::views {

class ParameterSlider;

/// Every setting of the scheduler that makes priorities, to be tried on the queue: weights, ages,
/// algorithm, flags; the effect in a sentence on top.
class WhatIfDock : public QDockWidget
{
    Q_OBJECT

public:
    WhatIfDock(models::ScenarioDocument* document, models::ScenarioEditor* editor,
               QWidget* parent = nullptr);

    /// Locked, it shows the policy and takes no edit.
    void setLocked(bool isLocked);

signals:
    /// Back to the cluster as it was read.
    void resetAllRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeBody();
    QWidget* makeSlurmPanel();
    void addWeights(QVBoxLayout& layout);
    void addTresWeights(QVBoxLayout& layout);
    void addAges(QVBoxLayout& layout);
    void refreshEffect();
    void refreshAvailability();
    void refreshTresWeights();
    void submitTresWeights();
    void refreshSwatches();

    models::ScenarioDocument* m_document;
    models::ScenarioEditor* m_editor;
    QWidget* m_body = nullptr;
    QLabel* m_effect = nullptr;
    QPushButton* m_reset = nullptr;
    QWidget* m_slurm = nullptr;
    QWidget* m_moab = nullptr;
    QLineEdit* m_tres = nullptr;
    QLabel* m_tresProblem = nullptr;
    ParameterSlider* m_halfLife = nullptr;
    ParameterSlider* m_damping = nullptr;
    std::vector<std::pair<Factor, ParameterSlider*>> m_weights;
};

} // namespace fairlead::views
