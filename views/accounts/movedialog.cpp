// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/accounts/movedialog.h"

#include "views/accounts/refusalline.h"
#include "views/widgets/firstsize.h"
#include "views/widgets/texts/plainlabel.h"

#include <QComboBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>

namespace fairlead::views {

MoveDialog::MoveDialog(const QStringList& moved, const QStringList& accounts, QWidget* parent)
    : QDialog(parent)
    , m_parent(new QComboBox(this))
    , m_refusal(new RefusalLine(QStringLiteral("moveRefusal"), this))
{
    setObjectName(QStringLiteral("moveDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    const int count = static_cast<int>(moved.size());
    setWindowTitle(count == 1 ? tr("Move account") : tr("Move %Ln account(s)", nullptr, count));
    m_parent->setObjectName(QStringLiteral("moveParent"));
    m_parent->setAccessibleName(tr("The account above"));
    m_parent->setEditable(true);
    m_parent->setInsertPolicy(QComboBox::NoInsert);
    m_parent->addItems(accounts);
    m_parent->setMinimumContentsLength(24);
    m_parent->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_parent->completer()->setFilterMode(Qt::MatchContains);
    m_parent->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_parent->clearEditText();
    m_parent->lineEdit()->setObjectName(QStringLiteral("moveParentName"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto* move = buttons->addButton(count == 1 ? tr("Move account") : tr("Move accounts"),
                                    QDialogButtonBox::AcceptRole);
    move->setObjectName(QStringLiteral("moveAccept"));
    move->setEnabled(false);
    auto* layout = new QFormLayout(this);
    if (count == 1) // a title bar may be too short for the name
        layout->addRow(tr("Account:"), new PlainLabel(moved.front(), this));
    layout->addRow(tr("&Below account:"), m_parent);
    layout->addRow(m_refusal);
    layout->addRow(buttons);
    connect(m_parent, &QComboBox::editTextChanged, this,
            [this, accounts, move](const QString& text) {
                m_refusal->hide();
                move->setEnabled(accounts.contains(text.trimmed()));
            });
    m_accounts = accounts;
    m_parent->lineEdit()->installEventFilter(this);
    connect(m_parent->lineEdit(), &QLineEdit::returnPressed, this, &MoveDialog::takeTyped);
    setMinimumWidth(titleWidth(*this));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this,
            [this] { emit parentChosen(m_parent->currentText().trimmed()); });
}

/// The only account that has what is typed in its name; of none and of several it says so.
void MoveDialog::takeTyped()
{
    const auto typed = m_parent->currentText().trimmed();
    if (typed.isEmpty() || m_accounts.contains(typed))
        return; // the button takes it
    const auto found = m_accounts.filter(typed, Qt::CaseInsensitive);
    if (found.size() == 1) {
        m_parent->setEditText(found.front());
        emit parentChosen(found.front());
        return;
    }
    showRefusal(found.isEmpty() ? tr("There is no account “%1” to move to.").arg(typed)
                                : tr("%Ln account(s) have “%1” in their names: choose one.",
                                     nullptr, static_cast<int>(found.size()))
                                      .arg(typed));
}

// Return would go on to the button, which a completion has just enabled.
bool MoveDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_parent->lineEdit() && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool isReturn = key == Qt::Key_Return || key == Qt::Key_Enter;
        const auto typed = m_parent->currentText().trimmed();
        if (isReturn && !typed.isEmpty() && !m_accounts.contains(typed)) {
            takeTyped();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void MoveDialog::showRefusal(const QString& text)
{
    m_refusal->say(text);
    m_parent->setFocus();
}

} // namespace fairlead::views
