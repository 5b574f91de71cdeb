// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/accounts/movedialog.h"

#include <QComboBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

namespace fairlead::views {

MoveDialog::MoveDialog(const QString& account, const QStringList& accounts, QWidget* parent)
    : QDialog(parent)
    , m_parent(new QComboBox(this))
{
    setObjectName(QStringLiteral("moveDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Move account %1").arg(account));
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
    auto* move = buttons->addButton(tr("Move account"), QDialogButtonBox::AcceptRole);
    move->setObjectName(QStringLiteral("moveAccept"));
    move->setEnabled(false);
    auto* layout = new QFormLayout(this);
    layout->addRow(tr("&Below account:"), m_parent);
    layout->addRow(buttons);
    connect(m_parent, &QComboBox::editTextChanged, this, [accounts, move](const QString& text) {
        move->setEnabled(accounts.contains(text.trimmed()));
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        emit parentChosen(m_parent->currentText().trimmed());
        accept();
    });
}

} // namespace fairlead::views
