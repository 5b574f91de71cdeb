// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/docks.h"
#include "tests/support/openwindow.h"
#include "tests/support/qttestmain.h"
#include "views/accounts/accountsdock.h"
#include "views/timeline/timelinebar.h"

#include <QAction>
#include <QLineEdit>
#include <QTreeView>

using namespace fairlead;
using tests::named;

/// What is out of sight takes no keys, and is not changed unseen.
class OutOfSightTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

private slots:
    void cleanup() { VERIFY_NO_WARNINGS(); }

    // The menu bar has the edits of the tree while another dock is in front of it.
    void anEditShowsTheTree()
    {
        tests::OpenWindow f;
        WAIT_EVALUATED(f.document);
        auto* tree = named<QTreeView>(f.window, "accountTree");
        auto* dock = named<QDockWidget>(f.window, "accountsDock");
        tree->setFocus();
        tree->setCurrentIndex(tree->model()->index(0, 0, tree->model()->index(0, 0)));
        for (const auto* action : {"editSharesAction", "renameAction"}) {
            dock->hide();
            QTRY_VERIFY(!tree->isVisible());
            named<QAction>(*tree, action)->trigger();
            QVERIFY(tree->isVisible());
            auto* editor = tree->viewport()->findChild<QLineEdit*>();
            QVERIFY(editor != nullptr && editor->isEnabled());
            QTRY_VERIFY(editor->hasFocus());
            QTest::keyClick(editor, Qt::Key_Escape);
            QTRY_VERIFY(tree->viewport()->findChild<QLineEdit*>() == nullptr);
        }
        QVERIFY(!f.document.isEdited());
    }

    void aTimeLineThatIsClosedHasNoKeys()
    {
        tests::OpenWindow f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        auto* action = f.window.findChild<QAction*>(QStringLiteral("timeline"));
        QTRY_VERIFY(action->isEnabled());
        const auto* bar = named<views::TimelineBar>(f.window, "timelineBar");
        const auto hasKeys = [&] {
            const auto* focus = f.window.focusWidget();
            return focus != nullptr && (focus == bar || bar->isAncestorOf(focus));
        };
        action->trigger();
        QTRY_VERIFY(hasKeys());
        action->trigger();
        QVERIFY(!hasKeys());
    }
};

FAIRLEAD_QTTEST(OutOfSightTest)
#include "tst_outofsight.moc"
