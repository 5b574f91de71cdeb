// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/editing/workspace.h"
#include "app/settings/settings.h"
#include "app/status/statusline.h"
#include "app/window/mainwindow.h"
#include "app/window/pages.h"
#include "models/lists/provenancemodel.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/widgets/texts/emptystate.h"
#include "views/widgets/texts/plaintooltips.h"

#include <QLabel>
#include <QTemporaryDir>
#include <QToolButton>

using namespace fairlead;

/// What a window says while it has nothing to show yet.
class AbsenceTest : public QObject
{
    Q_OBJECT

private:
    struct Fixture
    {
        Fixture()
        {
            window.resize(1600, 960);
            window.show();
            (void)QTest::qWaitForWindowExposed(&window);
        }
        QTemporaryDir folder;
        app::Settings settings{folder.filePath("fairlead.ini")};
        app::Workspace workspace;
        app::MainWindow window{workspace, settings};
    };
    tests::MessageGuard m_guard;

    /// What stands in the middle of each page that has nothing to show, and what any label says of
    /// nothing being open.
    static QStringList saidOn(Fixture& f)
    {
        QStringList said;
        for (const auto& kind : app::Pages::kinds()) {
            f.window.pages().showPage(kind.name);
            for (const auto* empty : f.window.pages().findChildren<views::EmptyState*>()) {
                if (empty->isVisibleTo(&f.window.pages()))
                    said << empty->title();
            }
            for (const auto* label : f.window.findChildren<QLabel*>()) {
                if (label->isVisible()
                    && label->text().contains(QLatin1String("nothing is open"),
                                              Qt::CaseInsensitive))
                    said << label->text();
            }
        }
        return said;
    }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void everyPageSaysWhatIsBeingRead()
    {
        Fixture f;
        QVERIFY(saidOn(f).contains(QStringLiteral("Nothing is open")));
        f.workspace.document.setReading(QStringLiteral("/data/cluster"));
        const auto said = saidOn(f);
        QVERIFY(said.size() >= 5);
        for (const auto& words : said)
            QCOMPARE(words, QStringLiteral("Reading /data/cluster …"));
        QVERIFY(f.window.findChild<app::StatusLine*>()->text().contains("reading /data/cluster"));
        f.workspace.document.setReading({});
        QVERIFY(saidOn(f).contains(QStringLiteral("Nothing is open")));
    }

    /// The tree is there before the first priorities are.
    void everyPageSaysThatItIsComputed()
    {
        Fixture f;
        tests::load(f.workspace.document, tests::guiRecords());
        QVERIFY(f.workspace.document.evaluation() == nullptr); // which comes with an event
        const auto said = saidOn(f);
        QVERIFY(said.size() >= 3);
        for (const auto& words : said)
            QCOMPARE(words, QStringLiteral("Computing the priorities …"));
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(!saidOn(f).contains(QStringLiteral("Computing the priorities …")));
    }

    void namesInToolTipsStayAsTheyAre()
    {
        Fixture f;
        auto* status = f.window.findChild<app::StatusLine*>();
        const auto details = QStringLiteral("R&D <b>test</b>: 4 of 5 rows");
        status->setAgreement({Verdict::Differs, QStringLiteral("differs"), details});
        int tips = 0;
        for (const auto* button : status->findChildren<QToolButton*>())
            tips += button->toolTip().contains(details) ? 1 : 0;
        QCOMPARE(tips, 1);
        // Which is how they are shown: as text.
        QVERIFY(views::PlainToolTips::escaped(details).contains(QLatin1String("&lt;b&gt;")));
    }
};

FAIRLEAD_QTTEST(AbsenceTest)
#include "tst_absence.moc"
