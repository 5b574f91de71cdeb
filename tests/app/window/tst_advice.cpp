// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/questions/advicecontroller.h"
#include "app/sources/sourcecontroller.h"
#include "app/window/pages.h"
#include "engine/recovery/ahead.h"
#include "models/advice/advicemodel.h"
#include "models/advice/adviser.h"
#include "tests/support/openwindow.h"
#include "tests/support/qttestmain.h"
#include "views/advice/advicepage.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;

/// The page Advice as somebody uses it.
class AdviceTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

    struct Fixture : tests::OpenWindow
    {
        void edit(const char* parameter, const char* value)
        {
            QVERIFY(workspace.editor.submit(ParameterEdit{parameter, value}).has_value());
        }
        [[nodiscard]] bool says(const QString& words) const { return tests::isSaid(page, words); }

        AdvicePage& page = window.pages().page<AdvicePage>();
    };

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void allIsWellIsSaid()
    {
        Fixture f;
        f.window.pages().showPage(QStringLiteral("advicePage"));
        QTRY_VERIFY(f.page.adviser().isCurrent());
        QVERIFY(f.says(QStringLiteral("No fault found in the policy")));
    }

    void theTimeAheadIsNotJudged()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.window.pages().showPage(QStringLiteral("advicePage"));
        const auto day = f.document.now() + 86400;
        f.window.sources().showMoment(
            app::OtherMoment{snapshotAhead(f.document.baseline()->evaluation->inputs), day,
                             app::OtherMoment::Kind::Ahead});
        QTRY_VERIFY(f.says(QStringLiteral("No advice on the time ahead")));
        f.window.sources().showMoment({});
        QTRY_VERIFY(f.says(QStringLiteral("No fault found in the policy")));
    }

    // After undo the page stood scrolled to where nothing was any more.
    void otherFindingsAreReadFromTheTop()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.window.resize(900, 480);
        f.edit("PriorityWeightAssoc", "1000");
        f.edit("PriorityWeightFairshare", "60000");
        f.window.pages().showPage(QStringLiteral("advicePage"));
        QTRY_VERIFY(f.page.adviser().isCurrent());
        auto* bar
            = qobject_cast<QScrollArea*>(f.window.pages().currentWidget())->verticalScrollBar();
        named<QLabel>(f.page, "adviceReplay")->setText(QString(40, u'\n'));
        QTRY_VERIFY(bar->maximum() > 0);
        bar->setValue(bar->maximum());
        f.edit("PriorityWeightAssoc", "0");
        f.edit("PriorityWeightFairshare", "100000");
        QTRY_COMPARE(bar->value(), 0);
    }

    void oneClickTriesIt()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.edit("PriorityWeightAssoc", "1000");
        f.edit("PriorityWeightFairshare", "60000");
        const auto before = f.document.scenario();
        f.window.pages().showPage(QStringLiteral("advicePage"));
        QTRY_COMPARE(f.page.model()->rowCount(), 1);
        QVERIFY(f.says(QStringLiteral("each gets 0 points")));
        QVERIFY(f.says(QStringLiteral("PriorityWeightAssoc=0")));
        QTest::mouseClick(named<QPushButton>(f.page, "adviceTry"), Qt::LeftButton);
        QCOMPARE(f.document.parameter(QStringLiteral("PriorityWeightAssoc")), "0");
        QCOMPARE(f.document.parameter(QStringLiteral("PriorityWeightFairshare")), "60000");
        QTRY_VERIFY(f.says(QStringLiteral("No fault found in the policy")));
        QTest::keyClick(&f.window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(f.document.scenario(), before);
        QTRY_COMPARE(f.page.model()->rowCount(), 1);
    }

    void keysDoTheSame()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.edit("PriorityDecayHalfLife", "0");
        f.edit("PriorityWeightAssoc", "1000");
        f.window.pages().showPage(QStringLiteral("advicePage"));
        QTRY_COMPARE(f.page.model()->rowCount(), 2);
        f.window.pages().focusPage();
        auto* table = named<QTreeView>(f.page, "adviceTable");
        QCOMPARE(QApplication::focusWidget(), table);
        const auto what = [&] { return named<QLabel>(f.page, "adviceWhat")->text(); };
        const auto first = what();
        QTest::keyClick(table, Qt::Key_Down);
        QVERIFY(what() != first);
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_COMPARE(f.page.model()->rowCount(), 1);
        QCOMPARE(what(), first);
    }

    void aReplayIsAskedByAClick()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.edit("PriorityWeightAssoc", "1000");
        f.edit("PriorityDecayHalfLife", "0");
        f.window.pages().showPage(QStringLiteral("advicePage"));
        QTRY_COMPARE(f.page.model()->rowCount(), 2);
        auto* answer = named<QLabel>(f.page, "adviceReplay");
        QVERIFY2(answer->text().isEmpty(), "never unasked");
        auto* ask = named<QPushButton>(f.page, "adviceAskReplay");
        QTest::mouseClick(ask, Qt::LeftButton);
        QCOMPARE(answer->text(), QStringLiteral("Replaying …"));
        static const QRegularExpression part(QStringLiteral("^Replaying … \\d+ %$"));
        QTRY_VERIFY(part.match(answer->text()).hasMatch());
        QTRY_VERIFY(!answer->text().startsWith("Replaying"));
        QVERIFY2(answer->text().contains("recorded starts found"), qPrintable(answer->text()));
        const auto* band = named<QLabel>(f.page, "adviceTrustBand");
        QVERIFY(band->isVisible()); // above every forecast
        QVERIFY2(band->text().contains("proves nothing"), qPrintable(band->text()));
        QVERIFY2(answer->text().contains("On average a job "), qPrintable(answer->text()));
        const auto first = answer->text();
        // It stays with its finding, and goes with the policy that it is about.
        auto* table = named<QTreeView>(f.page, "adviceTable");
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Down);
        QVERIFY(answer->text().isEmpty());
        QTest::keyClick(table, Qt::Key_Up);
        QCOMPARE(answer->text(), first);
        f.edit("PriorityWeightFairshare", "60000");
        WAIT_EVALUATED(f.document);
        QTRY_VERIFY(answer->text().isEmpty());
    }

    void aReplayCanBeStopped()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.edit("PriorityWeightAssoc", "1000");
        f.window.pages().showPage(QStringLiteral("advicePage"));
        QTRY_COMPARE(f.page.model()->rowCount(), 1);
        auto* ask = named<QPushButton>(f.page, "adviceAskReplay");
        ask->setFocus();
        const auto text = ask->text();
        QTest::keyClick(ask, Qt::Key_Space);
        QVERIFY(ask->text() != text);
        QTest::keyClick(ask, Qt::Key_Space);
        QCOMPARE(ask->text(), text);
        QVERIFY(named<QLabel>(f.page, "adviceReplay")->text().isEmpty());
    }

    void aLockedSourceTakesNothing()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.edit("PriorityWeightAssoc", "1000");
        f.window.pages().showPage(QStringLiteral("advicePage"));
        QTRY_COMPARE(f.page.model()->rowCount(), 1);
        f.page.setLocked(true);
        auto* button = named<QPushButton>(f.page, "adviceTry");
        QVERIFY(!button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
        QTest::keyClick(named<QTreeView>(f.page, "adviceTable"), Qt::Key_Return);
        QCOMPARE(f.document.parameter(QStringLiteral("PriorityWeightAssoc")), "1000");
    }
};

FAIRLEAD_QTTEST(AdviceTest)
#include "tst_advice.moc"
