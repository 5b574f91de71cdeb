// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;

namespace fairlead::models {
class ScenarioDocument;
class ScenarioEditor;
} // namespace fairlead::models

namespace fairlead::views {

/// The algorithm and the flags that change how factors are computed.
class AlgorithmPanel : public QWidget
{
    Q_OBJECT

public:
    AlgorithmPanel(models::ScenarioDocument* document, models::ScenarioEditor* editor,
                   QWidget* parent = nullptr);

private:
    struct FlagBox
    {
        std::uint32_t bits = 0;
        QCheckBox* box = nullptr;
    };

    void addFlag(std::uint32_t bits, const QString& slurmName, const QString& text,
                 const QString& explanation);
    void addFavorSmall();
    void addFlags();
    void refresh();
    void chooseAlgorithm(int choice);
    void submit(const ParameterEdit& edit);
    void submitFlags(std::uint32_t bits, bool on);

    models::ScenarioDocument* m_document;
    models::ScenarioEditor* m_editor;
    QComboBox* m_algorithm = nullptr;
    QCheckBox* m_favorSmall = nullptr;
    std::vector<FlagBox> m_flags;
};

} // namespace fairlead::views
