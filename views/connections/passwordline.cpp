// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/connections/passwordline.h"

#include <QHideEvent>

namespace fairlead::views {

PasswordLine::PasswordLine(QWidget* parent)
    : QLineEdit(parent)
{
    setEchoMode(QLineEdit::Password);
    setAccessibleName(tr("Password"));
}

QByteArray PasswordLine::password() const
{
    return text().toUtf8();
}

void PasswordLine::hideEvent(QHideEvent* event)
{
    // A window that is minimized hides nothing for good.
    if (!event->spontaneous())
        clear();
    QLineEdit::hideEvent(event);
}

} // namespace fairlead::views
