// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/aboutbox.h"

#include "views/widgets/texts/plainmessagebox.h"

#include <QApplication>

namespace fairlead::app {

namespace {

struct AboutBox
{
    Q_DECLARE_TR_FUNCTIONS(AboutBox)
};

} // namespace

QMessageBox* makeAboutBox(QWidget* parent)
{
    auto* box = new views::PlainMessageBox(
        QMessageBox::NoIcon, AboutBox::tr("About Fairlead"),
        AboutBox::tr("Fairlead %1").arg(QApplication::applicationVersion()), QMessageBox::Close,
        parent);
    box->setObjectName(QStringLiteral("aboutBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIconPixmap(parent->windowIcon().pixmap(64));
    box->setInformativeText(
        AboutBox::tr("See why each job of an HPC cluster stands where it stands in the queue.\n\n"
                     "Free software under the GNU General Public License, version 3 or later."));
    return box;
}

} // namespace fairlead::app
