// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/accounts/accountactions.h"

#include "models/document/scenariodocument.h"
#include "models/paste/pastedshares.h"
#include "models/tree/accounttreemodel.h"
#include "models/words/showntext.h"
#include "views/accounts/chosenrows.h"
#include "views/accounts/jobsearch.h"
#include "views/accounts/memberdialog.h"
#include "views/accounts/movedialog.h"
#include "views/accounts/pastedialog.h"
#include "views/accounts/sharesdialog.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QTreeView>

#include <algorithm>
#include <set>

namespace fairlead::views {

using models::AccountTreeModel;

AccountActions::AccountActions(models::ScenarioDocument* document, AccountTreeModel* model,
                               QTreeView* view)
    : QObject(view)
    , m_document(document)
    , m_model(model)
    , m_view(view)
{
    m_editShares = add("editSharesAction", tr("Edit shares"), {}, &AccountActions::editShares);
    m_rename = add("renameAction", tr("Rename account"), {}, &AccountActions::rename);
    m_addAccount = add("addAccountAction", tr("Add account below …"), Qt::Key_Insert,
                       &AccountActions::addAccount);
    m_addUser = add("addUserAction", tr("Add user …"), Qt::SHIFT | Qt::Key_Insert,
                    &AccountActions::addUser);
    m_move = add("moveAction", tr("Move to another account …"), Qt::CTRL | Qt::Key_M,
                 &AccountActions::move);
    m_paste = add("pasteSharesAction", tr("Paste shares …"), QKeySequence::Paste,
                  &AccountActions::paste);
    m_remove = add("removeAction", tr("Remove"), QKeySequence::Delete, &AccountActions::remove);
    m_remove->setAutoRepeat(false); // a row after it becomes the selected one
    m_showJobs = add("showJobsAction", tr("Show its jobs"), Qt::CTRL | Qt::Key_J,
                     &AccountActions::showJobs);
    m_showRecovery = add("showRecoveryAction", tr("When it is back at its share …"), {},
                         &AccountActions::showRecovery);
    m_showReach = add("showReachAction", tr("What would change its fair-share …"), {},
                      &AccountActions::showReach);
    m_showWaits = add("showWaitsAction", tr("What would shorten its waits …"), {},
                      &AccountActions::showWaits);
    m_showHardware = add("showHardwareAction", tr("Shares after it has bought hardware …"), {},
                         &AccountActions::showHardware);
    connect(model->edits(), &models::AccountTreeEdits::refused, this, &AccountActions::onRefused);
    connect(view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &AccountActions::refresh);
    connect(view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &AccountActions::refresh);
    // When what was selected has gone, the menu is about the row that is the current one then.
    connect(model, &QAbstractItemModel::rowsRemoved, this, &AccountActions::selectCurrent,
            Qt::QueuedConnection);
    connect(view, &QTreeView::collapsed, this,
            [this](const QModelIndex& folded) { leaveFolded(*m_view, folded); });
    refresh();
}

QAction* AccountActions::add(const char* name, const QString& text, const QKeySequence& keys,
                             void (AccountActions::*slot)())
{
    auto* action = new QAction(text, m_view);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    m_view->addAction(action);
    connect(action, &QAction::triggered, this, slot);
    return action;
}

/// What all of this is about: the current row, or the first selected one where others are.
QModelIndex AccountActions::current() const
{
    const auto index = m_view->currentIndex().siblingAtColumn(AccountTreeModel::AccountColumn);
    if (m_view->selectionModel()->isSelected(index))
        return index;
    const auto rows = chosen();
    return rows.empty() ? index : m_model->indexOf(rows.front());
}

void AccountActions::selectCurrent()
{
    const auto row = m_view->currentIndex().siblingAtColumn(AccountTreeModel::AccountColumn);
    if (!row.isValid() || m_view->selectionModel()->hasSelection())
        return;
    if (m_view->visualRect(row).isEmpty()) // a filter hides it
        m_view->selectionModel()->clearCurrentIndex();
    else
        goTo(*m_view, row);
}

/// Before an edit: the menu bar has them, too, while the tree is out of sight.
void AccountActions::showTree()
{
    emit treeRequested();
    if (const auto row = current(); row.isValid())
        m_view->scrollTo(row);
}

std::vector<AssocIndex> AccountActions::chosen() const
{
    return chosenRows(*m_view, *m_model);
}

QString AccountActions::refusalOf(const std::function<void()>& edit)
{
    QString why;
    m_answer = &why;
    edit();
    m_answer = nullptr;
    return why;
}

void AccountActions::onRefused(const QString& why)
{
    if (m_answer != nullptr)
        *m_answer = why;
    else
        emit refused(why);
}

/// Of its own: of the accounts below it jobs are theirs.
bool AccountActions::hasUsers(const QModelIndex& account) const
{
    for (int row = 0; row < m_model->rowCount(account); ++row) {
        if (m_model->index(row, 0, account).data(models::IsUserRole).toBool())
            return true;
    }
    return false;
}

void AccountActions::refresh()
{
    const auto index = current();
    const auto* edits = m_model->edits();
    const auto rows = chosen();
    const int count = static_cast<int>(rows.size());
    const bool isPossible = index.isValid() && edits->isPossible();
    const bool isUser = index.data(models::IsUserRole).toBool();
    const auto assoc = m_model->assocAt(index);
    const bool isRoot = assoc.isValid() && assoc.value == 0;
    m_editShares->setEnabled(isPossible && (!isRoot || count > 0));
    m_editShares->setText(count > 1 ? tr("Edit shares of %Ln row(s) …", nullptr, count)
                                    : tr("Edit shares"));
    const bool canRename = isPossible && !isUser && !isRoot && count < 2;
    m_rename->setEnabled(canRename);
    m_rename->setShortcut(canRename ? QKeySequence(Qt::Key_F2) : QKeySequence());
    m_editShares->setShortcuts(canRename ? QList<QKeySequence>{Qt::Key_F4}
                                         : QList<QKeySequence>{Qt::Key_F2, Qt::Key_F4});
    m_addAccount->setEnabled(isPossible && !isUser);
    m_addUser->setEnabled(isPossible && !isUser && !isRoot);
    const bool hasAccount = std::any_of(rows.begin(), rows.end(), [this](AssocIndex row) {
        return !m_document->snapshot()->assocs.isUser(row);
    });
    m_move->setEnabled(isPossible && (hasAccount || (count == 0 && !isUser && !isRoot)));
    m_paste->setEnabled(edits->isPossible() && m_document->hasSnapshot());
    m_showJobs->setEnabled(index.isValid()
                           && (count < 2 || areOneSearch(*m_document->snapshot(), rows)));
    m_showJobs->setText(count < 2 ? tr("Show its jobs")
                                  : tr("Show the jobs of %Ln row(s)", nullptr, count));
    const bool isOne = index.isValid() && !isRoot && count < 2; // whom a question is about
    m_showRecovery->setEnabled(isOne);
    m_showReach->setEnabled(isOne);
    m_showWaits->setEnabled(isOne && (isUser || hasUsers(index)));
    m_showHardware->setEnabled(isPossible && isOne);
    m_remove->setEnabled(isPossible && count > 0);
    m_remove->setText(count > 1    ? tr("Remove %Ln row(s)", nullptr, count)
                          : isUser ? tr("Remove user")
                                   : tr("Remove account with members"));
}

void AccountActions::editShares()
{
    showTree();
    m_view->setFocus(); // a name that is open for editing is done with: what is typed next is a
                        // number
    const auto rows = chosen();
    if (rows.size() > 1) {
        askForShares(rows);
        return;
    }
    const auto cell = rows.empty() ? current().siblingAtColumn(AccountTreeModel::SharesColumn)
                                   : m_model->indexOf(rows.front(), AccountTreeModel::SharesColumn);
    m_view->edit(cell);
}

void AccountActions::askForShares(const std::vector<AssocIndex>& rows)
{
    const auto keys = keysOf(*m_document->snapshot(), rows);
    auto* dialog = new SharesDialog(static_cast<int>(rows.size()),
                                    m_model->edits()->sharesText(rows), m_view);
    connect(dialog, &SharesDialog::sharesEntered, this,
            [this, dialog, keys](const QString& shares) {
                const auto why = refusalOf([&] { m_model->edits()->setShares(keys, shares); });
                if (why.isEmpty())
                    dialog->accept();
                else
                    dialog->showRefusal(why);
            });
    dialog->open();
}

void AccountActions::rename()
{
    showTree();
    const auto account = current();
    m_view->setCurrentIndex(account);
    m_view->edit(account);
}

void AccountActions::addMember(bool isUser)
{
    showTree();
    // Its name: another reading may come while the dialog is open, and rows move.
    const auto account = m_document->snapshot()->accountName(m_model->assocAt(current()));
    auto* dialog = new MemberDialog(isUser, current().data().toString(), m_view);
    connect(dialog, &MemberDialog::memberRequested, this,
            [this, dialog, account, isUser](const QString& member, const QString& shares) {
                const auto add = isUser ? &models::AccountTreeEdits::addUser
                                        : &models::AccountTreeEdits::addAccount;
                const auto why
                    = refusalOf([&] { (m_model->edits()->*add)(account, member, shares); });
                if (why.isEmpty())
                    dialog->accept();
                else
                    dialog->showRefusal(why);
            });
    dialog->open();
}

void AccountActions::move()
{
    showTree();
    const auto& snapshot = *m_document->snapshot();
    auto rows = models::topmost(snapshot.assocs, chosen());
    if (rows.empty())
        rows.push_back(m_model->assocAt(current()));
    const auto keys = keysOf(snapshot, rows);
    if (m_model->edits()->areAccounts(keys))
        askForParent(keys);
}

void AccountActions::askForParent(const std::vector<AssocKey>& accounts)
{
    const auto& snapshot = *m_document->snapshot();
    std::set<std::string> moved;
    QStringList movedNames;
    for (const auto& key : accounts) {
        moved.insert(key.account);
        movedNames << models::shownText(key.account);
    }
    QStringList others;
    for (std::size_t i = 0; i < snapshot.assocs.size(); ++i) {
        const auto& name = snapshot.accountName(AssocIndex(i));
        if (!snapshot.assocs.isUser(AssocIndex(i)) && !moved.contains(name))
            others << models::shownText(name);
    }
    auto* dialog = new MoveDialog(movedNames, others, m_view);
    connect(dialog, &MoveDialog::parentChosen, this, [this, dialog, accounts](const QString& name) {
        const auto why = refusalOf([&] {
            m_model->edits()->move(accounts, {name.toStdString(), {}, {}});
        });
        if (why.isEmpty())
            dialog->accept();
        else
            dialog->showRefusal(why);
    });
    dialog->open();
}

void AccountActions::paste()
{
    showTree();
    const auto& snapshot = *m_document->snapshot();
    auto account = m_model->assocAt(current());
    if (!account.isValid())
        account = AssocIndex(0);
    while (snapshot.assocs.isUser(account))
        account = snapshot.assocs.parent[account.at()];
    const auto pasted = models::pastedShares(
        snapshot, [this](AssocIndex assoc) { return m_document->shares(assoc); },
        QGuiApplication::clipboard()->text(), account);
    if (pasted.isEmpty()) {
        emit refused(tr("The clipboard holds no lines of accounts and shares."));
        return;
    }
    auto* dialog = new PasteDialog(pasted, m_view);
    connect(dialog, &PasteDialog::confirmed, this, [this, dialog, pasted](bool withAdded) {
        auto edits = withAdded ? pasted.added : std::vector<Edit>();
        edits.insert(edits.end(), pasted.changes.begin(), pasted.changes.end());
        const auto why = refusalOf([&] { m_model->edits()->paste(edits); });
        if (why.isEmpty())
            dialog->accept();
        else
            dialog->showRefusal(why);
    });
    dialog->open();
}

void AccountActions::remove()
{
    showTree();
    const auto& snapshot = *m_document->snapshot();
    m_model->edits()->remove(keysOf(snapshot, models::topmost(snapshot.assocs, chosen())));
}

void AccountActions::showRecovery()
{
    emit recoveryRequested(m_model->assocAt(current()));
}

void AccountActions::showReach()
{
    emit reachRequested(m_model->assocAt(current()));
}

void AccountActions::showWaits()
{
    emit waitsRequested(m_model->assocAt(current()));
}

void AccountActions::showHardware()
{
    emit hardwareRequested(m_model->assocAt(current()));
}

void AccountActions::showJobs()
{
    const auto rows = chosen();
    emit jobsRequested(
        jobSearch(*m_document->snapshot(),
                  rows.size() < 2 ? std::vector{m_model->assocAt(current())} : rows));
}

void AccountActions::showMenu(QPoint position)
{
    const auto index = m_view->indexAt(position);
    if (!index.isValid())
        return;
    if (!m_view->selectionModel()->isSelected(index))
        m_view->setCurrentIndex(index);
    auto* menu = new QMenu(m_view);
    menu->setObjectName(QStringLiteral("accountMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(*menu);
    menu->popup(m_view->viewport()->mapToGlobal(position));
}

void AccountActions::fillMenu(QMenu& menu) const
{
    menu.addActions({m_editShares, m_rename});
    menu.addSeparator();
    menu.addActions({m_addAccount, m_addUser, m_move});
    menu.addSeparator();
    menu.addAction(m_remove);
    menu.addSeparator();
    menu.addActions({m_showJobs, m_showRecovery, m_showReach, m_showWaits, m_showHardware});
    menu.addSeparator();
    for (auto* action : m_view->actions()) {
        if (action->objectName() == QLatin1String("copyRowsAction"))
            menu.addAction(action);
    }
    menu.addAction(m_paste);
}

} // namespace fairlead::views
