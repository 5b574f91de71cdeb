// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/window/aboutbox.h"
#include "app/window/helpdialog.h"
#include "engine/scenario/scenario.h"
#include "models/paste/pastedshares.h"
#include "views/accounts/memberdialog.h"
#include "views/accounts/movedialog.h"
#include "views/accounts/pastedialog.h"
#include "views/accounts/sharesdialog.h"
#include "views/apply/applydialog.h"
#include "views/apply/storeconflictdialog.h"
#include "views/connections/connectionsdialog.h"
#include "views/connections/passworddialog.h"
#include "views/finder/finderdialog.h"
#include "views/inverse/hardwaredialog.h"
#include "views/inverse/reachdialog.h"
#include "views/outlook/starvingdialog.h"
#include "views/plan/plandialog.h"
#include "views/recovery/aheaddialog.h"
#include "views/scenarios/describescenariodialog.h"
#include "views/scenarios/scenariochoicedialog.h"
#include "views/scenarios/storedscenariosdialog.h"
#include "views/settings/settingsdialog.h"
#include "views/timeline/marksdialog.h"

#include <QMessageBox>

#include <vector>

namespace fairlead::tests {

/// One of each, with something in it, for walks over all of them. None is shown yet; each goes with
/// its window.
inline std::vector<QDialog*> everyDialog(QWidget* window)
{
    using namespace views;
    const auto place = QStringLiteral("mysql://fairlead@db1.example.org/fairlead");
    const auto none = [](const ConnectionFields&) { return ConnectionVerdict(); };
    auto* choice = new ScenarioChoiceDialog(window);
    for (const auto* name : {"half the age", "more for hyperfrequences", "both", "neither"})
        choice->addScenario(QString::fromLatin1(name), {name, {}, "asked for on Monday", "Ada"},
                            true);
    auto* apply = new ApplyDialog(window);
    ApplyForm form;
    form.kind = ChangeForm::ConfigFile;
    form.text = "PriorityWeightAge=2\n";
    ApplyContent content;
    content.source = place;
    content.changes = {{"Parameter", "PriorityWeightAge", "1", "2"}};
    content.forms = {form};
    apply->setContent(content);
    auto* hardware = new HardwareDialog(window);
    hardware->setMachine(40);
    StoreConflict conflict;
    conflict.title = place;
    conflict.saves = {QStringLiteral("ann@node1, 2026-03-02 08:00: PriorityWeightAge")};
    conflict.clashes = {{"PriorityWeightAge", "1000", "20000", "300000", true}};
    models::PastedShares pasted;
    pasted.changes = {ShareEdit{}};
    pasted.unusable = {{2, QStringLiteral("nobody: not known")}};
    return {
        new SettingsDialog({}, window),
        new app::HelpDialog(window),
        app::makeAboutBox(window),
        apply,
        hardware,
        new ConnectionsDialog({}, none, window),
        new PasswordDialog(place, {}, window),
        new PlanDialog(window),
        new StoredScenariosDialog(StoredScenariosDialog::Purpose::Save, place,
                                  QStringLiteral("half the age"), window),
        new StoredScenariosDialog(StoredScenariosDialog::Purpose::Load, place, {}, window),
        new DescribeScenarioDialog({}, window),
        choice,
        new FinderDialog(window),
        new StarvingDialog(window),
        new MarksDialog(window),
        new ReachDialog(models::ReachFigure::Rank, QStringLiteral("4711"), window),
        new ReachDialog(models::ReachFigure::LevelFs, QStringLiteral("hyperfrequences"), window),
        new AheadDialog(QStringLiteral("cistem"), window),
        new StoreConflictDialog(conflict, window),
        new MemberDialog(true, QStringLiteral("hyperfrequences"), window),
        new MemberDialog(false, QStringLiteral("hyperfrequences"), window),
        new MoveDialog({QStringLiteral("cistem")}, {QStringLiteral("root")}, window),
        new SharesDialog(3, QStringLiteral("40"), window),
        new PasteDialog(pasted, window)};
}

} // namespace fairlead::tests
