// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A file that was cut within a line is never taken for the whole one: replays, Maui, traces and
// scenarios. Those of captures: tst_cutfiles.

#include "models/accounting/sources/sources.h"
#include "models/accounting/store/scenariofile.h"
#include "tests/models/accounting/slurmtext/textof.h"
#include "tests/support/effort.h"
#include "tests/support/qttestmain.h"

#include <QDir>
#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
constexpr int cutsOfFile = tests::isSanitized ? 8 : 132;

QString data(const QString& name)
{
    return QStringLiteral(FAIRLEAD_TEST_DATA "/") + name;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray errorText(const Error& error)
{
    return "error: " + QByteArray::fromStdString(english(error.message));
}

/// Everything that is said of a source: problems and where its numbers come from.
QByteArray saidOfSnapshot(const QString& source)
{
    const auto snapshot = openSource(SourceAccess(source));
    if (!snapshot)
        return errorText(snapshot.error());
    auto said = tests::issuesOf((*snapshot)->issues);
    for (const auto& origin : (*snapshot)->provenance)
        said += QByteArray::fromStdString(english(origin.input) + " | " + english(origin.origin))
            + '\n';
    return said;
}
QByteArray saidOfRecording(const QString& source)
{
    const auto recording = readRecording(SourceAccess(source));
    return recording ? tests::issuesOf(recording->issues) : errorText(recording.error());
}
QByteArray saidOfScenario(const QString& file)
{
    const auto scenario = readScenario(file);
    return scenario ? QByteArray("read") : errorText(scenario.error());
}
using Said = QByteArray (*)(const QString&);

void copyInto(const QString& folder, const QString& from)
{
    QDirIterator entries(from, QDir::Files, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        const auto path = entries.next();
        const auto target = folder + path.mid(from.size());
        QDir().mkpath(QFileInfo(target).path());
        tests::written(target, contentOf(path));
    }
}
} // namespace

class CutSourcesTest : public QObject
{
    Q_OBJECT

private slots:
    void everyCutIsSaid_data();
    void everyCutIsSaid();
};

void CutSourcesTest::everyCutIsSaid_data()
{
    QTest::addColumn<QString>("from"); // the folder
    QTest::addColumn<QString>("file"); // of it
    QTest::addColumn<int>("kind");
    const auto capture = QStringLiteral("golden/slurm-26.11.0-0rc1/fairtree");
    const auto replay = QStringLiteral("replay/accounted");
    const auto maui = QStringLiteral("maui/fs_dps");
    QTest::newRow("slurm.conf") << capture << "slurm.conf" << 0;
    QTest::newRow("sprio_norm.txt") << capture << "sprio_norm.txt" << 0;
    for (const auto* file : {"history.txt", "events.txt"})
        QTest::newRow(file) << replay << QString::fromLatin1(file) << 1;
    for (const auto* file : {"maui.cfg", "work.trace", "res.trace", "out.txt"})
        QTest::newRow(file) << maui << QString::fromLatin1(file) << 0;
    QTest::newRow("trace.swf") << QStringLiteral("swf") << "small.swf" << 2;
    QTest::newRow("scenario") << QString() << "scenario.json" << 3;
}

void CutSourcesTest::everyCutIsSaid()
{
    QFETCH(const QString, from);
    QFETCH(const QString, file);
    QFETCH(const int, kind);
    const QTemporaryDir folder;
    if (!from.isEmpty())
        copyInto(folder.path(), data(from));
    const auto path = folder.filePath(file);
    if (file == "slurm.conf")
        QFile::remove(folder.filePath("config.txt"));
    if (file == "sprio_norm.txt")
        tests::written(path, contentOf(data(from + "/expected/" + file)));
    if (file == "res.trace" || file == "work.trace")
        tests::written(folder.filePath("res.trace"), contentOf(data("maui/res.trace")));
    if (kind == 2) // who cuts at a line end is told by the header
        tests::written(path, "; MaxJobs: 5\n" + contentOf(path));
    if (kind == 3)
        QVERIFY(writeScenario(path,
                              {"cut",
                               {ParameterEdit{"PriorityWeightAge", "1000"}, RenameEdit{"a", "b"},
                                RemoveEdit{{"c", "", ""}}}}));
    const auto source = kind == 0 || kind == 1 ? folder.path() : path;
    constexpr Said all[]{saidOfSnapshot, saidOfRecording, saidOfSnapshot, saidOfScenario};
    const auto said = all[kind];
    const auto whole = contentOf(path);
    const auto untouched = said(source);
    QVERIFY2(whole.size() > 8 && !untouched.startsWith("error"), untouched.constData());
    QByteArrayList silent;
    for (int i = 0; i < cutsOfFile; ++i) {
        const auto length = whole.size() * i / cutsOfFile;
        if (length > 0 && whole[length - 1] == '\n')
            continue; // where nothing tells how much there was, that is a whole file
        tests::written(path, whole.left(length));
        if (said(source) == untouched)
            silent << QByteArray::number(length) + " of " + QByteArray::number(whole.size());
    }
    QVERIFY2(silent.isEmpty(), silent.join(", ").constData());
}

FAIRLEAD_QTTEST(CutSourcesTest)
#include "tst_cutsources.moc"
