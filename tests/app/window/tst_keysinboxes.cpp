// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/editing/workspace.h"
#include "app/settings/settings.h"
#include "app/window/mainwindow.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/search/searchbox.h"
#include "views/widgets/inputs/parameterspinbox.h"

#include <QAction>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;

/// A line of text takes Ctrl+E for the end of the line.
class KeysInBoxesTest : public QObject
{
    Q_OBJECT

private slots:
    void keysOfTheWindowWork()
    {
        const QTemporaryDir folder;
        app::Settings settings(folder.filePath("fairlead.ini"));
        app::Workspace workspace;
        app::MainWindow window(workspace, settings);
        window.show();
        (void)QTest::qWaitForWindowActive(&window);
        window.open(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(workspace.document);
        const QList<QWidget*> places{named<ParameterSpinBox>(window, "PriorityWeightAgeSpin"),
                                     named<SearchBox>(window, "searchBox")};
        QStringList silent;
        for (auto* action : window.findChildren<QAction*>()) {
            const auto shortcut = action->shortcut();
            const auto name = action->objectName();
            const bool isOther = name == QStringLiteral("undo") || name == QStringLiteral("redo")
                || action->shortcutContext() != Qt::WindowShortcut;
            if (shortcut.isEmpty() || isOther || name == QStringLiteral("quit"))
                continue;
            const bool wasEnabled = action->isEnabled();
            action->setEnabled(true);
            disconnect(action, &QAction::triggered, nullptr, nullptr);
            const QSignalSpy triggered(action, &QAction::triggered);
            for (auto* place : places) {
                place->setFocus();
                QTest::keyClick(place, shortcut[0].key(), shortcut[0].keyboardModifiers());
            }
            action->setEnabled(wasEnabled);
            if (triggered.count() != 2)
                silent << name + u' ' + shortcut.toString();
        }
        QVERIFY2(silent.isEmpty(), qPrintable(silent.join(u'\n')));
    }
};

FAIRLEAD_QTTEST(KeysInBoxesTest)
#include "tst_keysinboxes.moc"
