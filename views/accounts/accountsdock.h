// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/indices.h"
#include "views/accounts/unfoldedrows.h"

#include <QDockWidget>

class QLabel;
class QMenu;
class QShortcut;
class QStackedWidget;
class QTimer;
class QTreeView;

namespace fairlead::models {
class AccountTreeModel;
class ScenarioDocument;
} // namespace fairlead::models

namespace fairlead::views {

class AccountActions;
class FairshareTree;
class FilterBar;
class TreeFinder;

/// The share tree: shares are edited in place, accounts are dragged to another parent, the context
/// menu adds, renames and removes. What is unfolded and chosen survives a change of the tree. For
/// Moab and Maui the fairshare of credentials stands in its place.
class AccountsDock : public QDockWidget
{
    Q_OBJECT

public:
    AccountsDock(models::ScenarioDocument* document, models::AccountTreeModel* model,
                 QWidget* parent = nullptr);

    [[nodiscard]] QTreeView* view() const { return m_view; }
    void selectAccount(AssocIndex account);
    /// Of the tree that is shown.
    [[nodiscard]] TreeFinder* finder() const;
    /// What can be done to the selected rows, for a menu of them.
    void fillMenu(QMenu& menu);

signals:
    void accountActivated(fairlead::AssocIndex account);
    /// Which jobs somebody wants to see, as a search.
    void jobsRequested(const QString& search);
    void recoveryRequested(fairlead::AssocIndex assoc);
    void reachRequested(fairlead::AssocIndex assoc);
    void waitsRequested(fairlead::AssocIndex assoc);
    void hardwareRequested(fairlead::AssocIndex assoc);
    void hitsChanged();
    /// Something is about to be done to the tree, which may be out of sight.
    void treeRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setUpView();
    void showScheduler();
    void showRefusal(const QString& text);
    [[nodiscard]] QModelIndex accountToOpen(const QModelIndex& row) const;
    [[nodiscard]] QModelIndex current() const;

    models::ScenarioDocument* m_document;
    models::AccountTreeModel* m_model;
    QTreeView* m_view = nullptr;
    FairshareTree* m_fairshare = nullptr;
    QStackedWidget* m_trees = nullptr;
    QLabel* m_refusal = nullptr;
    QTimer* m_refusalTimer = nullptr;
    QShortcut* m_forget = nullptr; ///< the refusal
    UnfoldedRows m_unfolded;
    FilterBar* m_filterBar = nullptr;
    TreeFinder* m_finder = nullptr;
    AccountActions* m_actions = nullptr;
};

} // namespace fairlead::views
