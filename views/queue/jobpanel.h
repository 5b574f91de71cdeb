// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QAbstractItemModel;
class QLabel;
class QStackedWidget;
class QTreeView;

namespace fairlead::models {
class JobTermsModel;
class ScenarioDocument;
class SubTermsModel;
} // namespace fairlead::models

namespace fairlead::views {

class Breadcrumb;
class FactorLegend;
class JobChart;

/// The selected jobs as chart or table: what their priorities are made of and, one part opened,
/// what that one is made of. A segment of a bar opens; the breadcrumb and Escape lead back.
class JobPanel : public QWidget
{
    Q_OBJECT

public:
    JobPanel(models::ScenarioDocument* document, models::JobTermsModel* terms,
             QWidget* parent = nullptr);

    /// What the panel shows, for whoever heads it.
    [[nodiscard]] QString title() const;
    /// How many jobs are drawn, and the way to the table: they stand beside the title.
    [[nodiscard]] QWidget* tools() const { return m_tools; }
    /// Counts from 0 in the order of the legend; what cannot be opened stays closed.
    void openPart(int part);

signals:
    void titleChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QTreeView* makeTable(const QString& name, const QString& title, QAbstractItemModel* model);
    void refresh();
    void countDrawn();

    models::ScenarioDocument* m_document;
    models::SubTermsModel* m_subs;
    JobChart* m_chart = nullptr;
    models::JobTermsModel* m_terms;
    QWidget* m_tools = nullptr;
    QLabel* m_drawn = nullptr;
    QLabel* m_partless = nullptr;
    Breadcrumb* m_path = nullptr;
    FactorLegend* m_legend = nullptr;
    QStackedWidget* m_tables = nullptr;
    QTreeView* m_subTable = nullptr;
};

} // namespace fairlead::views
