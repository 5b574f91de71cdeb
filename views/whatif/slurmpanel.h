// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/parts.h"

#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace fairlead {
struct ParameterEdit;
} // namespace fairlead

namespace fairlead::models {
class ScenarioDocument;
class ScenarioEditor;
} // namespace fairlead::models

namespace fairlead::views {

class ParameterSlider;

/// Every setting of Slurm that makes priorities: weights, ages, algorithm, flags. Part of the
/// what-if dock.
class SlurmPanel : public QWidget
{
    Q_OBJECT

public:
    SlurmPanel(models::ScenarioDocument* document, models::ScenarioEditor* editor,
               QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void addWeights(QVBoxLayout& layout);
    void addTresWeights(QVBoxLayout& layout);
    void addAges(QVBoxLayout& layout);
    void refreshAvailability();
    void setIdle(bool isIdle);
    void refreshTresWeights();
    void resetTresWeights();
    QString tresProblem(const ParameterEdit& edit);
    void submitTresWeights();
    void refreshSwatches();

    models::ScenarioDocument* m_document;
    models::ScenarioEditor* m_editor;
    QLabel* m_idle = nullptr;
    QLineEdit* m_tres = nullptr;
    ParameterSlider* m_halfLife = nullptr;
    ParameterSlider* m_maxAge = nullptr;
    ParameterSlider* m_damping = nullptr;
    std::vector<std::pair<const Part*, ParameterSlider*>> m_weights;
};

} // namespace fairlead::views
