// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/accounts/accountactions.h"

#include "models/document/scenariodocument.h"
#include "models/tree/accounttreemodel.h"
#include "models/words/showntext.h"
#include "views/accounts/chosenrows.h"
#include "views/accounts/memberdialog.h"
#include "views/accounts/movedialog.h"
#include "views/accounts/sharesdialog.h"

#include <QAction>
#include <QMenu>
#include <QTreeView>

namespace fairlead::views {

using models::AccountTreeModel;

namespace {

QString quoted(const std::string& name)
{
    const auto text = models::shownText(name);
    return text.contains(u' ') ? u'"' + text + u'"' : text;
}

} // namespace

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
    m_remove = add("removeAction", tr("Remove"), QKeySequence::Delete, &AccountActions::remove);
    m_showJobs = add("showJobsAction", tr("Show its jobs"), Qt::CTRL | Qt::Key_J,
                     &AccountActions::showJobs);
    connect(view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &AccountActions::refresh);
    connect(view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &AccountActions::refresh);
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

QModelIndex AccountActions::current() const
{
    return m_view->currentIndex().siblingAtColumn(AccountTreeModel::AccountColumn);
}

std::vector<AssocIndex> AccountActions::chosen() const
{
    return chosenRows(*m_view, *m_model);
}

QString AccountActions::refusalOf(const std::function<void()>& edit) const
{
    QString why;
    const auto listening = connect(m_model->edits(), &models::AccountTreeEdits::refused, this,
                                   [&why](const QString& words) { why = words; });
    edit();
    disconnect(listening);
    return why;
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
    m_move->setEnabled(isPossible && !isUser && !isRoot);
    m_showJobs->setEnabled(index.isValid());
    m_remove->setEnabled(isPossible && count > 0);
    m_remove->setText(count > 1    ? tr("Remove %Ln row(s)", nullptr, count)
                          : isUser ? tr("Remove user")
                                   : tr("Remove account with members"));
}

void AccountActions::editShares()
{
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
    m_view->setCurrentIndex(current());
    m_view->edit(current());
}

void AccountActions::addMember(bool isUser)
{
    const auto account = m_model->assocAt(current());
    auto* dialog = new MemberDialog(isUser, current().data().toString(), m_view);
    connect(dialog, &MemberDialog::memberRequested, this,
            [this, account, isUser](const QString& member, const QString& shares) {
                if (isUser)
                    m_model->edits()->addUser(account, member, shares);
                else
                    m_model->edits()->addAccount(account, member, shares);
            });
    dialog->open();
}

void AccountActions::move()
{
    const auto& snapshot = *m_document->snapshot();
    const auto moved = m_model->assocAt(current());
    QStringList accounts;
    for (std::size_t i = 0; i < snapshot.assocs.size(); ++i) {
        if (!snapshot.assocs.isUser(AssocIndex(i)) && AssocIndex(i) != moved)
            accounts << models::shownText(snapshot.accountName(AssocIndex(i)));
    }
    auto* dialog = new MoveDialog(current().data().toString(), accounts, m_view);
    const auto key = keyOf(snapshot, moved);
    connect(dialog, &MoveDialog::parentChosen, this, [this, key](const QString& name) {
        const auto& now = *m_document->snapshot();
        m_model->edits()->move(findAssoc(now, key), findAssoc(now, {name.toStdString(), {}, {}}));
    });
    dialog->open();
}

void AccountActions::remove()
{
    const auto& snapshot = *m_document->snapshot();
    m_model->edits()->remove(keysOf(snapshot, topmost(snapshot, chosen())));
}

void AccountActions::showJobs()
{
    const auto& snapshot = *m_document->snapshot();
    const auto assoc = m_model->assocAt(current());
    auto search = QStringLiteral("account:") + quoted(snapshot.accountName(assoc));
    if (snapshot.assocs.isUser(assoc))
        search += QStringLiteral(" user:") + quoted(snapshot.userName(assoc));
    emit jobsRequested(search);
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
    menu->addActions({m_editShares, m_rename});
    menu->addSeparator();
    menu->addActions({m_addAccount, m_addUser, m_move});
    menu->addSeparator();
    menu->addAction(m_remove);
    menu->addSeparator();
    menu->addAction(m_showJobs);
    for (auto* action : m_view->actions()) {
        if (action->objectName() == QLatin1String("copyRowsAction"))
            menu->addAction(action);
    }
    menu->popup(m_view->viewport()->mapToGlobal(position));
}

} // namespace fairlead::views
