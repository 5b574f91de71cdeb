// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How a source comes in from outside the window: dropped on it, or opened before.

#include "app/settings/settings.h"
#include "app/sources/recentsources.h"
#include "app/sources/sourcecontroller.h"
#include "app/window/mainwindow.h"
#include "app/window/workspace.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"

#include <QDropEvent>
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
