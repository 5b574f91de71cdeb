// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/connections/passworddialog.h"

#include "models/words/showntext.h"
#include "views/connections/passwordline.h"
#include "views/theme/textsizes.h"
#include "views/widgets/texts/plainlabel.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fairlead::views {

PasswordDialog::PasswordDialog(const QString& connection, const QString& why, QWidget* parent)
    : QDialog(parent)
    , m_password(new PasswordLine(this))
    , m_keep(new QCheckBox(tr("&Keep it in the keychain"), this))
    , m_note(new PlainLabel(this))
{
    setObjectName(QStringLiteral("passwordDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Password"));
    auto* question
        = new PlainLabel(tr("&Password of %1:").arg(models::shownText(connection)), this);
    question->setObjectName(QStringLiteral("passwordQuestion"));
    question->setWordWrap(true);
    question->setBuddy(m_password);
    auto* reason = new PlainLabel(why, this);
    reason->setObjectName(QStringLiteral("passwordWhy"));
    reason->setWordWrap(true);
    reason->setVisible(!why.isEmpty());
    m_password->setObjectName(QStringLiteral("passwordLine"));
    m_keep->setObjectName(QStringLiteral("passwordKeep"));
    m_note->setObjectName(QStringLiteral("passwordNote"));
    m_note->setWordWrap(true);
    setTextSize(*m_note, TextSize::Secondary);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto* connectButton = buttons->addButton(tr("Connect"), QDialogButtonBox::AcceptRole);
    connectButton->setObjectName(QStringLiteral("passwordConnect"));
    connectButton->setDefault(true);

    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(gapInside);
    layout->setContentsMargins(gapEdge, gapEdge, gapEdge, gapEdge);
    layout->addWidget(reason);
    layout->addWidget(question);
    layout->addWidget(m_password);
    layout->addWidget(m_keep);
    layout->addWidget(m_note);
    layout->addStretch(1);
    layout->addWidget(buttons);
    setMinimumWidth(440);
    setKeychain(false, {});
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        emit connectRequested();
        accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void PasswordDialog::setKeychain(bool isAvailable, const QString& why)
{
    m_keep->setEnabled(isAvailable);
    if (!isAvailable)
        m_keep->setChecked(false);
    m_note->setText(why);
    m_note->setVisible(!why.isEmpty());
    fit();
}

// A text that wraps makes a dialog higher only when it is told so.
void PasswordDialog::fit()
{
    layout()->activate();
    resize(width(), std::max(height(), layout()->totalHeightForWidth(width())));
}

void PasswordDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    fit();
}

QByteArray PasswordDialog::password() const
{
    return m_password->password();
}

bool PasswordDialog::keepsPassword() const
{
    return m_keep->isChecked();
}

} // namespace fairlead::views
