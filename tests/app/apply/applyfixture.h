// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/apply/applycontroller.h"
#include "app/editing/workspace.h"
#include "app/settings/settings.h"
#include "app/window/mainwindow.h"
#include "models/accounting/sources/sources.h"
#include "models/accounting/store/store.h"
#include "models/accounting/store/storechange.h"
#include "tests/support/guisupport.h"
#include "views/apply/applydialog.h"
#include "views/apply/storeconflictdialog.h"
#include "views/widgets/modeband.h"
#include "views/widgets/texts/messagebar.h"

#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QToolBar>
#include <QTreeWidget>

namespace fairlead::tests {

inline Edit shares(const char* account, const char* user, std::uint32_t count)
{
    return ShareEdit{{account, user, ""}, count};
}

/// A window, and a store that somebody else can write to beside it.
struct ApplyFixture
{
    ApplyFixture()
    {
        window.resize(1300, 800);
        window.show();
        (void)QTest::qWaitForWindowActive(&window);
    }
    /// A store with two accounts and four jobs.
    QString makeStore() const
    {
        auto records = guiRecords();
        records.cluster = "harbour";
        if (auto done = accounting::writeStore(store(), records); !done)
            qFatal("%s", english(done.error().message).c_str());
        return store();
    }
    /// Opens such a store, changes this, and waits for the numbers.
    void openStore(const std::vector<Edit>& edits = {})
    {
        window.open(makeStore());
        WAIT_EVALUATED(document);
        for (const auto& edit : edits)
            QVERIFY(workspace.editor.submit(edit));
        WAIT_EVALUATED(document);
    }
    [[nodiscard]] QString store() const { return folder.filePath("site.fairlead"); }
    [[nodiscard]] std::int64_t revision() const { return *accounting::storeRevision(store()); }
    /// The shares that the store holds now, read beside the window.
    [[nodiscard]] std::uint32_t stored(const char* path) const
    {
        const auto snapshot = *accounting::openSource(store());
        return snapshot->assocs.shares[assocAt(*snapshot, path).at()];
    }
    /// What another administrator does meanwhile.
    void somebodyElse(const std::vector<Edit>& edits) const
    {
        const auto saved = accounting::applyToStore(store(), {"", edits}, revision());
        if (!saved)
            qFatal("%s", english(saved.error().message).c_str());
    }
    [[nodiscard]] QAction* action(const char* name) const
    {
        auto* found = window.findChild<QAction*>(QLatin1String(name));
        if (found == nullptr)
            qFatal("no action is named %s", name);
        return found;
    }
    /// A click on the button of the tool bar, until the dialog has its content.
    views::ApplyDialog* applyDialog()
    {
        QSignalSpy shown(&window.applying(), &app::ApplyController::shown);
        auto* bar = named<QToolBar>(window, "mainToolBar");
        QTest::mouseClick(bar->widgetForAction(action("applyChanges")), Qt::LeftButton);
        (void)QTest::qWaitFor([&] { return !shown.isEmpty(); });
        return named<views::ApplyDialog>(window, "applyDialog");
    }
    static void click(const QWidget& root, const char* button)
    {
        QTest::mouseClick(named<QPushButton>(root, button), Qt::LeftButton);
    }
    void saveInStore(const QString& name)
    {
        action("saveInStore")->trigger();
        saveInOpenDialog(name);
    }
    void saveInOpenDialog(const QString& name)
    {
        auto* dialog = named<QDialog>(window, "storedScenariosDialog");
        auto* line = named<QLineEdit>(*dialog, "storedScenariosName");
        auto* choose = named<QPushButton>(*dialog, "storedScenariosChoose");
        line->selectAll();
        QTest::keyClicks(line, name);
        (void)QTest::qWaitFor([&] { return choose->isEnabled(); });
        QTest::keyClick(line, Qt::Key_Return);
        (void)QTest::qWaitFor(
            [&] { return window.findChild<QDialog*>("storedScenariosDialog") == nullptr; });
    }
    views::StoreConflictDialog* conflictDialog() const
    {
        const auto find
            = [&] { return window.findChild<views::StoreConflictDialog*>("storeConflictDialog"); };
        (void)QTest::qWaitFor([&] { return find() != nullptr && find()->isVisible(); });
        return find();
    }
    [[nodiscard]] bool hasDialog() const
    {
        const auto* dialog = window.findChild<views::ApplyDialog*>("applyDialog");
        return dialog != nullptr && dialog->isVisible();
    }

    QTemporaryDir folder;
    app::Settings settings{folder.filePath("fairlead.ini")};
    app::Workspace workspace;
    app::MainWindow window{workspace, settings};
    models::ScenarioDocument& document = workspace.document;
    views::ModeBand* band = named<views::ModeBand>(window, "modeBand");
    views::MessageBar* messages = named<views::MessageBar>(window, "messageBar");
};

} // namespace fairlead::tests
