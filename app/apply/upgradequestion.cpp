// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/apply/upgradequestion.h"

#include "views/widgets/texts/plainmessagebox.h"

#include <QCoreApplication>
#include <QPushButton>

namespace fairlead::app {

namespace {
struct UpgradeWords
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::app::UpgradeQuestion)

public:
    static QString title() { return tr("Store of an older Fairlead"); }
    static QString question(const QString& store)
    {
        return tr("%1 was written by an older Fairlead. It must be upgraded before anything is "
                  "written to it; older programs can then no longer open it. Reading it changes "
                  "nothing.")
            .arg(store);
    }
    static QString verb() { return tr("&Upgrade it"); }
};
} // namespace

void askToUpgrade(const QString& store, QWidget* over, std::function<void()> agreed,
                  std::function<void()> declined)
{
    auto* box
        = new views::PlainMessageBox(QMessageBox::Question, UpgradeWords::title(),
                                     UpgradeWords::question(store), QMessageBox::Cancel, over);
    box->setObjectName(QStringLiteral("upgradeQuestion"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* yes = box->addButton(UpgradeWords::verb(), QMessageBox::AcceptRole);
    yes->setObjectName(QStringLiteral("upgradeYes"));
    box->setDefaultButton(QMessageBox::Cancel);
    QObject::connect(box, &QMessageBox::finished, box,
                     [box, yes, agreed = std::move(agreed), declined = std::move(declined)] {
                         box->clickedButton() == yes ? agreed() : declined();
                     });
    box->open();
}

} // namespace fairlead::app
