// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/evaluation.h"
#include "models/accounting/sources/sources.h"
#include "tests/models/accounting/sources/slurmrest/recordedanswers.h"
#include "tests/models/accounting/sources/slurmrest/socketserver.h"
#include "tests/support/englishprose.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
QString folderOf(const QString& name)
{
    return QStringLiteral(FAIRLEAD_TEST_DATA "/golden/slurm-26.11.0-0rc1/") + name;
}

const std::map<QByteArray, QString>& fileNames()
{
    static const std::map<QByteArray, QString> names{
        {"/slurm/v0.0.46/jobs/", QStringLiteral("squeue")},
        {"/slurm/v0.0.46/partitions/", QStringLiteral("part")},
        {"/slurm/v0.0.46/nodes/", QStringLiteral("node")},
        {"/slurm/v0.0.46/shares/", QStringLiteral("sshare")},
        {"/slurmdb/v0.0.46/qos/", QStringLiteral("qos")},
        {"/slurmdb/v0.0.46/associations/", QStringLiteral("assoc")}};
    return names;
}

/// What Slurm 26.11's commands answered with --json: slurmrestd has the same objects.
QByteArray answered(const QString& folder, const QByteArray& request)
{
    const auto path = request.split(' ').value(1);
    if (path == "/openapi/v3") {
        QByteArrayList paths;
        for (const auto& [known, file] : fileNames())
            paths << "\"" + known + "\":{}";
        return tests::rest::ok("{\"paths\":{" + paths.join(',') + "}}");
    }
    const auto known = fileNames().find(path);
    if (known == fileNames().end())
        return {};
    QFile file(folder + QStringLiteral("/json/") + known->second + QStringLiteral(".json"));
    return file.open(QIODevice::ReadOnly) ? tests::rest::ok(file.readAll()) : QByteArray();
}

QStringList queueOf(const std::shared_ptr<const Snapshot>& snapshot, std::int64_t now)
{
    const auto evaluation = evaluate(baselineInputs(snapshot, now));
    QStringList queue;
    for (const auto row : evaluation->order) {
        const auto job = snapshot->rows.job[row.at()];
        queue << QStringLiteral("%1 %2 %3")
                     .arg(snapshot->jobs.id[job.at()])
                     .arg(snapshot->rows.partition[row.at()].at())
                     .arg(evaluation->priority[row.at()]);
    }
    return queue;
}
} // namespace

class NewerSlurmrestTest : public QObject
{
    Q_OBJECT

private slots:
    void ranksAsTheCaptureOfTheSameMoment_data();
    void ranksAsTheCaptureOfTheSameMoment();
};

void NewerSlurmrestTest::ranksAsTheCaptureOfTheSameMoment_data()
{
    QTest::addColumn<QString>("folder");
    for (const auto* name : {"fairtree", "no_normal"})
        QTest::newRow(name) << folderOf(QLatin1String(name));
}

/// Its usage is rounded to whole seconds, which no factor of Fair Tree is of.
void NewerSlurmrestTest::ranksAsTheCaptureOfTheSameMoment()
{
    QFETCH(QString, folder);
    const QTemporaryDir place;
    const auto path = place.filePath(QStringLiteral("s"));
    const tests::SocketServer server(
        path, [&](const QByteArray& request) { return answered(folder, request); });
    SourceOptions options;
    options.configFile = folder + QStringLiteral("/slurm.conf");
    const auto told = openSource({QStringLiteral("slurmrest://") + path, options});
    QVERIFY2(told, told ? "" : english(told.error().message).c_str());
    const auto captured = openSource(folder);
    QVERIFY(captured);
    const auto now = (*captured)->computedAt;
    const auto queue = queueOf(*told, now);
    QVERIFY(!queue.isEmpty());
    QCOMPARE(queue, queueOf(*captured, now));
}

FAIRLEAD_QTTEST(NewerSlurmrestTest)
#include "tst_newerslurmrest.moc"
