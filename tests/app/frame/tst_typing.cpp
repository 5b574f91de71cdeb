// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/status/livecontroller.h"
#include "app/status/liverefresh.h"
#include "tests/support/openwindow.h"
#include "tests/support/qttestmain.h"
#include "views/widgets/inputs/parameterspinbox.h"

#include <QAction>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolBar>
#include <QToolButton>
#include <QTreeView>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;

/// What was typed and not entered: a tool button, a shortcut and the end of the window take no
/// focus from the box.
class TypingTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

    struct Fixture : tests::OpenWindow
    {
        void type(const char* text)
        {
            box->setFocus();
            box->selectAll();
            QTest::keyClicks(box, QLatin1String(text));
        }
        void press(const char* tool)
        {
            for (auto* button :
                 named<QToolBar>(window, "mainToolBar")->findChildren<QToolButton*>()) {
                const auto* action = button->defaultAction();
                if (action != nullptr && action->objectName() == QLatin1String(tool))
                    QTest::mouseClick(button, Qt::LeftButton);
            }
        }
        [[nodiscard]] std::uint32_t age() const
        {
            return document.policy().slurm().weight(Factor::Age);
        }
        ParameterSpinBox* box = named<ParameterSpinBox>(window, "PriorityWeightAgeSpin");
    };

private slots:
    void cleanup() { VERIFY_NO_WARNINGS(); }

    /// The script for the cluster was one edit behind.
    void aToolButtonIsPressedAfterwards()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.type("66666");
        QVERIFY(f.age() != 66666U);
        f.press("reset"); // whichever: it is entered first, and this takes it back
        f.type("77777");
        f.press("timeline");
        QCOMPARE(f.age(), 77777U);
        QVERIFY(f.box->hasFocus());
    }

    void whatCannotBeEnteredIsRefused()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        const auto before = f.age();
        f.type("12.5");
        f.press("timeline");
        QCOMPARE(f.age(), before);
        QVERIFY(tests::isSaid(f.window, QStringLiteral("is not a whole number")));
    }

    void theWindowIsClosed()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.type("8765");
        f.window.close();
        QVERIFY(f.window.isVisible());
        auto* question = f.window.findChild<QMessageBox*>(QStringLiteral("unsavedQuestion"));
        QVERIFY(question != nullptr);
        QCOMPARE(f.age(), 8765U);
        QTest::mouseClick(named<QPushButton>(*question, "unsavedDiscard"), Qt::LeftButton);
        QTRY_VERIFY(!f.window.isVisible());
    }

    // F5 made an edit of a half typed share, and threw the rest away.
    void readingTheSourceAgainLeavesACellAlone()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        auto* tree = named<QTreeView>(f.window, "accountTree");
        tree->setFocus();
        tree->setCurrentIndex(tree->model()->index(0, 0, tree->model()->index(0, 0)));
        QTest::keyClick(tree, Qt::Key_F2);
        const QPointer<QLineEdit> editor = tree->viewport()->findChild<QLineEdit*>();
        QVERIFY(editor != nullptr);
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("55"));
        const QSignalSpy read(&f.window.live().live(), &app::LiveRefresh::arrived);
        QTest::keyClick(editor, Qt::Key_F5);
        QTRY_COMPARE(read.count(), 1);
        QVERIFY(!f.document.isEdited());
        QVERIFY(editor != nullptr);
        QCOMPARE(editor->text(), QStringLiteral("55"));
        QTest::keyClick(editor, Qt::Key_Return);
        QVERIFY(f.document.isEdited());
    }

    void aCellOfTheTreeIsOpen()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        auto* tree = named<QTreeView>(f.window, "accountTree");
        tree->setFocus();
        const auto first = tree->model()->index(0, 0, tree->model()->index(0, 0));
        tree->setCurrentIndex(first);
        QTest::keyClick(tree, Qt::Key_F2);
        auto* editor = tree->viewport()->findChild<QLineEdit*>();
        QVERIFY(editor != nullptr);
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("77"));
        f.window.close();
        QVERIFY(f.window.isVisible());
        QVERIFY(f.document.isEdited());
        auto* question = f.window.findChild<QMessageBox*>(QStringLiteral("unsavedQuestion"));
        QVERIFY(question != nullptr);
        QTest::mouseClick(named<QPushButton>(*question, "unsavedDiscard"), Qt::LeftButton);
        QTRY_VERIFY(!f.window.isVisible());
    }
};

FAIRLEAD_QTTEST(TypingTest)
#include "tst_typing.moc"
