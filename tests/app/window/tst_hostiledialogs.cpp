// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A source, scenarios and connections whose every name is HTML and what turns, hides or ends a
// line: every dialog that there is opens, and shows it as the text that it is.

#include "app/apply/conflictwords.h"
#include "models/accounting/store/scenariofile.h"
#include "models/accounting/store/store.h"
#include "models/words/showntext.h"
#include "tests/app/connections/connectionsfixture.h"
#include "tests/app/window/hostiletexts.h"
#include "tests/models/accounting/store/otherprogram.h"
#include "tests/support/leftedits.h"
#include "tests/support/qttestmain.h"
#include "views/apply/storeconflictdialog.h"
#include "views/connections/connectionsdialog.h"
#include "views/connections/passworddialog.h"
#include "views/outlook/starvingdialog.h"
#include "views/timeline/marksdialog.h"

#include <QClipboard>
#include <QDialog>
#include <QDirIterator>
#include <QDockWidget>
#include <QRegularExpression>
#include <QTableView>
#include <QTreeView>

#include <functional>

using namespace fairlead;
using tests::hostile;
using tests::named;

class HostileDialogs : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void whatActionsOpen_data();
    void whatActionsOpen();
    void conflictsOfASave();
    void passwordsAndConnections();
    void whatIsLeftAfterACrash();
    void theQuestionBeforeEditsGo();
    void listsThatReplaysAndTheTimeLineOpen();
    void noDialogIsLeftOut();

private:
    void look(const QString& what);
    void closeAll();
    void chooseRows(const QString& action);

    std::unique_ptr<tests::ConnectionsFixture> m_f;
    QSet<QString> m_seen; // classes of dialogs
};

namespace {

QList<QDialog*> openDialogs()
{
    QList<QDialog*> found;
    for (auto* widget : QApplication::topLevelWidgets()) {
        if (auto* dialog = qobject_cast<QDialog*>(widget); dialog != nullptr && dialog->isVisible())
            found << dialog;
    }
    return found;
}

QString classOf(const QMetaObject* type)
{
    return QString::fromLatin1(type->className()).section(u':', -1);
}

accounting::AuditEntry hostileEntry()
{
    accounting::AuditEntry entry;
    entry.revision = 2;
    for (auto* name : {&entry.databaseUser, &entry.systemUser, &entry.what, &entry.name})
        *name = hostile;
    entry.from = hostile;
    entry.to = hostile;
    return entry;
}

} // namespace

void HostileDialogs::initTestCase()
{
    m_f = std::make_unique<tests::ConnectionsFixture>();
    const auto store = m_f->folder.filePath(QString::fromStdString(hostile).remove(u'/')
                                            + QStringLiteral(".fairlead"));
    QVERIFY(accounting::writeStore(store, tests::hostileRecords()));
    Scenario stored{hostile, {ParameterEdit{"PriorityWeightAge", "77"}}, hostile, hostile};
    // Such a name is refused, but somebody may have written it with another program.
    const auto json = accounting::scenarioToJson(stored);
    QVERIFY(json);
    (void)tests::OtherProgram(store).run(
        QStringLiteral("INSERT INTO scenario (name, json) VALUES (CAST(x'%1' AS TEXT), '%2')")
            .arg(QString::fromLatin1(QByteArray::fromStdString(hostile).toHex()),
                 QString::fromUtf8(*json)));
    const auto kept = accounting::storedScenarios(store);
    QVERIFY(kept && kept->size() == 1);
    m_f->window.open(store);
    const auto& document = m_f->document;
    QTRY_VERIFY(document.evaluation() != nullptr && !document.isStale());
    auto scenario = stored;
    scenario.edits = {ParameterEdit{"PriorityWeightAge", "4321"},
                      ShareEdit{keyOf(*document.snapshot(), AssocIndex(1)), 17}};
    m_f->workspace.editor.replace(scenario, QStringLiteral("load"));
    WAIT_EVALUATED(document);
    QCOMPARE(document.scenario().edits.size(), 2U);
}

/// Everything that is open now, and what it becomes while answers come.
void HostileDialogs::look(const QString& what)
{
    (void)QTest::qWaitFor([] { return !openDialogs().isEmpty(); }, 2000);
    const auto dialogs = openDialogs();
    QVERIFY2(!dialogs.isEmpty(), qPrintable(what + " opens nothing"));
    for (const auto* dialog : dialogs) {
        for (const auto* type = dialog->metaObject(); type != nullptr; type = type->superClass())
            m_seen << classOf(type);
    }
    constexpr int answers = 300; // ms
    (void)QTest::qWaitFor([] { return !tests::hostileFaults().isEmpty(); }, answers);
    const auto found = tests::hostileFaults();
    QVERIFY2(found.isEmpty(),
             qPrintable(what + ": " + found.mid(0, 5).join(QStringLiteral(" | "))));
}

void HostileDialogs::closeAll()
{
    for (auto* dialog : openDialogs())
        dialog->done(QDialog::Rejected);
    QTRY_VERIFY(openDialogs().isEmpty());
}

/// Whatever opens something says so with an ellipsis; and what needs none.
void HostileDialogs::whatActionsOpen_data()
{
    QTest::addColumn<QString>("name");
    chooseRows({});
    QStringList names{QStringLiteral("help"), QStringLiteral("about")};
    for (const auto* action : m_f->window.findChildren<QAction*>()) {
        if (action->text().endsWith(QChar(0x2026)) && !action->objectName().isEmpty()
            && action->menu() == nullptr)
            names << action->objectName();
    }
    names << QStringLiteral("editSharesAction");
    names.removeDuplicates();
    for (const auto& name : names)
        QTest::newRow(qPrintable(name)) << name;
}

/// A job, and an account or, for what is about several, two.
void HostileDialogs::chooseRows(const QString& action)
{
    named<QTableView>(m_f->window, "queueTable")->selectRow(0);
    auto* tree = named<QTreeView>(m_f->window, "accountTree");
    const auto root = tree->model()->index(0, 0);
    tree->setCurrentIndex(tree->model()->index(1, 0, root));
    if (action == QLatin1String("editSharesAction"))
        tree->selectionModel()->select(tree->model()->index(0, 0, root),
                                       QItemSelectionModel::Select | QItemSelectionModel::Rows);
}

void HostileDialogs::whatActionsOpen()
{
    QFETCH(const QString, name);
    chooseRows(name);
    QGuiApplication::clipboard()->setText(QString::fromStdString(hostile).remove(QLatin1Char('\n'))
                                          + QStringLiteral("\t12\n"));
    auto* action = m_f->window.findChild<QAction*>(name);
    QVERIFY(action != nullptr);
    if (!action->isEnabled())
        QSKIP("not with such a source");
    action->trigger();
    look(name);
    closeAll();
}

void HostileDialogs::conflictsOfASave()
{
    const auto& snapshot = m_f->document.snapshot();
    const Edit mine = ShareEdit{keyOf(*snapshot, AssocIndex(1)), 17};
    const Edit theirs = ShareEdit{keyOf(*snapshot, AssocIndex(1)), 18};
    const accounting::SaveConflict conflict{1, 2, {hostileEntry()}};
    accounting::StoreSides sides;
    sides.theirs = snapshot;
    sides.clashes.emplace_back();
    sides.clashes.front().edit = mine;
    const auto name = models::shownText(hostile); // as StoredScenarios gives it
    for (const auto& words :
         {app::snapshotConflict(conflict, sides),
          app::scenarioConflict(conflict, name, {}, {{mine, theirs, false, false}})}) {
        auto* dialog = new views::StoreConflictDialog(words, &m_f->window);
        dialog->open();
        look(QStringLiteral("conflict"));
        closeAll();
    }
}

void HostileDialogs::passwordsAndConnections()
{
    const auto name = QString::fromStdString(hostile);
    (new views::PasswordDialog(name, {}, &m_f->window))->open();
    look(QStringLiteral("password"));
    closeAll();
    views::ConnectionFields fields;
    fields.name = name;
    fields.hosts = QStringLiteral("db1");
    const auto check = [](const views::ConnectionFields&) { return views::ConnectionVerdict(); };
    // One of each name too many, which is said.
    (new views::ConnectionsDialog({fields, fields}, check, &m_f->window))->open();
    look(QStringLiteral("connections"));
    closeAll();
}

void HostileDialogs::whatIsLeftAfterACrash()
{
    const auto folder = m_f->folder.filePath(QStringLiteral("unsaved"));
    tests::leaveEdits(folder, R"(<img src=x>\u001b[2J\n\u202e)",
                      R"([{"edit": "rename", "account": "<img src=x>\u001b[2J\n\u202e",
                           "name": "<img src=x>\u202e"}])");
    m_f->window.beginAutosave(folder);
    auto* close = named<QToolButton>(m_f->window, "messageClose");
    QTRY_VERIFY(close->isVisible());
    QVERIFY2(tests::hostileFaults().isEmpty(), qPrintable(tests::hostileFaults().join(u'|')));
    close->click();
    look(QStringLiteral("discard"));
    closeAll();
}

void HostileDialogs::theQuestionBeforeEditsGo()
{
    m_f->window.close();
    look(QStringLiteral("unsaved edits"));
    closeAll();
    QVERIFY(m_f->window.isVisible());
}

void HostileDialogs::listsThatReplaysAndTheTimeLineOpen()
{
    replay::Outlook outlook;
    outlook.policies.resize(2);
    outlook.policies.back().name = hostile;
    auto view = std::make_shared<models::OutlookView>();
    view->outlook = std::make_shared<const replay::Outlook>(std::move(outlook));
    auto& job = view->starving.emplace_back();
    job.policy = 1;
    job.account = job.user = hostile;
    auto* starving = new views::StarvingDialog(&m_f->window);
    starving->setView(view);
    starving->open();
    look(QStringLiteral("jobs that starve"));
    closeAll();
    auto* marks = new views::MarksDialog(&m_f->window);
    marks->setMarks({{1, views::TimelineMark::Kind::Reading}});
    marks->open();
    look(QStringLiteral("marks"));
    closeAll();
}

/// What is a dialog in the sources has been looked at.
void HostileDialogs::noDialogIsLeftOut()
{
    static const QRegularExpression dialogClass(QStringLiteral(
        "class ([A-Za-z]+) (?:final )?: public (?:[a-z]+::)?"
        "(?:Q(?:Dialog|MessageBox|FileDialog|InputDialog|ProgressDialog|Wizard)|\\w+Dialog)\\b"));
    QStringList left;
    int found = 0;
    for (const auto* folder : {"/../views", "/../app"}) {
        QDirIterator headers(QStringLiteral(FAIRLEAD_RESOURCES) + QLatin1String(folder), {"*.h"},
                             QDir::Files, QDirIterator::Subdirectories);
        while (headers.hasNext()) {
            QFile header(headers.next());
            QVERIFY(header.open(QIODevice::ReadOnly));
            auto matches = dialogClass.globalMatch(QString::fromUtf8(header.readAll()));
            while (matches.hasNext()) {
                const auto name = matches.next().captured(1);
                ++found;
                if (!m_seen.contains(name))
                    left << name;
            }
        }
    }
    QVERIFY(found > 18);
    QVERIFY2(left.isEmpty(), qPrintable(left.join(QStringLiteral(", "))));
}

FAIRLEAD_QTTEST(HostileDialogs)
#include "tst_hostiledialogs.moc"
