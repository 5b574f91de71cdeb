// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/tree/accounttreemodel.h"
#include "tests/support/directscenarioeditor.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/accounts/accountsdock.h"
#include "views/accounts/memberdialog.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeView>

#include <algorithm>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;

/// Members are added to the account that was asked for, whatever the source does meanwhile.
class MemberDialogTest : public QObject
{
    Q_OBJECT

private:
    struct Fixture
    {
        Fixture()
        {
            tests::load(document, tests::guiRecords());
            dock.show();
        }
        /// The dialog that adds a user to physics.
        MemberDialog* open()
        {
            auto* add = tests::accountAction(dock, QStringLiteral("physics"), "addUserAction");
            add->trigger();
            return dock.findChild<MemberDialog*>();
        }
        /// The next reading lacks an account and its members.
        void readWithout(const std::string& account)
        {
            auto records = tests::guiRecords();
            std::erase_if(records.assocs, [&](const AssocRecord& assoc) {
                return assoc.account == account || assoc.parent == account;
            });
            std::erase_if(records.jobs,
                          [&](const JobRecord& job) { return job.account == account; });
            document.refreshSnapshot(tests::built(std::move(records)), document.now());
            WAIT_EVALUATED(document);
        }
        models::ScenarioDocument document;
        tests::DirectScenarioEditor editor{document};
        models::AccountTreeModel model{&document, &editor};
        AccountsDock dock{&document, &model};
    };

private slots:
    void aReadingMovesNobodyElsewhere()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        auto* dialog = f.open();
        QVERIFY(dialog != nullptr);
        f.readWithout("chem"); // which stands before physics
        named<QLineEdit>(*dialog, "memberName")->setText(QStringLiteral("zoe"));
        named<QPushButton>(*dialog, "memberAdd")->click();
        const auto& edits = f.document.scenario().edits;
        QCOMPARE(edits.size(), 1U);
        QVERIFY(edits.front() == Edit(AddEdit{{"physics", "zoe", {}}, {}, 1}));
    }

    void anAccountThatHasGoneIsNamed()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        auto* dialog = f.open();
        QVERIFY(dialog != nullptr);
        f.readWithout("physics");
        named<QLineEdit>(*dialog, "memberName")->setText(QStringLiteral("zoe"));
        named<QPushButton>(*dialog, "memberAdd")->click();
        QVERIFY(dialog->isVisible());
        const auto said = named<QLabel>(*dialog, "memberRefusal")->text();
        QVERIFY2(said.contains(QLatin1String("physics")), qPrintable(said));
        QVERIFY(f.document.scenario().edits.empty());
    }
};

FAIRLEAD_QTTEST(MemberDialogTest)
#include "tst_memberdialog.moc"
