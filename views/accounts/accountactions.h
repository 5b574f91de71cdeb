// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

#include <QKeySequence>
#include <QObject>

#include <functional>
#include <vector>

class QAction;
class QMenu;
class QTreeView;

namespace fairlead::models {
class AccountTreeModel;
class ScenarioDocument;
} // namespace fairlead::models

namespace fairlead::views {

/// What can be done to the selected rows of the share tree: by its context menu, and by the keys
/// that the menu names. Belongs to the view.
class AccountActions : public QObject
{
    Q_OBJECT

public:
    /// The document and the model outlive it.
    AccountActions(models::ScenarioDocument* document, models::AccountTreeModel* model,
                   QTreeView* view);

    void showMenu(QPoint position);
    /// What can be done to the selected rows, for a menu of them.
    void fillMenu(QMenu& menu) const;

signals:
    /// Which jobs somebody wants to see, as a search.
    void jobsRequested(const QString& search);
    /// Somebody wants to know when it is back at its share.
    void recoveryRequested(fairlead::AssocIndex assoc);
    /// For the dialog about what would bring it to a factor.
    void reachRequested(fairlead::AssocIndex assoc);
    /// For a search of the policies under which it waits less.
    void waitsRequested(fairlead::AssocIndex assoc);
    /// For the dialog about the shares after it has bought hardware.
    void hardwareRequested(fairlead::AssocIndex assoc);
    /// Something is about to be done to the tree, which may be out of sight.
    void treeRequested();
    /// What was asked for is not possible, and no dialog says why.
    void refused(const QString& text);

private:
    QAction* add(const char* name, const QString& text, const QKeySequence& keys,
                 void (AccountActions::*slot)());
    void refresh();
    [[nodiscard]] bool hasUsers(const QModelIndex& account) const;
    void showTree();
    void editShares();
    void rename();
    void addAccount() { addMember(false); }
    void addUser() { addMember(true); }
    void addMember(bool isUser);
    void move();
    void askForParent(const std::vector<AssocKey>& accounts);
    void paste();
    void remove();
    void showJobs();
    void showRecovery();
    void showReach();
    void showWaits();
    void showHardware();
    [[nodiscard]] QModelIndex current() const;
    void selectCurrent();
    [[nodiscard]] std::vector<AssocIndex> chosen() const;
    void askForShares(const std::vector<AssocIndex>& rows);
    /// What the editor says against an edit; nothing: it is done.
    [[nodiscard]] QString refusalOf(const std::function<void()>& edit);
    void onRefused(const QString& why);

    models::ScenarioDocument* m_document;
    models::AccountTreeModel* m_model;
    QTreeView* m_view;
    QString* m_answer = nullptr; ///< of a dialog that waits for one
    QAction* m_editShares = nullptr;
    QAction* m_rename = nullptr;
    QAction* m_addAccount = nullptr;
    QAction* m_addUser = nullptr;
    QAction* m_move = nullptr;
    QAction* m_paste = nullptr;
    QAction* m_remove = nullptr;
    QAction* m_showJobs = nullptr;
    QAction* m_showRecovery = nullptr;
    QAction* m_showReach = nullptr;
    QAction* m_showWaits = nullptr;
    QAction* m_showHardware = nullptr;
};

} // namespace fairlead::views
