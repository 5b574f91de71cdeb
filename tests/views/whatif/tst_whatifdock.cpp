// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/directscenarioeditor.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/whatif/whatifdock.h"
#include "views/widgets/inputs/parameterspinbox.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;

class WhatIfDockTest : public QObject
{
    Q_OBJECT

private:
    struct Fixture
    {
        Fixture()
        {
            tests::load(document, tests::guiRecords());
            dock.resize(340, 900);
            dock.show();
            (void)QTest::qWaitForWindowExposed(&dock);
        }
        models::ScenarioDocument document;
        tests::DirectScenarioEditor editor{document};
        WhatIfDock dock{&document, &editor};
    };
    tests::MessageGuard m_guard;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void draggingAWeightReRanksAndSaysSo()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        const auto leader = f.document.evaluation()->order.front();
        auto* age = named<BaselineSlider>(f.dock, "PriorityWeightAgeSlider");
        tests::dragSlider(age, {age->maximum() / 2, age->maximum()});
        QCOMPARE(f.document.policy().slurm().weight(Factor::Age), 1000000U);
        WAIT_EVALUATED(f.document);
        QVERIFY(f.document.evaluation()->order.front() != leader);
        QTRY_VERIFY(named<QLabel>(f.dock, "effectSentence")->text().contains(" move"));
    }

    void withNothingOpenItCannotBeUsed()
    {
        models::ScenarioDocument document;
        tests::DirectScenarioEditor editor{document};
        WhatIfDock dock{&document, &editor};
        auto* age = named<BaselineSlider>(dock, "PriorityWeightAgeSlider");
        QVERIFY(!age->isEnabled());
        QCOMPARE(named<QLabel>(dock, "effectSentence")->text(), "Nothing is open.");
        dock.setLocked(false);
        QVERIFY(!age->isEnabled());
        tests::load(document, tests::guiRecords());
        QVERIFY(age->isEnabled());
        dock.setLocked(true);
        QVERIFY(!age->isEnabled());
    }

    void noHalfLifeIsCalledNoDecay()
    {
        Fixture f;
        auto* spin = named<ParameterSpinBox>(f.dock, "PriorityDecayHalfLifeSpin");
        QVERIFY(f.document.apply(ParameterEdit{"PriorityDecayHalfLife", "0"}).has_value());
        QCOMPARE(spin->text(), "no decay");
        QVERIFY(f.document.apply(ParameterEdit{"PriorityDecayHalfLife", "7-0"}).has_value());
        QCOMPARE(spin->text(), QStringLiteral("7\u00a0d"));
        QCOMPARE(spin->valueFromText(QStringLiteral("no decay")), 0.0);
    }

    void resetButtonTakesOneParameterBack()
    {
        Fixture f;
        auto* age = named<BaselineSlider>(f.dock, "PriorityWeightAgeSlider");
        tests::dragSlider(age, {age->maximum()});
        QVERIFY(f.document.isEdited());
        QTest::mouseDClick(age, Qt::LeftButton, {}, QPoint(age->width() / 2, age->height() / 2));
        QVERIFY(!f.document.isEdited());
        QCOMPARE(age->value(), age->baseline());
    }

    void flagsAndAlgorithmAreEdits()
    {
        Fixture f;
        tests::clickCheckBox(named<QCheckBox>(f.dock, "PriorityFavorSmall"));
        QVERIFY(f.document.policy().slurm().favorSmall);
        tests::clickCheckBox(named<QCheckBox>(f.dock, "ACCRUE_ALWAYS"));
        QVERIFY(f.document.policy().slurm().has(AccrueAlways));
        auto* algorithm = named<QComboBox>(f.dock, "algorithm");
        QCOMPARE(algorithm->currentIndex(), 0);
        algorithm->setFocus();
        QTest::keyClick(algorithm, Qt::Key_Down);
        QCOMPARE(f.document.policy().algorithm(), Algorithm::ClassicFairShare);
        QVERIFY(f.document.policy().slurm().has(AccrueAlways));
        QVERIFY(named<ParameterSpinBox>(f.dock, "FairShareDampeningFactorSpin")->isEnabled());
    }

    // A whole number that Slurm does not take is refused in words too.
    void whatSlurmRefusesIsSaid()
    {
        Fixture f;
        QVERIFY(f.editor.submit(ParameterEdit{"PriorityFlags", "NO_FAIR_TREE"}));
        auto* damping = named<ParameterSpinBox>(f.dock, "FairShareDampeningFactorSpin");
        const auto before = damping->text();
        damping->setFocus();
        damping->selectAll();
        QTest::keyClicks(damping, "99999");
        QTest::keyClick(damping, Qt::Key_Return);
        const auto* words = f.dock.findChild<QLabel*>("refusal");
        QVERIFY(words != nullptr);
        QVERIFY2(words->text().contains("65"), qPrintable(words->text()));
        QCOMPARE(damping->text(), before);
    }

    void everyAlgorithmCanBeChosen()
    {
        Fixture f;
        auto* algorithm = named<QComboBox>(f.dock, "algorithm");
        auto* damping = named<ParameterSpinBox>(f.dock, "FairShareDampeningFactorSpin");
        algorithm->setFocus();
        for (const auto wanted :
             {Algorithm::ClassicFairShare, Algorithm::DepthOblivious, Algorithm::Slurm20}) {
            QTest::keyClick(algorithm, Qt::Key_Down);
            QCOMPARE(f.document.policy().algorithm(), wanted);
            QCOMPARE(damping->isEnabled(), wanted != Algorithm::Slurm20);
        }
        QTest::keyClick(algorithm, Qt::Key_Home);
        QCOMPARE(f.document.policy().algorithm(), Algorithm::FairTree);
        QVERIFY(!f.document.isEdited());
    }

    void firstInFirstOutAndBack()
    {
        Fixture f;
        auto* algorithm = named<QComboBox>(f.dock, "algorithm");
        algorithm->setFocus();
        QTest::keyClick(algorithm, Qt::Key_End);
        QVERIFY(f.document.policy().slurm().isBasic);
        const auto idle
            = {"PriorityWeightAgeSlider",      "PriorityWeightTRES", "PriorityMaxAgeSlider",
               "FairShareDampeningFactorSpin", "PriorityFavorSmall", "MAX_TRES"};
        const auto* reason = named<QLabel>(f.dock, "nothingCounts");
        for (const auto* input : idle)
            QVERIFY2(!named<QWidget>(f.dock, input)->isEnabled(), input);
        QVERIFY(reason->isVisible());
        QTest::keyClick(algorithm, Qt::Key_Home);
        QVERIFY(named<QWidget>(f.dock, "PriorityWeightAgeSlider")->isEnabled());
        QVERIFY(!reason->isVisible());
        QVERIFY(!f.document.policy().slurm().isBasic);
        QVERIFY(!f.document.isEdited());
    }

    void halfLifeNeedsHistory()
    {
        Fixture f;
        QVERIFY(!named<BaselineSlider>(f.dock, "PriorityDecayHalfLifeSlider")->isEnabled());
        // What is linear in usage has no ratios, which would stay.
        QVERIFY(f.document.apply(ParameterEdit{"SLURM_VERSION", "2.0.0"}).has_value());
        QVERIFY(f.document.policy().algorithm() == Algorithm::Slurm20);
        QVERIFY(named<BaselineSlider>(f.dock, "PriorityDecayHalfLifeSlider")->isEnabled());
        auto records = tests::guiRecords();
        HistoryRecord history;
        history.account = "physics";
        history.user = "alice";
        history.start = 100000;
        history.end = 200000;
        history.rate = 4.0;
        records.history.push_back(history);
        tests::load(f.document, records);
        QVERIFY(named<BaselineSlider>(f.dock, "PriorityDecayHalfLifeSlider")->isEnabled());
    }

    void tresWeightsAreTakenOrRefusedInWords()
    {
        Fixture f;
        auto* tres = named<QLineEdit>(f.dock, "PriorityWeightTRES");
        const auto* below = named<BaselineSlider>(f.dock, "PriorityDecayHalfLifeSlider");
        const auto problem = [&f] {
            const auto* words = f.dock.findChild<QLabel*>("refusal");
            return words != nullptr && words->isVisible() ? words->text() : QString();
        };
        tres->setFocus();
        QTest::keyClicks(tres, QStringLiteral("cpu=1000,mem=500"));
        QTest::keyClick(tres, Qt::Key_Return);
        QCOMPARE(f.document.policy().slurm().tresWeights.size(), 2U);
        QCOMPARE(problem(), QString());
        const auto place = below->mapTo(&f.dock, QPoint());
        tres->selectAll();
        QTest::keyClicks(tres, QStringLiteral("cpu=lots"));
        QTest::keyClick(tres, Qt::Key_Return);
        QCoreApplication::processEvents();
        QVERIFY2(problem().contains("Not understood"), qPrintable(problem()));
        QCOMPARE(below->mapTo(&f.dock, QPoint()), place); // nothing moves
        QCOMPARE(f.document.policy().slurm().tresWeights.size(), 2U);
        tres->selectAll();
        QTest::keyClicks(tres, QStringLiteral("cpu=5,cpuu=3"));
        QCOMPARE(problem(), QString()); // with the first key
        QTest::keyClick(tres, Qt::Key_Return);
        QVERIFY2(problem().contains("track cpuu. It has"), qPrintable(problem()));
        QCOMPARE(f.document.policy().slurm().tresWeights.size(), 2U);
    }

    void resetAllIsARequest()
    {
        Fixture f;
        auto* reset = named<QPushButton>(f.dock, "resetAll");
        QVERIFY(!reset->isEnabled());
        tests::clickCheckBox(named<QCheckBox>(f.dock, "PriorityFavorSmall"));
        const QSignalSpy asked(&f.dock, &WhatIfDock::resetAllRequested);
        QTest::mouseClick(reset, Qt::LeftButton);
        QCOMPARE(asked.count(), 1);
    }
};

FAIRLEAD_QTTEST(WhatIfDockTest)
#include "tst_whatifdock.moc"
