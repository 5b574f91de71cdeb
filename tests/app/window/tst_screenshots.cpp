// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/editing/workspace.h"
#include "app/frame/commandline.h"
#include "app/settings/settings.h"
#include "app/window/mainwindow.h"
#include "app/window/pages.h"
#include "app/window/screenshots.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"

#include <QDir>
#include <QTemporaryDir>

using namespace fairlead;

class ScreenshotsTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

    static int take(const app::CommandLine& line, const QString& source)
    {
        const QTemporaryDir folder;
        app::Settings settings(folder.filePath("fairlead.ini"));
        app::Workspace workspace;
        app::MainWindow window(workspace, settings);
        window.setTheme(views::ThemeChoice::Light);
        new app::Screenshots(window, workspace, line);
        window.show();
        window.open(source);
        return QApplication::exec();
    }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void everyPageInBothThemesAndSizes()
    {
        const QTemporaryDir folder;
        app::CommandLine line;
        line.screenshots = folder.path();
        QCOMPARE(take(line, QStringLiteral("demo:textbook")), 0);
        const auto files = QDir(folder.path()).entryList({"*.png"});
        const auto pages = qsizetype(app::Pages::kinds().size());
        QCOMPARE(files.size(), 4 * (pages + 2)); // and two dialogs
        const QImage one(folder.filePath("overview-light.png"));
        const QImage two(folder.filePath("overview-dark@2x.png"));
        QCOMPARE(two.size(), one.size() * 2);
        QVERIFY(one.pixelColor(5, one.height() / 2).lightness() > 128);
        QVERIFY(two.pixelColor(5, two.height() / 2).lightness() < 128);
    }

    void onePictureOfTheWindow()
    {
        const QTemporaryDir folder;
        app::CommandLine line;
        line.screenshot = folder.filePath("window.png");
        QCOMPARE(take(line, QStringLiteral("demo:textbook")), 0);
        QVERIFY(!QImage(line.screenshot).isNull());
    }

    void noSourceNoPicture()
    {
        const QTemporaryDir folder;
        app::CommandLine line;
        line.screenshot = folder.filePath("window.png");
        QCOMPARE(take(line, QStringLiteral("/no/such/folder")), 2);
        QVERIFY(!QFile::exists(line.screenshot));
    }
};

FAIRLEAD_QTTEST(ScreenshotsTest)
#include "tst_screenshots.moc"
