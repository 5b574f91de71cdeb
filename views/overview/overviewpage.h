// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/indices.h"
#include "models/lists/servedmodel.h"

#include <QWidget>

class QLabel;
class QStackedWidget;
class QTreeView;

namespace fairlead::models {
class AccountTreeModel;
class MoversModel;
} // namespace fairlead::models

namespace fairlead::views {

class ShortList;

/// The first page, readable without a word of Slurm: who was promised what, who used what, who is
/// furthest from the promise, and what the scenario moves.
class OverviewPage : public QWidget
{
    Q_OBJECT

public:
    OverviewPage(models::ScenarioDocument* document, models::AccountTreeModel* tree,
                 QWidget* parent = nullptr);

signals:
    /// The user wants to see this account on the Shares page.
    void accountActivated(fairlead::AssocIndex account);

private:
    ShortList* makeServed(models::ServedModel::Side side, const QString& name,
                          const QString& title);
    QWidget* makeMovers();
    QWidget* makeContent();
    void refresh();

    models::ScenarioDocument* m_document;
    models::AccountTreeModel* m_tree;
    models::MoversModel* m_movers = nullptr;
    ShortList* m_underServed = nullptr;
    ShortList* m_overServed = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_effect = nullptr;
    QTreeView* m_moversView = nullptr;
    QStackedWidget* m_stack = nullptr;
};

} // namespace fairlead::views
