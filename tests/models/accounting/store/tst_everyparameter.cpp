// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/config/configtext.h"
#include "models/accounting/sources/policyfile.h"
#include "models/accounting/sources/sources.h"
#include "models/accounting/store/store.h"
#include "tests/support/everyparameter.h"
#include "tests/support/qttestmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
QByteArray changes(const Policy& wanted, const Policy& found)
{
    return QByteArray::fromStdString(tests::changedParameters(wanted, found));
}

void write(const QString& path, const std::string& text)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text.data(), static_cast<qint64>(text.size()));
}

/// Every parameter in the words of a configuration, "NAME<equals>VALUE".
std::string linesOf(const Policy& policy, const char* equals)
{
    std::string text;
    for (const auto& name : policyParameters(policy))
        text += name + equals + parameterValue(policy, name) + '\n';
    return text;
}
} // namespace

/// No source forgets a parameter: each of every dialect has another value than its default, and
/// comes back from whatever can hold it.
class EveryParameterTest : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder.filePath(QLatin1String(name));
    }
    static SnapshotRecords recordsWith(const Policy& policy)
    {
        SnapshotRecords records;
        records.cluster = "test";
        records.policy = policy;
        return records;
    }
    const std::vector<tests::EveryParameter> m_all = tests::everyParameter();
    const Policy& m_slurm = m_all[0].policy;
    QTemporaryDir m_folder;

private slots:
    void eachHasAnotherValue()
    {
        for (const auto& one : m_all)
            QCOMPARE(QByteArray::fromStdString(one.untouched.empty() ? "" : one.untouched.front()),
                     QByteArray());
    }

    void aStoreHoldsThem()
    {
        for (const auto& one : m_all) {
            const auto file = path("all.fairlead");
            const auto written = writeStore(file, recordsWith(one.policy));
            QVERIFY2(written, written ? "" : english(written.error().message).c_str());
            const auto back = readStore(file);
            QVERIFY2(back, back ? "" : english(back.error().message).c_str());
            QCOMPARE(changes(one.policy, back->policy), QByteArray());
            QVERIFY(one.policy == back->policy);
        }
    }

    void aCaptureHoldsThem_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("equals");
        QTest::newRow("scontrol") << "config.txt"
                                  << " = ";
        QTest::newRow("slurm.conf") << "slurm.conf"
                                    << "=";
    }
    void aCaptureHoldsThem()
    {
        QFETCH(QString, file);
        QFETCH(QString, equals);
        const auto folder = path(QTest::currentDataTag());
        const QDir golden(QStringLiteral(FAIRLEAD_TEST_DATA "/golden/slurm-22.05.8/classic"));
        QVERIFY(QDir().mkpath(folder));
        for (const auto* name : {"assocs.txt", "partitions.txt", "nodes.txt", "taken_at.txt"})
            QVERIFY(QFile::copy(golden.filePath(name), folder + QLatin1Char('/') + name));
        write(folder + QLatin1Char('/') + file, linesOf(m_slurm, qPrintable(equals)));
        const auto read = readSource(folder);
        QVERIFY2(read, read ? "" : english(read.error().message).c_str());
        QCOMPARE(changes(m_slurm, read->policy), QByteArray());
    }

    void aPolicyFileHoldsThem()
    {
        Issues issues;
        write(path("policy/slurm.conf"), linesOf(m_slurm, "="));
        auto read = readPolicyFile(path("policy/slurm.conf"), issues);
        QVERIFY(read);
        QCOMPARE(changes(m_slurm, read->policy.settings), QByteArray());
        for (std::size_t i = 1; i < m_all.size(); ++i) {
            const auto file = path(i == 1 ? "moab.cfg" : "maui.cfg");
            write(file, *moab::configText(*m_all[i].policy.moab()));
            read = readPolicyFile(file, issues);
            QVERIFY(read);
            QCOMPARE(changes(m_all[i].policy, read->policy.settings), QByteArray());
        }
    }

    void aFolderOfMoabHoldsThem()
    {
        for (std::size_t i = 1; i < m_all.size(); ++i) {
            const auto folder = path(i == 1 ? "moab" : "maui");
            write(folder + QLatin1String(i == 1 ? "/moab.cfg" : "/maui.cfg"),
                  *moab::configText(*m_all[i].policy.moab()));
            write(folder + QLatin1String("/taken_at.txt"), "1000000000\n");
            write(folder + QLatin1String("/work.trace"), "VERSION 230\n");
            const auto read = readSource(folder);
            QVERIFY2(read, read ? "" : english(read.error().message).c_str());
            QCOMPARE(changes(m_all[i].policy, read->policy), QByteArray());
        }
    }
};

FAIRLEAD_QTTEST(EveryParameterTest)
#include "tst_everyparameter.moc"
