// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/scenario.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/scenarios/scenariochoicedialog.h"

#include <QSignalSpy>
#include <QTreeWidget>

using namespace fairlead;
using views::ScenarioChoiceDialog;

class ScenarioChoiceDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void fourAtMostAreTicked()
    {
        auto* dialog = new ScenarioChoiceDialog;
        auto* list = dialog->findChild<QTreeWidget*>("scenarioChoices");
        for (int i = 0; i < 6; ++i)
            dialog->addScenario(QString::number(i), {}, true);
        QCOMPARE(dialog->chosen(), QList<int>({0, 1, 2, 3}));
        const auto canTick = [list](int place) {
            return bool(list->topLevelItem(place)->flags() & Qt::ItemIsEnabled);
        };
        QVERIFY(canTick(0));
        QVERIFY(!canTick(4));
        const QSignalSpy changes(dialog, &ScenarioChoiceDialog::choiceChanged);
        list->topLevelItem(1)->setCheckState(0, Qt::Unchecked);
        QCOMPARE(changes.size(), 1);
        QVERIFY(canTick(4));
        list->topLevelItem(5)->setCheckState(0, Qt::Checked);
        QCOMPARE(dialog->chosen(), QList<int>({0, 2, 3, 5}));
        QVERIFY(!canTick(1));
        delete dialog;
    }

    void aLongNameLeavesRoomForTheOthers()
    {
        auto* dialog = new ScenarioChoiceDialog;
        const auto name = QString(200, u'w');
        dialog->addScenario(name, {}, false);
        const auto* list = dialog->findChild<QTreeWidget*>("scenarioChoices");
        QVERIFY(list->columnWidth(0) < dialog->width() / 2);
        QCOMPARE(list->textElideMode(), Qt::ElideMiddle);
        QCOMPARE(list->topLevelItem(0)->toolTip(0), name);
        delete dialog;
    }

    void foreignTextIsPlain()
    {
        auto* dialog = new ScenarioChoiceDialog;
        Scenario scenario;
        scenario.author = "<b>\x1b[31m";
        scenario.note = "one\ntwo \xe2\x80\xae";
        dialog->addScenario("x", scenario, false);
        const auto* item = dialog->findChild<QTreeWidget*>("scenarioChoices")->topLevelItem(0);
        QVERIFY(!item->text(2).contains(QChar(0x1b)));
        QVERIFY(!item->text(3).contains('\n'));
        QVERIFY(!item->toolTip(3).contains(QChar(0x202e)));
        delete dialog;
    }
};

FAIRLEAD_QTTEST(ScenarioChoiceDialogTest)
#include "tst_scenariochoicedialog.moc"
