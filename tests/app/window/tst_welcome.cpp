// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/editing/workspace.h"
#include "app/settings/settings.h"
#include "app/sources/sourcecontroller.h"
#include "app/window/mainwindow.h"
#include "app/window/pages.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/welcome/welcomepage.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace fairlead;
using tests::named;

/// Somebody who starts the program for the first time.
class WelcomeTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

    struct Fixture
    {
        explicit Fixture(const QStringList& recent = {})
        {
            if (!recent.isEmpty())
                settings.setValue(app::settingkeys::recentSources, recent);
            window = std::make_unique<app::MainWindow>(workspace, settings);
            window->resize(1280, 720);
            window->show();
            (void)QTest::qWaitForWindowExposed(window.get());
        }
        [[nodiscard]] views::WelcomePage& page() const
        {
            return *named<views::WelcomePage>(*window, "welcomePage");
        }

        QTemporaryDir folder;
        app::Settings settings{folder.filePath("fairlead.ini")};
        app::Workspace workspace;
        std::unique_ptr<app::MainWindow> window;
    };

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void itStandsWhereNothingIsOpen()
    {
        Fixture f;
        QVERIFY(f.page().isVisible());
        QVERIFY(!f.window->pages().isVisible());
        auto* demo = named<QPushButton>(f.page(), "welcome_demo:textbook");
        QSignalSpy opened(&f.window->sources(), &app::SourceController::opened);
        QTest::mouseClick(demo, Qt::LeftButton);
        QVERIFY(opened.count() == 1 || opened.wait(tests::longestWait));
        QVERIFY(!f.page().isVisible());
        QVERIFY(f.window->pages().isVisible());
        QVERIFY(f.workspace.document.hasSnapshot());
    }

    void keysLeadThroughIt()
    {
        Fixture f;
        auto* first = named<QPushButton>(f.page(), "welcome_connectDatabase");
        first->setFocus();
        QTest::keyClick(first, Qt::Key_Tab);
        auto* second = f.window->focusWidget();
        QVERIFY(second != first);
        QVERIFY(f.page().isAncestorOf(second));
    }

    void whatWasOpenedBeforeIsOffered()
    {
        Fixture f({QStringLiteral("/srv/captures/<b>monday</b> & tuesday")});
        const auto buttons = f.page().findChildren<QPushButton*>();
        QVERIFY(std::ranges::any_of(buttons, [](const QPushButton* button) {
            return button->isVisible() && button->text().contains(QStringLiteral("monday"));
        }));
    }

    void aSourceThatCannotBeReadLeavesIt()
    {
        Fixture f;
        QSignalSpy failed(&f.window->sources(), &app::SourceController::failed);
        f.window->open(QStringLiteral("/nowhere/at/all"));
        QVERIFY(failed.count() == 1 || failed.wait(tests::longestWait));
        QTRY_VERIFY(f.page().isVisible());
    }
};

FAIRLEAD_QTTEST(WelcomeTest)
#include "tst_welcome.moc"
