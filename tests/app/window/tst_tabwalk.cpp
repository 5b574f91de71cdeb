// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whoever has no mouse: Tab leads to everything, and away from it again.

#include "app/editing/workspace.h"
#include "app/settings/settings.h"
#include "app/window/mainwindow.h"
#include "app/window/pages.h"
#include "tests/app/window/everydialog.h"
#include "tests/support/accessiblewidgets.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"

#include <QSet>
#include <QTemporaryDir>

using namespace fairlead;
using namespace fairlead::tests;

namespace {

QString nameOf(const QWidget& widget)
{
    return QLatin1String(widget.metaObject()->className()) + QLatin1Char(' ') + widget.objectName();
}

/// A part of it may have the keys in its place.
bool isReached(const QSet<QWidget*>& reached, const QWidget* widget)
{
    return std::any_of(reached.begin(), reached.end(), [&](const QWidget* one) {
        return one == widget || widget->isAncestorOf(one) || one->isAncestorOf(widget);
    });
}

/// How many of a window can have the keys.
qsizetype takeTheKeys(const QWidget& window)
{
    const auto all = window.findChildren<QWidget*>();
    return std::count_if(all.begin(), all.end(), [&](const QWidget* one) {
        return one->isVisible() && one->isEnabled() && one->window() == &window
            && (one->focusPolicy() & Qt::TabFocus) != 0;
    });
}

/// What keeps Tab from going round a window and to everything in it.
QStringList tabFaults(QWidget& window, Qt::KeyboardModifiers way = Qt::NoModifier)
{
    constexpr int mostSteps = 500;
    QSet<QWidget*> reached;
    auto* start = QApplication::focusWidget();
    if (start == nullptr)
        return {QStringLiteral("nothing has the keys")};
    for (int step = 0; step < mostSteps; ++step) {
        auto* before = QApplication::focusWidget();
        reached.insert(before);
        QTest::keyClick(before, way == Qt::ShiftModifier ? Qt::Key_Backtab : Qt::Key_Tab, way);
        auto* now = QApplication::focusWidget();
        if (now == before && takeTheKeys(window) == 1)
            return {}; // there is nowhere to go
        if (now == before || now == nullptr)
            return {QStringLiteral("Tab does not leave ") + nameOf(*before)};
        if (now == start)
            break;
    }
    QStringList faults;
    for (auto* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || !widget->isEnabled() || widget->window() != &window
            || !detail::isInteractive(widget) || detail::isPartOfAnother(widget)
            || (widget->focusPolicy() & Qt::TabFocus) == 0)
            continue;
        if (!isReached(reached, widget))
            faults << QStringLiteral("Tab does not reach ") + nameOf(*widget);
    }
    return faults;
}

} // namespace

class TabWalkTest : public QObject
{
    Q_OBJECT

private:
    struct Fixture
    {
        Fixture()
        {
            window.resize(1280, 720);
            window.show();
            (void)QTest::qWaitForWindowActive(&window);
            window.open(QStringLiteral("demo:limoges"));
        }
        QTemporaryDir folder;
        app::Settings settings{folder.filePath("fairlead.ini")};
        app::Workspace workspace;
        app::MainWindow window{workspace, settings};
    };

private slots:
    void everyPage()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QStringList faults;
        for (const auto& kind : app::Pages::kinds()) {
            f.window.pages().showPage(kind.name);
            f.window.pages().focusPage();
            for (const auto& fault : tabFaults(f.window) + tabFaults(f.window, Qt::ShiftModifier))
                faults << kind.name + ": " + fault;
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
    }

    void everyDialogOfTheWindow()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QStringList faults;
        for (auto* dialog : everyDialog(&f.window)) {
            dialog->show();
            dialog->activateWindow();
            QApplication::setActiveWindow(dialog);
            QVERIFY(QTest::qWaitForWindowActive(dialog, longestWait));
            for (const auto& fault : tabFaults(*dialog) + tabFaults(*dialog, Qt::ShiftModifier))
                faults << dialog->objectName() + ": " + fault;
            dialog->close();
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
    }

    void aTrapIsFound()
    {
        QWidget window;
        auto* text = new QPlainTextEdit(&window); // takes Tab as a letter
        auto* line = new QLineEdit(&window);
        line->move(0, 200);
        window.show();
        (void)QTest::qWaitForWindowActive(&window);
        text->setFocus();
        QVERIFY(!tabFaults(window).isEmpty());
        text->setTabChangesFocus(true);
        QVERIFY2(tabFaults(window).isEmpty(), qPrintable(tabFaults(window).join('\n')));
    }
};

FAIRLEAD_QTTEST(TabWalkTest)
#include "tst_tabwalk.moc"
