// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How a source comes in from outside the window: dropped on it, or opened before.

#include "app/editing/workspace.h"
#include "app/settings/settings.h"
#include "app/sources/recentsources.h"
#include "app/sources/sourcecontroller.h"
#include "app/window/mainwindow.h"
#include "app/window/pages.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/widgets/texts/messagebar.h"

#include <QDropEvent>
#include <QFile>
#include <QMenu>
#include <QMimeData>
#include <QTemporaryDir>
#include <QUrl>

using namespace fairlead;
using tests::named;

class Entrances : public QObject
{
    Q_OBJECT

private:
    struct Fixture
    {
        explicit Fixture(const QString& iniFile)
            : settings(iniFile)
        {
            window.show();
        }
        [[nodiscard]] QMenu& recent() const { return *named<QMenu>(window, "recentMenu"); }
        [[nodiscard]] QStringList recentNames() const
        {
            QStringList names;
            for (const auto* action : recent().actions())
                names << action->text();
            return names;
        }
        app::Settings settings;
        app::Workspace workspace;
        app::MainWindow window{workspace, settings};
        models::ScenarioDocument& document = workspace.document;
    };

    static QString captured(const char* name)
    {
        return QStringLiteral(FAIRLEAD_TEST_DATA "/golden/slurm-22.05.8/") + QLatin1String(name);
    }
    /// Drags these over the window and lets go; true: both were accepted, as a copy.
    static bool drop(QWidget& window, const QList<QUrl>& urls, Qt::DropActions possible)
    {
        QMimeData data;
        data.setUrls(urls);
        QDragEnterEvent enter({20, 20}, possible, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &enter);
        if (!enter.isAccepted())
            return false;
        QDropEvent let(QPointF(20, 20), possible, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &let);
        return let.isAccepted() && let.dropAction() == Qt::CopyAction;
    }

    QTemporaryDir m_folder;
    tests::MessageGuard m_guard;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void aFolderDroppedOnTheWindowOpens()
    {
        Fixture f(m_folder.filePath("drop.ini"));
        QVERIFY(drop(f.window, {QUrl::fromLocalFile(captured("classic"))},
                     Qt::CopyAction | Qt::MoveAction));
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.window.sources().source(), captured("classic"));
    }

    // The pies took it for one of their slices, of which none wants it.
    void eachPageTakesAFile()
    {
        Fixture f(m_folder.filePath("pages.ini"));
        f.window.resize(1280, 720);
        f.window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&f.window, fairlead::tests::longestWait));
        f.window.open(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(captured("classic"))});
        for (int page = 0; page < f.window.pages().count(); ++page) {
            f.window.pages().setCurrentIndex(page);
            QCoreApplication::processEvents();
            for (int y = 8; y < f.window.height(); y += 32) {
                for (int x = 8; x < f.window.width(); x += 32) {
                    const auto* under = f.window.childAt(x, y);
                    QDragEnterEvent enter({x, y}, Qt::CopyAction, &data, Qt::LeftButton, {});
                    QCoreApplication::sendEvent(f.window.windowHandle(), &enter);
                    QDragMoveEvent move({x, y}, Qt::CopyAction, &data, Qt::LeftButton, {});
                    QCoreApplication::sendEvent(f.window.windowHandle(), &move);
                    QVERIFY2(enter.isAccepted() && move.isAccepted(),
                             qPrintable(QStringLiteral("%1 on page %2")
                                            .arg(under == nullptr ? QString() : under->objectName())
                                            .arg(page)));
                    QDragLeaveEvent leave;
                    QCoreApplication::sendEvent(f.window.windowHandle(), &leave);
                }
            }
        }
    }

    // It said which addresses there are, cut in the middle of a word.
    void aFileThatIsNoSourceIsCalledWhatItIs()
    {
        Fixture f(m_folder.filePath("nosource.ini"));
        f.window.show();
        const auto* bar = tests::named<views::MessageBar>(f.window, "messageBar");
        const auto open = [&](const char* name, const QByteArray& content) {
            QFile file(m_folder.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(content);
            file.close();
            f.window.open(file.fileName());
        };
        open("winter.json", R"({"fairlead-scenario": 1, "name": "winter", "edits": []})");
        QTRY_VERIFY2(bar->text().contains("is a scenario"), qPrintable(bar->text()));
        open("slurm.conf", "ClusterName=harbour\n");
        QTRY_VERIFY2(bar->text().contains("Compare with a policy"), qPrintable(bar->text()));
        open("notes.txt", "buy bread\n");
        QTRY_VERIFY2(bar->text().contains("is not a file that can be opened"),
                     qPrintable(bar->text()));
    }

    // Its menu stayed grey.
    void whatAnotherWindowOpenedIsOfferedToo()
    {
        const auto iniFile = m_folder.filePath("two.ini");
        Fixture first(iniFile);
        Fixture second(iniFile);
        second.window.open(captured("classic"));
        QTRY_COMPARE(second.recentNames(), QStringList{captured("classic")});
        QVERIFY(!first.recent().isEnabled());
        emit qobject_cast<QMenu*>(first.recent().parentWidget())->aboutToShow();
        QVERIFY(first.recent().isEnabled());
        QCOMPARE(first.recentNames(), QStringList{captured("classic")});
    }

    void nothingElseIsTaken()
    {
        Fixture f(m_folder.filePath("refused.ini"));
        const auto file = QUrl::fromLocalFile(captured("classic"));
        QVERIFY(!drop(f.window, {file, file}, Qt::CopyAction));
        QVERIFY(!drop(f.window, {QUrl(QStringLiteral("https://host/x"))}, Qt::CopyAction));
        // A program that only moves would remove its file.
        QVERIFY(!drop(f.window, {file}, Qt::MoveAction));
        QCoreApplication::processEvents();
        QVERIFY(f.window.sources().reading().isEmpty());
    }

    void whatWasOpenedIsOfferedAgain()
    {
        const auto iniFile = m_folder.filePath("recent.ini");
        {
            Fixture f(iniFile);
            QVERIFY(!f.recent().isEnabled());
            for (const auto* source : {"classic", "fairtree", "classic"}) {
                f.window.open(captured(source));
                QTRY_COMPARE(f.window.sources().source(), captured(source));
                WAIT_EVALUATED(f.document);
            }
            f.window.open(QStringLiteral("demo:textbook"));
            QTRY_COMPARE(f.window.sources().source(), QStringLiteral("demo:textbook"));
            QCOMPARE(f.recentNames(), QStringList({captured("classic"), captured("fairtree")}));
        }
        Fixture f(iniFile);
        QCOMPARE(f.recentNames(), QStringList({captured("classic"), captured("fairtree")}));
        f.recent().actions().at(1)->trigger();
        QTRY_COMPARE(f.window.sources().source(), captured("fairtree"));
        QCOMPARE(f.recentNames(), QStringList({captured("fairtree"), captured("classic")}));
    }

    void onlyTheLastTenAreKept()
    {
        const auto iniFile = m_folder.filePath("many.ini");
        QStringList old;
        for (int i = 0; i < app::RecentSources::most; ++i)
            old << QStringLiteral("/old & gone/%1").arg(i);
        app::Settings(iniFile).setValue(app::settingkeys::recentSources, old);
        Fixture f(iniFile);
        QCOMPARE(f.recentNames().first(), QStringLiteral("/old && gone/0"));
        f.window.open(captured("classic"));
        QTRY_COMPARE(f.recentNames().first(), captured("classic"));
        QCOMPARE(f.recentNames().size(), app::RecentSources::most);
    }
};

FAIRLEAD_QTTEST(Entrances)
#include "tst_entrances.moc"
