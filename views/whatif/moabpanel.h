// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QWidget>

#include <vector>

class QTreeWidget;
class QTreeWidgetItem;
class QVBoxLayout;

namespace fairlead::models {
class ScenarioDocument;
class ScenarioEditor;
} // namespace fairlead::models

namespace fairlead::views {

class ParameterSlider;

/// The two tiers of a Moab or Maui priority: components, below them their subcomponents, each with
/// weight and cap, only what the dialect computes. A double click edits a number; the slider below
/// moves the weight of the selected line. Part of the what-if dock.
class MoabPanel : public QWidget
{
    Q_OBJECT

public:
    MoabPanel(models::ScenarioDocument* document, models::ScenarioEditor* editor,
              QWidget* parent = nullptr);

    [[nodiscard]] QTreeWidget* tree() const { return m_tree; }

private:
    enum Column
    {
        NameColumn,
        WeightColumn,
        CapColumn,
        ColumnCount
    };
    void rebuild();
    void refresh();
    QTreeWidgetItem* addLine(QTreeWidgetItem* parent, const QString& name, const QString& weight,
                             const QString& cap);
    void submit(QTreeWidgetItem* item, int column);
    [[nodiscard]] bool isBelowZero() const;
    void showSlider();

    models::ScenarioDocument* m_document;
    models::ScenarioEditor* m_editor;
    QTreeWidget* m_tree;
    QVBoxLayout* m_layout;
    ParameterSlider* m_slider = nullptr;
    QString m_sliderParameter;
    bool m_isBelowZero = false; // as the slider was made: it has no such values
    std::vector<QTreeWidgetItem*> m_lines;
    QString m_refusal; ///< why the cell that was edited last keeps its number; empty: it does not
    bool m_isRefreshing = false;
};

} // namespace fairlead::views
