// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/indices.h"
#include "engine/base/result.h"
#include "engine/replay/recording/limits.h"

#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QTextBrowser;

namespace fairlead::models {
class Explainer;
class ScenarioDocument;
} // namespace fairlead::models

namespace fairlead::views {

/// "Why is A above B" in words: for two selected jobs what puts one before the other, for one what
/// its priority is made of.
class WhyPanel : public QWidget
{
    Q_OBJECT

public:
    explicit WhyPanel(models::ScenarioDocument* document, QWidget* parent = nullptr);

    void setRows(const std::vector<RowIndex>& rows);
    /// As Explainer::setLimits().
    void setLimits(std::shared_ptr<const Result<replay::Limits>> limits);

private:
    void showWords();

    models::Explainer* m_explainer;
    QLabel* m_title = nullptr;
    QTextBrowser* m_text = nullptr;
};

} // namespace fairlead::views
