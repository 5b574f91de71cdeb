// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/widgets/inputs/parameterslider.h"

#include <QDialog>
#include <QLabel>
#include <QToolButton>

using namespace fairlead;
using namespace fairlead::views;
using models::LogScale;

class ParameterSliderTest : public QObject
{
    Q_OBJECT

private:
    struct Fixture
    {
        explicit Fixture(ParameterSpinBox::Kind kind = ParameterSpinBox::Kind::Number)
            : parameter(QStringLiteral("test"), QStringLiteral("Test"), kind)
        {
            parameter.setScale(kind == ParameterSpinBox::Kind::Number
                                   ? LogScale::forWeight(1000)
                                   : LogScale::forDuration(604800));
            parameter.setValue(kind == ParameterSpinBox::Kind::Number ? 1000 : 604800);
            parameter.resize(320, 60);
            parameter.show();
            (void)QTest::qWaitForWindowExposed(&parameter);
        }
        ParameterSlider parameter;
        QSignalSpy edited{&parameter, &ParameterSlider::valueEdited};
        QSignalSpy started{&parameter, &ParameterSlider::gestureStarted};
        QSignalSpy finished{&parameter, &ParameterSlider::gestureFinished};
    };
    tests::MessageGuard m_guard;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void dragIsOneGesture()
    {
        Fixture f;
        auto* slider = f.parameter.slider();
        tests::dragSlider(
            slider, {slider->maximum() * 3 / 4, slider->maximum() / 2, slider->maximum() * 9 / 10});
        QVERIFY(f.edited.count() >= 2);
        QCOMPARE(f.started.count(), 1);
        QCOMPARE(f.finished.count(), 1);
        QVERIFY(f.parameter.value() > 1000);
        QCOMPARE(f.parameter.spinBox()->wholeValue(), f.parameter.value());
    }

    // A scenario may come while the sliders are behind another tab, where nothing is enabled.
    void whatWasEditedUnseenCanBeReset()
    {
        QWidget window;
        ParameterSlider parameter(QStringLiteral("test"), QStringLiteral("Test"),
                                  ParameterSpinBox::Kind::Number, &window);
        parameter.setScale(LogScale::forWeight(1000));
        parameter.setValue(1000);
        const auto* reset = parameter.findChild<QToolButton*>();
        QVERIFY(!reset->isEnabled());
        window.setEnabled(false);
        parameter.setValue(500);
        window.setEnabled(true);
        QVERIFY(reset->isEnabled());
        parameter.setUnavailable(QStringLiteral("not used"));
        QVERIFY(!reset->isEnabled());
    }

    void aRefusalGoesWithTheNextKeyOrValue()
    {
        Fixture f;
        const auto bubble = [&f] { return f.parameter.findChild<QLabel*>("refusal"); };
        auto* spin = f.parameter.spinBox();
        const auto refuse = [&] {
            spin->setFocus();
            spin->selectAll();
            QTest::keyClicks(spin, QStringLiteral("many"));
            QTest::keyClick(spin, Qt::Key_Return);
        };
        refuse();
        QVERIFY(bubble() != nullptr && bubble()->isVisible());
        QTest::keyClick(spin, Qt::Key_2);
        QTRY_VERIFY(bubble() == nullptr);

        refuse();
        QVERIFY(bubble() != nullptr);
        const int most = f.parameter.slider()->maximum();
        tests::dragSlider(f.parameter.slider(), {most / 2, most / 4});
        QVERIFY(f.edited.count() > 0);
        QTRY_VERIFY(bubble() == nullptr);
    }

    void leftEndIsZero()
    {
        Fixture f;
        tests::dragSlider(f.parameter.slider(), {100, 0});
        QCOMPARE(f.parameter.value(), 0);
    }

    void doubleClickAsksForReset()
    {
        Fixture f;
        const QSignalSpy reset(&f.parameter, &ParameterSlider::resetRequested);
        QTest::mouseDClick(f.parameter.slider(), Qt::LeftButton, {}, QPoint(20, 8));
        QCOMPARE(reset.count(), 1);
    }

    void keysStepInPercent_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<qint64>("value");
        QTest::newRow("right") << int(Qt::Key_Right) << qint64(1010);
        QTest::newRow("left") << int(Qt::Key_Left) << qint64(990);
        QTest::newRow("page up") << int(Qt::Key_PageUp) << qint64(1100);
        QTest::newRow("page down") << int(Qt::Key_PageDown) << qint64(900);
        QTest::newRow("home") << int(Qt::Key_Home) << qint64(0);
    }

    void keysStepInPercent()
    {
        QFETCH(int, key);
        QFETCH(qint64, value);
        Fixture f;
        QTest::keyClick(f.parameter.slider(), static_cast<Qt::Key>(key));
        QCOMPARE(f.parameter.value(), value);
    }

    void typedNumberCountsWhenEntered()
    {
        Fixture f;
        auto* spin = f.parameter.spinBox();
        spin->setFocus();
        spin->selectAll();
        QTest::keyClicks(spin, QStringLiteral("20,000"));
        QCOMPARE(f.edited.count(), 0);
        QTest::keyClick(spin, Qt::Key_Return);
        QCOMPARE(f.parameter.value(), 20000);
        QCOMPARE(f.edited.count(), 1);
    }

    // A refresh tells the value again, the same or another one.
    void whatIsBeingTypedStays()
    {
        Fixture f;
        auto* spin = f.parameter.spinBox();
        spin->setFocus();
        spin->selectAll();
        QTest::keyClicks(spin, QStringLiteral("20"));
        f.parameter.setValue(1000);
        QCOMPARE(spin->text(), "20");
        f.parameter.setValue(3000);
        QTest::keyClicks(spin, QStringLiteral("00"));
        QCOMPARE(spin->text(), "2000");
        QTest::keyClick(spin, Qt::Key_Return);
        QCOMPARE(f.parameter.value(), 2000);
        QCOMPARE(spin->text(), "2,000");
        f.parameter.setValue(3000);
        QCOMPARE(spin->text(), "3,000");
    }

    void theOldValueCanBeTypedOverANewOne()
    {
        Fixture f;
        auto* spin = f.parameter.spinBox();
        spin->setFocus();
        spin->selectAll();
        QTest::keyClicks(spin, QStringLiteral("1000"));
        f.parameter.setValue(3000);
        QTest::keyClick(spin, Qt::Key_Return);
        QCOMPARE(f.parameter.value(), 1000);
        QCOMPARE(f.edited.count(), 1);
    }

    void resetDropsWhatIsBeingTyped()
    {
        Fixture f;
        connect(&f.parameter, &ParameterSlider::resetRequested, &f.parameter,
                [&f] { f.parameter.setValue(1000); });
        f.parameter.setValue(3000);
        auto* spin = f.parameter.spinBox();
        spin->setFocus();
        QTest::keyClicks(spin, QStringLiteral("20"));
        QTest::mouseClick(tests::named<QToolButton>(f.parameter, "testReset"), Qt::LeftButton);
        QCOMPARE(spin->text(), "1,000");
    }

    // It has the focus of a window that another one lies on.
    void aNewValueIsSelectedWhole()
    {
        Fixture f;
        auto* spin = f.parameter.spinBox();
        spin->setFocus();
        spin->selectAll();
        QDialog question;
        question.show();
        question.activateWindow();
        QTRY_VERIFY(question.isActiveWindow());
        f.parameter.setScale(LogScale::forWeight(70000));
        f.parameter.setValue(70000);
        QCOMPARE(spin->findChild<QLineEdit*>()->selectedText(), "70,000");
    }

    void durationsAreTypedAsSlurmDoes_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<qint64>("seconds");
        QTest::newRow("days and hours") << "14 d 12 h" << qint64(1252800);
        QTest::newRow("slurm") << "14-12" << qint64(1252800);
        QTest::newRow("days") << "3 d" << qint64(259200);
    }

    void durationsAreTypedAsSlurmDoes()
    {
        QFETCH(QString, typed);
        QFETCH(qint64, seconds);
        Fixture f(ParameterSpinBox::Kind::Duration);
        auto* spin = f.parameter.spinBox();
        spin->setFocus();
        spin->selectAll();
        QTest::keyClicks(spin, typed);
        QTest::keyClick(spin, Qt::Key_Return);
        QCOMPARE(f.parameter.value(), seconds);
    }

    /// "45" over "90 d" became 45 minutes, Slurm's unit, and moved every job.
    void aBareNumberKeepsTheUnitThatIsShown_data()
    {
        QTest::addColumn<qint64>("before");
        QTest::addColumn<qint64>("after");
        QTest::newRow("days") << qint64(90 * 86400) << qint64(45 * 86400);
        QTest::newRow("days and hours") << qint64(14 * 86400 + 12 * 3600) << qint64(45 * 86400);
        QTest::newRow("hours") << qint64(2 * 3600) << qint64(45 * 3600);
        QTest::newRow("minutes") << qint64(300) << qint64(45 * 60);
        QTest::newRow("nothing shown, as Slurm") << qint64(0) << qint64(45 * 60);
    }

    void aBareNumberKeepsTheUnitThatIsShown()
    {
        QFETCH(qint64, before);
        QFETCH(qint64, after);
        Fixture f(ParameterSpinBox::Kind::Duration);
        f.parameter.setValue(before);
        auto* spin = f.parameter.spinBox();
        spin->setFocus();
        spin->selectAll();
        QTest::keyClicks(spin, "45");
        QTest::keyClick(spin, Qt::Key_Return);
        QCOMPARE(f.parameter.value(), after);
        spin->selectAll();
        QTest::keyClicks(spin, "0");
        QTest::keyClick(spin, Qt::Key_Return);
        QCOMPARE(f.parameter.value(), qint64(0));
    }

    void aLengthThatIsTooLargeIsRefusedWithTheLargest()
    {
        Fixture f(ParameterSpinBox::Kind::Duration);
        auto* spin = f.parameter.spinBox();
        const QSignalSpy refused(spin, &ParameterSpinBox::refused);
        spin->setFocus();
        spin->selectAll();
        QTest::keyClicks(spin, "99999999999999 d");
        QTest::keyClick(spin, Qt::Key_Return);
        QCOMPARE(refused.count(), 1);
        const auto words = refused[0][0].toString().simplified();
        QVERIFY2(words.contains("up to 49,710 d 6 h"), qPrintable(words));
        QTest::keyClick(spin, Qt::Key_Escape);
    }

    /// Two units do not say all of it, and Return takes the text back.
    void returnLeavesALengthOfTimeAsItIs()
    {
        Fixture f(ParameterSpinBox::Kind::Duration);
        auto* box = f.parameter.spinBox();
        for (const qint64 seconds : {93600, 95400, 604740}) {
            f.parameter.setValue(seconds);
            QTest::keyClick(box, Qt::Key_Return);
            QCOMPARE(box->wholeValue(), seconds);
        }
        QCOMPARE(f.edited.count(), 0);
    }

    void unavailableSaysWhy()
    {
        Fixture f;
        f.parameter.setUnavailable(QStringLiteral("no history"));
        QVERIFY(!f.parameter.slider()->isEnabled());
        QVERIFY(!f.parameter.spinBox()->isEnabled());
        tests::dragSlider(f.parameter.slider(), {0});
        QCOMPARE(f.parameter.value(), 1000);
    }
};

FAIRLEAD_QTTEST(ParameterSliderTest)
#include "tst_parameterslider.moc"
