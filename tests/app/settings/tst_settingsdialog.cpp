// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/editing/workspace.h"
#include "app/settings/settings.h"
#include "app/settings/settingscontroller.h"
#include "app/window/mainwindow.h"
#include "models/words/usageformat.h"
#include "models/words/valueformat.h"
#include "tests/support/accessiblewidgets.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/widgets/texts/messagebar.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QFontDatabase>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>

#include <algorithm>
#include <sys/stat.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {

struct Fixture
{
    explicit Fixture(const char* file = "fairlead.ini")
        : settings(folder.filePath(QLatin1String(file)))
    {
        window.show();
        (void)QTest::qWaitForWindowActive(&window);
    }
    QDialog* open()
    {
        window.findChild<QAction*>("settings")->trigger();
        for (auto* dialog : window.findChildren<QDialog*>("settingsDialog")) {
            if (dialog->isVisible())
                return dialog;
        }
        return nullptr;
    }
    static void close(QDialog& dialog, QDialogButtonBox::StandardButton button)
    {
        dialog.findChild<QDialogButtonBox*>()->button(button)->click();
    }
    static void choose(const QDialog& dialog, const char* box, const QVariant& data)
    {
        auto* found = named<QComboBox>(dialog, box);
        found->setCurrentIndex(found->findData(data));
    }

    QTemporaryDir folder;
    app::Settings settings;
    app::Workspace workspace;
    app::MainWindow window{workspace, settings};
};

} // namespace

class SettingsDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void whatIsChosenIsKept()
    {
        Fixture f;
        auto* dialog = f.open();
        QVERIFY(dialog != nullptr);
        VERIFY_ALL_NAMED(*dialog);
        Fixture::choose(*dialog, "settingsLanguage", QStringLiteral("fr"));
        Fixture::choose(*dialog, "settingsTextSize", 150);
        Fixture::choose(*dialog, "settingsFont", QStringLiteral("DejaVu Serif"));
        Fixture::choose(*dialog, "settingsRefresh", 30);
        Fixture::choose(*dialog, "settingsPaper", true);
        named<QLineEdit>(*dialog, "settingsSite")->setText(QStringLiteral(" Somewhere "));
        named<QLineEdit>(*dialog, "settingsContact")->setText(QStringLiteral("ann@somewhere"));
        const QTemporaryDir folder;
        const auto logo = folder.filePath("logo.png");
        QVERIFY(QImage(8, 8, QImage::Format_RGB32).save(logo));
        named<QLineEdit>(*dialog, "settingsLogo")->setText(logo);
        Fixture::close(*dialog, QDialogButtonBox::Ok);
        // Once the picture was looked at.
        QTRY_COMPARE(f.settings.value(app::settingkeys::language), QStringLiteral("fr"));
        QCOMPARE(f.settings.value(app::settingkeys::textSize), 150);
        QCOMPARE(f.settings.value(app::settingkeys::font), QStringLiteral("DejaVu Serif"));
        QCOMPARE(f.settings.value(app::settingkeys::liveInterval), 30);
        QVERIFY(f.window.findChild<QAction*>("live30")->isChecked());
        QTRY_VERIFY(
            named<views::MessageBar>(f.window, "messageBar")->isVisible()); // the next start
        const auto style = app::reportStyleOf(f.settings);
        QCOMPARE(style.site, QStringLiteral("Somewhere"));
        QCOMPARE(style.contact, QStringLiteral("ann@somewhere"));
        QCOMPARE(style.logo, logo);
        QVERIFY(style.paper == reports::ReportStyle::Paper::Letter);

        auto* again = f.open();
        QCOMPARE(named<QComboBox>(*again, "settingsTextSize")->currentData().toInt(), 150);
        QCOMPARE(named<QComboBox>(*again, "settingsRefresh")->currentData().toInt(), 30);
        QCOMPARE(named<QLineEdit>(*again, "settingsSite")->text(), QStringLiteral("Somewhere"));
    }

    // Nobody could read the window to choose another one.
    void fontsOfSignsAloneAreNoChoice()
    {
        Fixture f;
        const auto* fonts = named<QComboBox>(*f.open(), "settingsFont");
        QVERIFY(fonts->findData(QStringLiteral("DejaVu Sans")) > 0);
        for (const auto& family : QFontDatabase::families()) {
            const auto systems = QFontDatabase::writingSystems(family);
            QVERIFY2(!systems.contains(QFontDatabase::Symbol) || fonts->findData(family) < 0,
                     qPrintable(family));
        }
    }

    void aLogoThatIsNoPictureIsMarked()
    {
        Fixture f;
        auto* dialog = f.open();
        auto* line = named<QLineEdit>(*dialog, "settingsLogo");
        const auto* problem = named<QLabel>(*dialog, "settingsLogoProblem");
        QVERIFY(!problem->isVisible());
        const auto* below = named<QComboBox>(*dialog, "settingsPaper");
        const auto place = below->mapTo(dialog, QPoint());
        line->setText(QStringLiteral("/etc/passwd"));
        Fixture::close(*dialog, QDialogButtonBox::Ok);
        QTRY_VERIFY(problem->isVisible());
        QVERIFY(dialog->isVisible()); // refused, as soon as that is known
        QCOMPARE(below->mapTo(dialog, QPoint()), place); // nothing moves
        Fixture::close(*dialog, QDialogButtonBox::Ok);
        QVERIFY(dialog->isVisible());
        QTemporaryDir folder;
        const auto picture = folder.filePath("logo.png");
        QVERIFY(QImage(8, 8, QImage::Format_RGB32).save(picture));
        line->setText(picture);
        QTRY_VERIFY(!problem->isVisible());
        line->setText(QStringLiteral("/etc/passwd"));
        QTRY_VERIFY(problem->isVisible());
        line->setText(picture);
        QTRY_VERIFY(!problem->isVisible());
        const auto fifo = folder.filePath("fifo.png");
        QCOMPARE(mkfifo(qPrintable(fifo), 0600), 0);
        line->setText(fifo);
        QTRY_VERIFY(problem->isVisible()); // not waited for
        line->clear();
        QTRY_VERIFY(!problem->isVisible());
    }

    void accountsHaveTheColoursThatAreChosen()
    {
        Fixture f;
        QVERIFY(!named<QComboBox>(*f.open(), "settingsHue")->isEnabled()); // nothing is open
        f.window.findChild<QDialog*>("settingsDialog")->reject();
        f.window.open(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.workspace.document);
        const auto hueOf = [&f](const char* account) {
            const auto& snapshot = *f.workspace.document.snapshot();
            return f.workspace.document.baseline()
                ->colours.colour(snapshot, snapshot.findAssoc(account, "", ""))
                .hue;
        };
        const int other = (hueOf("unilim") + 1) % models::SliceColour::hueCount;
        const int before = hueOf("unilim");
        const auto choose = [&f](int hue) {
            auto* dialog = f.open();
            auto* account = named<QComboBox>(*dialog, "settingsAccount");
            account->setCurrentIndex(account->findText("unilim"));
            Fixture::choose(*dialog, "settingsHue", hue);
            Fixture::close(*dialog, QDialogButtonBox::Ok);
        };
        choose(other);
        QTRY_COMPARE(hueOf("unilim"), other);
        QCOMPARE(hueOf("xlim"), other);
        app::Workspace next; // the next start
        app::MainWindow window{next, f.settings};
        window.open(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(next.document);
        const auto& snapshot = *next.document.snapshot();
        QCOMPARE(next.document.baseline()
                     ->colours.colour(snapshot, snapshot.findAssoc("unilim", "", ""))
                     .hue,
                 other);
        choose(-1);
        QTRY_COMPARE(hueOf("unilim"), before);
    }

    void withoutAKeychainPasswordsAreAskedFor()
    {
        QVERIFY(Fixture().settings.value(app::settingkeys::usesKeychain));
        Fixture f;
        auto* dialog = f.open();
        named<QCheckBox>(*dialog, "settingsKeychain")->setChecked(false);
        Fixture::close(*dialog, QDialogButtonBox::Ok);
        QVERIFY(!f.settings.value(app::settingkeys::usesKeychain));
        f.window.findChild<QAction*>("connectDatabase")->trigger();
        const auto says = [&f] {
            const auto labels = f.window.findChildren<QLabel*>();
            return std::ranges::any_of(labels, [](const QLabel* label) {
                return label->text().contains("No keychain can be used: the settings say not to");
            });
        };
        QTRY_VERIFY(says());
    }

    void nodeHoursComeWithTheNextStart()
    {
        Fixture f;
        auto* dialog = f.open();
        Fixture::choose(*dialog, "settingsUnit", true);
        Fixture::close(*dialog, QDialogButtonBox::Ok);
        QTRY_VERIFY(named<views::MessageBar>(f.window, "messageBar")->isVisible());
        app::applyUnit(f.settings);
        f.window.open(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.workspace.document);
        const auto labels = f.window.findChildren<QLabel*>();
        const bool isSaid = std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().contains("node-hours, decayed");
        });
        models::valueformat::setHoursUnit(models::valueformat::HoursUnit::CpuHours);
        QVERIFY(isSaid);
    }

    void settingsThatCannotBeWrittenAreTold()
    {
        Fixture f("/dev/null/fairlead.ini"); // which is no folder
        auto* dialog = f.open();
        Fixture::choose(*dialog, "settingsUnit", true);
        Fixture::close(*dialog, QDialogButtonBox::Ok);
        const auto says = [&f] {
            const auto labels = f.window.findChildren<QLabel*>();
            return std::ranges::any_of(labels, [](const QLabel* label) {
                return label->text().contains("last until this window closes");
            });
        };
        QTRY_VERIFY(says());
    }

    void cancelKeepsNothing()
    {
        Fixture f;
        auto* dialog = f.open();
        Fixture::choose(*dialog, "settingsLanguage", QStringLiteral("zh"));
        named<QLineEdit>(*dialog, "settingsSite")->setText(QStringLiteral("Elsewhere"));
        Fixture::close(*dialog, QDialogButtonBox::Cancel);
        QVERIFY(f.settings.value(app::settingkeys::language).isEmpty());
        QVERIFY(app::reportStyleOf(f.settings).site.isEmpty());
    }

    void theThemeChangesAtOnce()
    {
        Fixture f;
        const auto before = QApplication::palette();
        auto* dialog = f.open();
        Fixture::choose(*dialog, "settingsTheme", static_cast<int>(views::ThemeChoice::Dark));
        Fixture::close(*dialog, QDialogButtonBox::Ok);
        QVERIFY(views::isDark(QApplication::palette()));
        QVERIFY(f.window.findChild<QAction*>("theme-dark")->isChecked());
        views::applyTheme(*qApp, views::ThemeChoice::Light);
        QApplication::setPalette(before);
    }

    void theFontIsTheirs()
    {
        Fixture f;
        const auto before = QApplication::font();
        f.settings.setValue(app::settingkeys::font, QStringLiteral("no such family"));
        app::applyFont(f.settings);
        QCOMPARE(QApplication::font(), before);
        f.settings.setValue(app::settingkeys::font, QStringLiteral("DejaVu Serif"));
        app::applyFont(f.settings);
        QCOMPARE(QApplication::font().families(), QStringList{"DejaVu Serif"});
        QCOMPARE(QApplication::font().pointSizeF(), before.pointSizeF());
        QApplication::setFont(before);
    }

    void theTextIsAsLargeAsTheySay()
    {
        Fixture f;
        const auto before = QApplication::font();
        f.settings.setValue(app::settingkeys::textSize, 200);
        app::applyFont(f.settings);
        QCOMPARE(QApplication::font().pointSizeF(), 2 * before.pointSizeF());
        QApplication::setFont(before);
        f.settings.setValue(app::settingkeys::textSize, 5000); // somebody wrote into the file
        app::applyFont(f.settings);
        QCOMPARE(QApplication::font().pointSizeF(), 2 * before.pointSizeF());
        auto pixels = before;
        pixels.setPixelSize(20);
        QApplication::setFont(pixels);
        app::applyFont(f.settings);
        QCOMPARE(QApplication::font().pixelSize(), 40);
        QApplication::setFont(before);
    }

    void theLayoutComesBack()
    {
        Fixture f;
        auto* whatIf = named<QDockWidget>(f.window, "whatIfDock");
        auto* accounts = named<QDockWidget>(f.window, "accountsDock");
        f.window.addDockWidget(Qt::BottomDockWidgetArea, whatIf);
        accounts->setFloating(true);
        accounts->hide();
        f.window.findChild<QAction*>("resetLayout")->trigger();
        QVERIFY(!accounts->isFloating() && !accounts->isHidden());
        QCOMPARE(f.window.dockWidgetArea(accounts), Qt::LeftDockWidgetArea);
        QCOMPARE(f.window.dockWidgetArea(whatIf), Qt::RightDockWidgetArea);
    }
};

FAIRLEAD_QTTEST(SettingsDialogTest)
#include "tst_settingsdialog.moc"
