// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/indices.h"

#include <QWidget>

#include <vector>

class QLabel;
class QTextBrowser;

namespace fairlead::models {
class ScenarioDocument;
}

namespace fairlead::views {

/// "Why is A above B" in words: for two selected jobs what puts one before the other, for one what
/// its priority is made of.
class WhyPanel : public QWidget
{
    Q_OBJECT

public:
    explicit WhyPanel(models::ScenarioDocument* document, QWidget* parent = nullptr);

    void setRows(const std::vector<RowIndex>& rows);

private:
    void refresh();
    void showText(const QString& title, const QStringList& lines);

    models::ScenarioDocument* m_document;
    std::vector<RowIndex> m_rows;
    QLabel* m_title = nullptr;
    QTextBrowser* m_text = nullptr;
};

} // namespace fairlead::views
