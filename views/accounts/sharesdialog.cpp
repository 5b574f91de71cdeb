// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/accounts/sharesdialog.h"

#include "views/accounts/refusalline.h"
#include "views/widgets/firstsize.h"
#include "views/widgets/texts/plainlabel.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

namespace fairlead::views {

SharesDialog::SharesDialog(int rows, const QString& now, QWidget* parent)
    : QDialog(parent)
    , m_shares(new QLineEdit(this))
    , m_refusal(new RefusalLine(QStringLiteral("sharesRefusal"), this))
{
    setObjectName(QStringLiteral("sharesDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Shares of %Ln row(s)", nullptr, rows));
    m_shares->setObjectName(QStringLiteral("sharesOfAll"));
    m_shares->setAccessibleName(tr("Shares"));
    m_shares->setToolTip(tr("A whole number, or the word parent"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto* set = buttons->addButton(tr("Set shares"), QDialogButtonBox::AcceptRole);
    set->setObjectName(QStringLiteral("sharesAccept"));
    set->setEnabled(false);
    auto* layout = new QFormLayout(this);
    layout->addRow(tr("Now:"), new PlainLabel(now, this));
    layout->addRow(tr("&Shares of each:"), m_shares);
    layout->addRow(m_refusal);
    layout->addRow(buttons);
    connect(m_shares, &QLineEdit::textChanged, this, [this, set](const QString& text) {
        set->setEnabled(!text.trimmed().isEmpty());
        m_refusal->hide();
    });
    setMinimumWidth(titleWidth(*this));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this,
            [this] { emit sharesEntered(m_shares->text().trimmed()); });
}

void SharesDialog::showRefusal(const QString& text)
{
    m_refusal->say(text);
    m_shares->selectAll();
    m_shares->setFocus();
}

} // namespace fairlead::views
