// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/accounts/memberdialog.h"

#include "views/accounts/refusalline.h"
#include "views/widgets/firstsize.h"
#include "views/widgets/texts/plainlabel.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

namespace fairlead::views {

MemberDialog::MemberDialog(bool isUser, const QString& account, QWidget* parent)
    : QDialog(parent)
    , m_name(new QLineEdit(this))
    , m_shares(new QLineEdit(QStringLiteral("1"), this))
    , m_refusal(new RefusalLine(QStringLiteral("memberRefusal"), this))
{
    setObjectName(QStringLiteral("memberDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(isUser ? tr("Add user") : tr("Add account"));
    m_name->setObjectName(QStringLiteral("memberName"));
    m_name->setAccessibleName(tr("Name"));
    m_shares->setObjectName(QStringLiteral("memberShares"));
    m_shares->setAccessibleName(tr("Shares"));
    m_shares->setToolTip(tr("A whole number, or the word parent"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_add = buttons->addButton(isUser ? tr("Add user") : tr("Add account"),
                               QDialogButtonBox::AcceptRole);
    m_add->setObjectName(QStringLiteral("memberAdd"));
    m_add->setEnabled(false);
    auto* layout = new QFormLayout(this);
    // A title bar may be too short for the name.
    layout->addRow(isUser ? tr("In account:") : tr("Below account:"),
                   new PlainLabel(account, this));
    layout->addRow(isUser ? tr("&User name:") : tr("&Account name:"), m_name);
    layout->addRow(tr("&Shares:"), m_shares);
    layout->addRow(m_refusal);
    layout->addRow(buttons);
    for (auto* line : {m_name, m_shares})
        connect(line, &QLineEdit::textChanged, this, [this] {
            m_refusal->hide();
            m_add->setEnabled(!m_name->text().trimmed().isEmpty());
        });
    setMinimumWidth(titleWidth(*this));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this,
            [this] { emit memberRequested(m_name->text().trimmed(), m_shares->text().trimmed()); });
}

void MemberDialog::showRefusal(const QString& text)
{
    m_refusal->say(text);
    m_name->setFocus();
}

} // namespace fairlead::views
