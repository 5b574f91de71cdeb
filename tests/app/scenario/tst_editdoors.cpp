// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What may be typed is the same in the window, in a scenario file, on the command line and in a
// scenario that a store holds.

#include "models/accounting/sources/sources.h"
#include "models/accounting/store/scenariofile.h"
#include "models/accounting/store/store.h"
#include "models/document/scenariodocument.h"
#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::tests;

Q_DECLARE_METATYPE(fairlead::Edit)

namespace {
QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

/// The edit as options of the command line; empty: it has none for such an edit.
QStringList optionsOf(const Edit& edit)
{
    if (const auto* parameter = std::get_if<ParameterEdit>(&edit))
        return {QStringLiteral("--set"), text(parameter->name + "=" + parameter->value)};
    const auto* share = std::get_if<ShareEdit>(&edit);
    if (share == nullptr || share->assoc.account.empty())
        return {};
    auto names = share->assoc.account;
    for (const auto& more : {share->assoc.user, share->assoc.partition})
        names += more.empty() ? std::string() : "/" + more;
    return {QStringLiteral("--share"), text(names + "=" + sharesText(share->shares))};
}

int exitCodeOf(const QString& source, const QStringList& options)
{
    return runCli(QStringList{QStringLiteral("shares"), source} + options).exitCode;
}
} // namespace

class EditDoorsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void allDoorsAgree_data();
    void allDoorsAgree();

private:
    QTemporaryDir m_folder;
    QString m_source;
    QString m_store;
    std::shared_ptr<const Snapshot> m_snapshot;
};

void EditDoorsTest::initTestCase()
{
    m_source = goldenFolder(QStringLiteral("slurm-22.05.8/fairtree"));
    m_store = m_folder.filePath(QStringLiteral("doors.fairlead"));
    const auto opened = accounting::openSource(m_source, {});
    QVERIFY(opened);
    m_snapshot = *opened;
    QCOMPARE(runCli({"import", m_source, "--into", m_store}).exitCode, 0);
}

void EditDoorsTest::allDoorsAgree_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<bool>("isGood");
    const auto row = [](const char* name, Edit edit, bool isGood) {
        QTest::newRow(name) << std::move(edit) << isGood;
    };
    row("shares of an account", ShareEdit{{"rnd", "", ""}, 7}, true);
    row("shares of a user", ShareEdit{{"rnd", "u0001", ""}, 0}, true);
    row("shares parent", ShareEdit{{"rnd", "u0001", ""}, slurm::useParentShares}, true);
    row("shares of the root", ShareEdit{{"root", "", ""}, 2}, false);
    row("shares of nobody", ShareEdit{{"nobody", "", ""}, 2}, false);
    row("shares of a control", ShareEdit{{"rnd\n", "", ""}, 2}, false);
    row("shares out of range", ShareEdit{{"rnd", "", ""}, slurm::useParentShares + 5U}, false);
    row("parameter", ParameterEdit{"priorityweightage", "77"}, true);
    row("another scheduler's parameter", ParameterEdit{"FSUSERWEIGHT", "7"}, false);
    row("unknown parameter", ParameterEdit{"PriorityWeightLuck", "7"}, false);
    row("bad value", ParameterEdit{"PriorityMaxAge", "soon"}, false);
    row("value with a line", ParameterEdit{"PreemptMode", "OFF\nPriorityType=x"}, false);
    row("new account", AddEdit{{"m\xC3\xBCller", "", ""}, "rnd", 1}, true);
    row("new account with a blank", AddEdit{{"a b", "", ""}, "rnd", 1}, true);
    row("new user", AddEdit{{"rnd", "zoe", ""}, "", 1}, true);
    row("new user in a partition", AddEdit{{"rnd", "zoe", "p1"}, "", 1}, true);
    row("new user of no account", AddEdit{{"nobody", "zoe", ""}, "", 1}, false);
    row("account of a partition", AddEdit{{"new", "", "p1"}, "rnd", 1}, false);
    row("account that is there", AddEdit{{"rnd", "", ""}, "root", 1}, false);
    const std::vector<std::string> badNames{" ab",
                                            "ab ",
                                            "a|b",
                                            "a,b",
                                            "a:b",
                                            "a=b",
                                            "a/b",
                                            "a'b",
                                            "a\"b",
                                            "a\\b",
                                            "a\nb",
                                            "\x1B[31mred",
                                            "a\xE2\x80\xAEz",
                                            "a\xC2\x9Bz",
                                            "a\x7F",
                                            "a\tb",
                                            "\xE2\x81\xA6x",
                                            std::string(256, 'x')};
    for (const auto& name : badNames) {
        const auto tag = QByteArray::fromStdString(name).toPercentEncoding().left(40);
        row("account " + tag, AddEdit{{name, "", ""}, "rnd", 1}, false);
        row("user " + tag, AddEdit{{"rnd", name, ""}, "", 1}, false);
        row("rename " + tag, RenameEdit{"rnd", name}, false);
    }
    row("move", MoveEdit{"rnd", "partenaires"}, true);
    row("move below itself", MoveEdit{"rnd", "r002"}, false);
    row("move the root", MoveEdit{"root", "rnd"}, false);
    row("rename", RenameEdit{"rnd", "research"}, true);
    row("rename to itself", RenameEdit{"rnd", "rnd"}, false);
    row("rename the root", RenameEdit{"root", "top"}, false);
    row("remove", RemoveEdit{{"rnd", "", ""}}, true);
    row("remove the root", RemoveEdit{{"root", "", ""}}, false);
}

void EditDoorsTest::allDoorsAgree()
{
    QFETCH(Edit, edit);
    QFETCH(bool, isGood);
    const int expected = isGood ? 0 : 1;

    models::ScenarioDocument document;
    document.setSnapshot(m_snapshot, m_snapshot->computedAt);
    QCOMPARE(document.apply(edit).has_value(), isGood);

    const Scenario scenario{"door", {edit}};
    const auto file = m_folder.filePath(QStringLiteral("door.json"));
    QVERIFY(accounting::writeScenario(file, scenario));
    const auto read = accounting::readScenario(file);
    if (read) { // shares out of range are none in a file
        QCOMPARE(exitCodeOf(m_source, {QStringLiteral("--scenario"), file}), expected);
        QVERIFY(accounting::storeScenario({m_store, {}}, scenario));
        QCOMPARE(exitCodeOf(m_store, {QStringLiteral("--stored"), QStringLiteral("door")}),
                 expected);
    } else {
        QVERIFY(!isGood);
    }

    if (const auto options = optionsOf(edit); !options.isEmpty())
        QCOMPARE(exitCodeOf(m_source, options), expected);
}

FAIRLEAD_QTTEST(EditDoorsTest)
#include "tst_editdoors.moc"
