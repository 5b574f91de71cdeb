// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a screen reader walks over: every page and dialog, in every language. Everything that can be
// used has a name, every key with Alt is given once.

#include "app/apply/applycontroller.h"
#include "app/editing/workspace.h"
#include "app/language/language.h"
#include "app/settings/settings.h"
#include "app/window/mainwindow.h"
#include "app/window/pages.h"
#include "models/words/knownlanguages.h"
#include "tests/app/window/everydialog.h"
#include "tests/support/accessibletree.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/queue/queuetable.h"
#include "views/widgets/inputs/choicename.h"
#include "views/widgets/texts/messagebar.h"

#include <QCheckBox>
#include <QDirIterator>
#include <QDockWidget>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace fairlead;
using namespace fairlead::tests;

class AccessibleTreeTest : public QObject
{
    Q_OBJECT

private:
    struct Fixture
    {
        explicit Fixture(const QString& languageName, const QString& source)
            : language(languageName, QStringLiteral(FAIRLEAD_TRANSLATIONS))
        {
            window.resize(1600, 960);
            window.show();
            (void)QTest::qWaitForWindowExposed(&window);
            if (!source.isEmpty())
                window.open(source);
        }
        app::Language language;
        QTemporaryDir folder;
        app::Settings settings{folder.filePath("fairlead.ini")};
        app::Workspace workspace;
        app::MainWindow window{workspace, settings};
    };
    QStringList m_faults;
    MessageGuard m_guard;

    void check(QWidget& window, const QString& what)
    {
        for (int round = 0; round < 4; ++round)
            QCoreApplication::processEvents();
        for (const auto& fault : accessibleFaults(window) + mnemonicFaults(window))
            m_faults << what + QStringLiteral(": ") + fault;
    }

    static void languages()
    {
        QTest::addColumn<QString>("language");
        for (const auto& known : models::knownLanguages)
            QTest::newRow(known.translation) << QString::fromLatin1(known.translation);
    }

private slots:
    void init() { m_faults.clear(); }
    void cleanup()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        VERIFY_NO_WARNINGS();
    }

    void everyPage_data() { languages(); }
    void everyPage();
    void everyDialogOfTheWindow_data() { languages(); }
    void everyDialogOfTheWindow();
    void noDialogIsLeftOut();
    void whatHasNoNameIsFound();
    void aComboBoxIsNamedByALabel();
    void theRestOfTheToolsIsNamed();
    void keysThatAreGivenTwiceAreFound();
};

void AccessibleTreeTest::everyPage()
{
    QFETCH(const QString, language);
    for (const auto* source : {"", "demo:limoges", "demo:moab"}) {
        Fixture f(language, QString::fromLatin1(source));
        if (*source == '\0') {
            check(f.window, QStringLiteral("welcome"));
            continue;
        }
        WAIT_EVALUATED(f.workspace.document);
        for (auto* dock : f.window.findChildren<QDockWidget*>())
            dock->show();
        auto* table = named<views::QueueTable>(f.window, "queueTable");
        table->selectionModel()->select(
            QItemSelection(table->model()->index(0, 0), table->model()->index(1, 0)),
            QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        named<views::MessageBar>(f.window, "messageBar")
            ->ask(QStringLiteral("?"), QStringLiteral("!"), [] {});
        for (const auto& kind : app::Pages::kinds()) {
            f.window.pages().showPage(kind.name);
            check(f.window, QLatin1String(source) + u' ' + kind.name);
        }
    }
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(u'\n')));
}

void AccessibleTreeTest::everyDialogOfTheWindow()
{
    QFETCH(const QString, language);
    Fixture f(language, QStringLiteral("demo:limoges"));
    WAIT_EVALUATED(f.workspace.document);
    QVERIFY(f.workspace.editor.submit(ParameterEdit{"PriorityWeightFairshare", "4000"}));
    WAIT_EVALUATED(f.workspace.document);
    const QSignalSpy shown(&f.window.applying(), &app::ApplyController::shown);
    f.window.applying().showDialog();
    QTRY_COMPARE(shown.count(), 1);
    check(*f.window.applying().dialog(), QStringLiteral("apply"));
    f.window.applying().dialog()->reject();
    for (auto* dialog : everyDialog(&f.window)) {
        dialog->show();
        check(*dialog, dialog->objectName());
        dialog->close();
    }
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(u'\n')));
}

/// What is a dialog in the sources is one of those that are walked over.
void AccessibleTreeTest::noDialogIsLeftOut()
{
    Fixture f(QStringLiteral("en"), QString());
    QStringList walked;
    for (const auto* dialog : everyDialog(&f.window))
        walked << QString::fromLatin1(dialog->metaObject()->className()).section(u':', -1);
    static const QRegularExpression dialogClass(
        QStringLiteral("class ([A-Za-z]+) (?:final )?: public Q(?:Dialog|MessageBox)\\b"));
    QStringList left;
    int found = 0;
    for (const auto* folder : {"/../views", "/../app"}) {
        QDirIterator headers(QStringLiteral(FAIRLEAD_RESOURCES) + QLatin1String(folder), {"*.h"},
                             QDir::Files, QDirIterator::Subdirectories);
        while (headers.hasNext()) {
            QFile header(headers.next());
            QVERIFY(header.open(QIODevice::ReadOnly));
            const auto match = dialogClass.match(QString::fromUtf8(header.readAll()));
            found += match.hasMatch() ? 1 : 0;
            if (match.hasMatch() && !walked.contains(match.captured(1)))
                left << match.captured(1);
        }
    }
    QVERIFY(found > 15);
    QVERIFY2(left.isEmpty(), qPrintable(left.join(QStringLiteral(", "))));
}

void AccessibleTreeTest::whatHasNoNameIsFound()
{
    QWidget window;
    window.setWindowTitle(QStringLiteral("A window"));
    auto* box = new QCheckBox(&window);
    auto* canvas = new QWidget(&window); // painted, and takes the keys
    canvas->setFocusPolicy(Qt::StrongFocus);
    window.show();
    QCOMPARE(accessibleFaults(window).size(), 2);
    box->setText(QStringLiteral("Box"));
    canvas->setAccessibleName(QStringLiteral("Picture"));
    QCOMPARE(accessibleFaults(window), QStringList());
}

/// What is chosen in it says nothing of what is chosen, and neither does an accessible name there.
void AccessibleTreeTest::aComboBoxIsNamedByALabel()
{
    QWidget window;
    window.setWindowTitle(QStringLiteral("A window"));
    auto* box = new QComboBox(&window);
    box->addItem(QStringLiteral("Last 30 days"));
    box->setAccessibleName(QStringLiteral("Period"));
    window.show();
    QCOMPARE(accessibleFaults(window).size(), 1);
    views::nameChoice(*box, QStringLiteral("Period"));
    QCOMPARE(accessibleFaults(window), QStringList());
    QWidget page(&window); // as a layout does
    box->setParent(&page);
    page.show();
    box->show();
    QCOMPARE(accessibleFaults(window), QStringList());
    QVERIFY(!page.findChild<QLabel*>()->isVisible());
}

/// Where the window is too narrow, "»" shows the rest of the tools.
void AccessibleTreeTest::theRestOfTheToolsIsNamed()
{
    Fixture f(QStringLiteral("en"), QStringLiteral("demo:limoges"));
    f.window.resize(640, 480);
    auto* tools = named<QToolBar>(f.window, "mainToolBar");
    auto* more = named<QToolButton>(*tools, "qt_toolbar_ext_button");
    QTRY_VERIFY(more->isVisible());
    check(f.window, QStringLiteral("narrow"));
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(u'\n')));
}

void AccessibleTreeTest::keysThatAreGivenTwiceAreFound()
{
    QWidget window;
    auto* one = new QCheckBox(QStringLiteral("&Age"), &window);
    auto* label = new QLabel(QStringLiteral("&About:"), &window); // lint: allowed, of the test
    window.show();
    QCOMPARE(mnemonicFaults(window).size(), 1); // nobody's
    label->setBuddy(one);
    QCOMPARE(mnemonicFaults(window).size(), 1); // twice
    one->setText(QStringLiteral("A&ge"));
    QCOMPARE(mnemonicFaults(window), QStringList());
}

FAIRLEAD_QTTEST(AccessibleTreeTest)
#include "tst_accessibletree.moc"
