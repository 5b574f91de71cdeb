// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/questions/hardwarecontroller.h"
#include "app/questions/questions.h"
#include "models/lists/hardwaremodel.h"
#include "models/lists/roles.h"
#include "tests/support/openwindow.h"
#include "tests/support/qttestmain.h"
#include "views/inverse/hardwaredialog.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace fairlead;
using namespace fairlead::views;
using models::HardwareModel;
using tests::named;

/// Shares after new hardware, from the menu of the tree.
class HardwareTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

    struct Fixture : tests::OpenWindow
    {
        [[nodiscard]] bool open(const QString& account)
        {
            auto* action = tests::accountAction(window, account, "showHardwareAction");
            if (action == nullptr)
                return false;
            QSignalSpy shown(&controller(), &app::HardwareController::shown);
            action->trigger();
            return shown.wait(tests::longestWait);
        }
        [[nodiscard]] app::HardwareController& controller()
        {
            return window.questions().hardware();
        }
        [[nodiscard]] HardwareDialog& dialog() { return *controller().dialog(); }
        [[nodiscard]] double promised(const QString& name, int column)
        {
            const auto* model = dialog().model();
            for (int row = 0; row < model->rowCount(); ++row) {
                if (model->index(row, HardwareModel::NameColumn).data().toString() == name)
                    return model->index(row, column).data(models::SortRole).toDouble();
            }
            return -1;
        }
        /// As somebody types it.
        [[nodiscard]] bool type(const char* box, const char* value)
        {
            auto* spin = named<QDoubleSpinBox>(dialog(), box);
            QSignalSpy shown(&controller(), &app::HardwareController::shown);
            spin->setFocus();
            spin->selectAll();
            QTest::keyClicks(spin, value);
            QTest::keyClick(spin, Qt::Key_Return);
            return shown.wait(tests::longestWait);
        }
    };

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void whatOthersHadTheyKeep()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.open(QStringLiteral("cistem")));
        QAbstractItemModelTester tester(f.dialog().model(),
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
        QCOMPARE(named<QComboBox>(f.dialog(), "hardwareOwner")->currentText(),
                 QStringLiteral("cistem"));
        QVERIFY(f.type("hardwareMachine", "100"));
        QVERIFY(f.type("hardwareNew", "50"));
        const auto sentence = named<QLabel>(f.dialog(), "hardwareSentence")->text();
        QVERIFY2(sentence.contains("grows from 100 to 150"), qPrintable(sentence));
        const auto* model = f.dialog().model();
        QVERIFY(model->rowCount() > 3);
        for (int row = 0; row < model->rowCount(); ++row) {
            const auto name = model->index(row, HardwareModel::NameColumn).data().toString();
            const double grown = f.promised(name, HardwareModel::PromisedColumn)
                - f.promised(name, HardwareModel::PromisedNowColumn);
            const bool isIts = name == "cistem" || name == "partenaires"; // it, and what is above
            QVERIFY2(std::abs(grown - (isIts ? 50 : 0)) < 0.06, qPrintable(name));
        }
    }

    void tryingItIsOneStepAndTheMachineGrows()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.open(QStringLiteral("cistem")));
        QVERIFY(f.type("hardwareMachine", "100"));
        const auto then = f.promised(QStringLiteral("cistem"), HardwareModel::PromisedColumn);
        const auto before = f.workspace.document.scenario();
        QSignalSpy shown(&f.controller(), &app::HardwareController::shown);
        QTest::mouseClick(named<QPushButton>(f.dialog(), "hardwareTry"), Qt::LeftButton);
        QVERIFY(!f.workspace.document.scenario().edits.empty());
        QCOMPARE(f.workspace.undo.count(), 1);
        WAIT_EVALUATED(f.workspace.document);
        QTRY_COMPARE(f.dialog().machine(), 110.0);
        // It is not bought a second time unless somebody asks for it.
        const auto* sentence = named<QLabel>(f.dialog(), "hardwareSentence");
        QVERIFY2(sentence->text().startsWith("The shares are in the scenario"),
                 qPrintable(sentence->text()));
        QVERIFY(!named<QPushButton>(f.dialog(), "hardwareTry")->isEnabled());
        QVERIFY(f.type("hardwareNew", "10"));
        QTRY_VERIFY(
            std::abs(f.promised(QStringLiteral("cistem"), HardwareModel::PromisedNowColumn) - then)
            < 1e-6);
        QVERIFY(named<QDoubleSpinBox>(f.dialog(), "hardwareNew")->hasFocus());
        QVERIFY(f.open(QStringLiteral("cistem")));
        QCOMPARE(f.dialog().machine(), 110.0);
        f.workspace.undo.undo();
        QCOMPARE(f.workspace.document.scenario(), before);
        WAIT_EVALUATED(f.workspace.document);
        QTRY_COMPARE(f.dialog().machine(), double(f.workspace.document.snapshot()->nodeCount));
        QVERIFY(f.open(QStringLiteral("cistem")));
        QCOMPARE(f.dialog().machine(), double(f.workspace.document.snapshot()->nodeCount));
    }

    void whatCannotBeAnsweredIsSaid()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.open(QStringLiteral("cistem")));
        QSignalSpy shown(&f.controller(), &app::HardwareController::shown);
        QVERIFY(f.workspace.editor.submit(ShareEdit{{"cistem", "", ""}, slurm::useParentShares}));
        QVERIFY(shown.wait(tests::longestWait));
        QTRY_VERIFY(named<QLabel>(f.dialog(), "hardwareSentence")
                        ->text()
                        .contains("takes those of its parent"));
        QVERIFY(!named<QPushButton>(f.dialog(), "hardwareTry")->isEnabled());
        QCOMPARE(f.dialog().model()->rowCount(), 0);
    }

    void aNumberThatIsNoneIsSaid()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.open(QStringLiteral("cistem")));
        auto* machine = named<QDoubleSpinBox>(f.dialog(), "hardwareMachine");
        const auto* sentence = named<QLabel>(f.dialog(), "hardwareSentence");
        QCOMPARE(machine->text(), "24"); // nodes are whole
        QVERIFY(f.dialog().model()->rowCount() > 0);
        machine->setFocus();
        for (const auto* typed : {"-5", "abc", "x1e9", "0"}) { // none loses a sign on the way
            machine->selectAll();
            QTest::keyClicks(machine, typed);
            QCOMPARE(machine->text(), QString::fromLatin1(typed));
            QCOMPARE(sentence->text(), "Type a number from 0.01 to 100,000,000.");
            QCOMPARE(f.dialog().model()->rowCount(), 0);
            QVERIFY(!named<QPushButton>(f.dialog(), "hardwareTry")->isEnabled());
        }
        // Left alone, the box has its last number again, and the answer to that is there.
        QSignalSpy shown(&f.controller(), &app::HardwareController::shown);
        QTest::keyClick(machine, Qt::Key_Return);
        QCOMPARE(machine->text(), "24");
        QVERIFY(shown.wait(tests::longestWait));
        QVERIFY(f.dialog().model()->rowCount() > 0);
        QVERIFY(named<QPushButton>(f.dialog(), "hardwareTry")->isEnabled());
    }

    void whoBoughtItIsChosenByName()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.open(QStringLiteral("cistem")));
        auto* owner = named<QComboBox>(f.dialog(), "hardwareOwner");
        QSignalSpy shown(&f.controller(), &app::HardwareController::shown);
        owner->setFocus();
        owner->lineEdit()->selectAll();
        QTest::keyClicks(owner, "partenaires");
        QTest::keyClick(owner, Qt::Key_Return);
        QVERIFY(shown.wait(tests::longestWait));
        QCOMPARE(f.dialog().bought().assoc, (AssocKey{"partenaires", "", ""}));
        owner->lineEdit()->selectAll();
        QTest::keyClicks(owner, "nobody");
        QTest::keyClick(owner, Qt::Key_Return);
        QCOMPARE(owner->currentText(), QStringLiteral("partenaires"));
    }

    void itGoesWithItsCluster()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.open(QStringLiteral("cistem")));
        f.window.open(QStringLiteral("demo:textbook"));
        QTRY_VERIFY(f.controller().dialog() == nullptr);
    }
};

FAIRLEAD_QTTEST(HardwareTest)
#include "tst_hardware.moc"
