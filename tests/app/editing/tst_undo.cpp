// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/editing/workspace.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/accounts/accountsdock.h"
#include "views/whatif/whatifdock.h"
#include "views/widgets/inputs/parameterspinbox.h"

#include <QTreeView>

using namespace fairlead;
using namespace fairlead::views;
using models::AccountTreeModel;
using tests::named;

class UndoTest : public QObject
{
    Q_OBJECT

private:
    struct Fixture
    {
        Fixture()
        {
            tests::load(workspace.document, tests::guiRecords());
            dock.resize(340, 900);
            dock.show();
            (void)QTest::qWaitForWindowExposed(&dock);
        }
        [[nodiscard]] quint32 age() const
        {
            return workspace.document.policy().slurm().weight(Factor::Age);
        }
        app::Workspace workspace;
        WhatIfDock dock{&workspace.document, &workspace.editor};
        BaselineSlider* slider = named<BaselineSlider>(dock, "PriorityWeightAgeSlider");
    };
    tests::MessageGuard m_guard;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void aDragIsOneStep()
    {
        Fixture f;
        tests::dragSlider(f.slider, {700, 800, 900, f.slider->maximum()});
        QCOMPARE(f.workspace.undo.count(), 1);
        QCOMPARE(f.age(), 1000000U);
        f.workspace.undo.undo();
        QCOMPARE(f.age(), 1000U);
        QVERIFY(!f.workspace.document.isEdited());
        QCOMPARE(f.slider->value(), f.slider->baseline());
        f.workspace.undo.redo();
        QCOMPARE(f.age(), 1000000U);
    }

    void twoDragsAreTwoSteps()
    {
        Fixture f;
        tests::dragSlider(f.slider, {700, 800});
        tests::dragSlider(f.slider, {850, 900});
        QCOMPARE(f.workspace.undo.count(), 2);
    }

    void aDragThatReturnsLeavesNone()
    {
        Fixture f;
        const int start = f.slider->value();
        tests::dragSlider(f.slider, {start + 200, start + 100, start});
        QCOMPARE(f.age(), 1000U);
        QCOMPARE(f.workspace.undo.count(), 0);
        QVERIFY(!f.workspace.document.isEdited());
    }

    void aTypedValueIsAStep()
    {
        Fixture f;
        auto* spin = named<ParameterSpinBox>(f.dock, "PriorityWeightFairshareSpin");
        spin->setFocus();
        for (const auto* typed : {"500", "600"}) {
            spin->selectAll();
            QTest::keyClicks(spin, QLatin1String(typed));
            QTest::keyClick(spin, Qt::Key_Return);
        }
        const auto weight
            = [&] { return f.workspace.document.policy().slurm().weight(Factor::FairShare); };
        QCOMPARE(weight(), 600U);
        QCOMPARE(f.workspace.undo.count(), 2);
        f.workspace.undo.undo();
        QCOMPARE(weight(), 500U);
        // What stands in the box is replaced by what is typed next.
        QCOMPARE(spin->text(), "500");
        QTest::keyClicks(spin, "70");
        QTest::keyClick(spin, Qt::Key_Return);
        QCOMPARE(weight(), 70U);
    }

    void arrowKeysAreOneStep()
    {
        Fixture f;
        auto* spin = named<ParameterSpinBox>(f.dock, "PriorityWeightFairshareSpin");
        spin->setFocus();
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(spin, Qt::Key_Up);
        QVERIFY(f.workspace.document.isEdited());
        QCOMPARE(f.workspace.undo.count(), 1);
    }

    void sharesAndResetCanBeUndone()
    {
        Fixture f;
        AccountsDock accounts(&f.workspace.document, &f.workspace.accounts);
        accounts.resize(520, 500);
        accounts.show();
        QVERIFY(QTest::qWaitForWindowExposed(&accounts, fairlead::tests::longestWait));
        const auto chem = tests::assocAt(*f.workspace.document.snapshot(), "chem");
        tests::editCell(accounts.view(),
                        f.workspace.accounts.indexOf(chem, AccountTreeModel::SharesColumn),
                        QStringLiteral("99"));
        QCOMPARE(f.workspace.undo.undoText(), "shares of chem");
        tests::dragSlider(f.slider, {900});
        f.workspace.editor.replace(Scenario(), QStringLiteral("reset all"));
        QVERIFY(!f.workspace.document.isEdited());
        f.workspace.undo.undo();
        QCOMPARE(f.workspace.document.scenario().edits.size(), 2U);
        f.workspace.undo.undo();
        f.workspace.undo.undo();
        QCOMPARE(f.workspace.document.shares(chem), 30U);
    }

    /// However many rows: what the tree does to all of them is undone at once.
    void manyRowsAreOneStep()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        auto* edits = f.workspace.accounts.edits();
        const std::vector<AssocKey> rows{{"chem", "", ""}, {"idle", "", ""}};
        const auto shown = [&] { return f.workspace.document.snapshot(); };
        const auto before = tests::printed(f.workspace.accounts);

        QVERIFY(edits->setShares(rows, QStringLiteral("7")));
        QCOMPARE(f.workspace.undo.count(), 1);
        QVERIFY(f.workspace.undo.undoText().contains("2"));
        QCOMPARE(f.workspace.document.shares(tests::assocAt(*shown(), "idle")), 7U);
        f.workspace.undo.undo();
        QVERIFY(!f.workspace.document.isEdited());

        QVERIFY(edits->move(rows, {"physics", "", ""}));
        WAIT_EVALUATED(f.workspace.document);
        QCOMPARE(f.workspace.undo.count(), 1);
        QVERIFY(f.workspace.undo.undoText().contains("physics"));
        f.workspace.undo.undo();
        WAIT_EVALUATED(f.workspace.document);
        QCOMPARE(tests::printed(f.workspace.accounts), before);
        f.workspace.undo.redo();
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(tests::printed(f.workspace.accounts) != before);
        f.workspace.undo.undo();
        WAIT_EVALUATED(f.workspace.document);

        QVERIFY(edits->remove(rows));
        WAIT_EVALUATED(f.workspace.document);
        QCOMPARE(f.workspace.undo.count(), 1);
        f.workspace.undo.undo();
        WAIT_EVALUATED(f.workspace.document);
        QCOMPARE(tests::printed(f.workspace.accounts), before);
    }

    void aPasteIsOneStep()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        const auto before = tests::printed(f.workspace.accounts);
        QVERIFY(f.workspace.accounts.edits()->paste({AddEdit{{"lab", "", ""}, "chem", 1},
                                                     AddEdit{{"lab", "zoe", ""}, "", 2},
                                                     ShareEdit{{"physics", "", ""}, 9}}));
        QCOMPARE(f.workspace.undo.count(), 1);
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(findAssoc(*f.workspace.document.snapshot(), {"lab", "zoe", ""}).isValid());
        f.workspace.undo.undo();
        WAIT_EVALUATED(f.workspace.document);
        QCOMPARE(tests::printed(f.workspace.accounts), before);
        QVERIFY(!f.workspace.document.isEdited());
    }

    /// One that is refused, and nothing has moved.
    void oneRefusedIsAllRefused()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        auto* edits = f.workspace.accounts.edits();
        const QSignalSpy refused(edits, &models::AccountTreeEdits::refused);
        QVERIFY(!edits->move({{"chem", "", ""}, {"physics", "", ""}}, {"optics", "", ""}));
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused[0][0].toString().contains("physics"));
        QVERIFY(!edits->remove({{"chem", "", ""}, {"gone", "", ""}}));
        QVERIFY(!edits->setShares({{"chem", "", ""}, {"gone", "", ""}}, QStringLiteral("3")));
        QCOMPARE(f.workspace.undo.count(), 0);
        QVERIFY(!f.workspace.document.isEdited());
    }
};

FAIRLEAD_QTTEST(UndoTest)
#include "tst_undo.moc"
