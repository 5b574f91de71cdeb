// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/connections/connectiontest.h"

#include "models/accounting/sources/databaseprobe.h"
#include "models/accounting/sources/policyfile.h"
#include "models/words/listwords.h"
#include "models/words/messagewords.h"
#include "models/words/showntext.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <optional>

namespace fairlead::app {

using accounting::DatabaseProbe;

namespace {
constexpr accounting::DatabaseTimeouts patience{5, 10, 8}; // seconds: somebody is watching

struct TestWords
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::app::ConnectionTest)

public:
    static QString server(const DatabaseProbe& probe)
    {
        return tr("Connected to %1, version %2.").arg(probe.server, probe.version);
    }
    static QString encryption(const DatabaseProbe& probe)
    {
        return probe.encryption.isEmpty() ? tr("Clear text: not encrypted.")
                                          : tr("Encrypted: %1.").arg(probe.encryption);
    }
    static QString clusters(const DatabaseProbe& probe)
    {
        const auto names = models::listed(probe.clusters);
        if (probe.cluster.isEmpty())
            return tr("Several clusters: %1. Name one of them under Cluster.").arg(names);
        return tr("Cluster %1 of: %2.").arg(probe.cluster, names);
    }
    static QString tables(const DatabaseProbe& probe)
    {
        const auto generation = probe.isOrderedByLineage ? tr("Tables of Slurm 24.11 or later")
                                                         : tr("Tables of Slurm before 24.11");
        const auto version = probe.slurmVersion.isEmpty()
            ? tr("the controller's version is not known")
            : tr("the controller is %1").arg(probe.slurmVersion);
        return tr("%1; %2.").arg(generation, version);
    }
    static QString noUsage() { return tr("They hold no past usage."); }
    static QString store(const DatabaseProbe& probe)
    {
        return tr("A Fairlead store, version %1.").arg(*probe.storeVersion);
    }
    static QString withoutShares()
    {
        return tr("This version does not tell usage: name a usage file, or it counts as 0.");
    }
    static QString passedOver() { return tr("Hosts tried before it:"); }
    static QString failed() { return tr("The connection cannot be used."); }
    static QString badFile(const QString& file)
    {
        return tr("The connection works, but %1 cannot be used.").arg(file);
    }
};

QString detailsOf(const Error& error)
{
    const auto message = models::messageWords(error.message);
    return error.detail.empty() ? message
                                : message + QLatin1Char('\n') + models::shownLines(error.detail);
}

TestReport reportOf(const DatabaseProbe& probe)
{
    QStringList lines{TestWords::server(probe), TestWords::encryption(probe)};
    if (probe.restVersion) {
        if (!probe.hasShares)
            lines << TestWords::withoutShares();
        return {true, lines.join(QLatin1Char('\n')), {}};
    }
    if (probe.storeVersion)
        lines << TestWords::store(probe);
    else
        lines << TestWords::clusters(probe);
    if (!probe.cluster.isEmpty()) {
        lines << TestWords::tables(probe);
        if (!probe.hasUsage)
            lines << TestWords::noUsage();
    }
    TestReport report{true, lines.join(QLatin1Char('\n')), {}};
    if (!probe.unreached.empty()) {
        report.details = TestWords::passedOver();
        for (const auto& error : probe.unreached)
            report.details += QLatin1Char('\n') + models::messageWords(error.message);
    }
    // Opening would stop here: a cluster has to be chosen first.
    report.isGood = probe.storeVersion.has_value() || !probe.cluster.isEmpty();
    return report;
}

// The files that complete the database: a wrong path is told before anybody opens it.
std::optional<TestReport> fileProblem(const Connection& connection)
{
    for (const auto& path :
         {connection.configFile, connection.partitionsFile, connection.usageFile}) {
        const QFileInfo file(path);
        if (!path.isEmpty() && (!file.isFile() || !file.isReadable()))
            return TestReport{false, TestWords::badFile(path), {}};
    }
    if (connection.configFile.isEmpty())
        return std::nullopt;
    Issues issues;
    if (const auto policy = accounting::readPolicyFile(connection.configFile, issues); !policy)
        return TestReport{false, TestWords::badFile(connection.configFile),
                          detailsOf(policy.error())};
    return std::nullopt;
}

Result<TestReport> carryOut(const Connection& connection, const connections::Secret& password,
                            const std::stop_token& stop)
{
    const auto probe = accounting::probeDatabase(connection.url, password, patience, stop);
    if (!probe)
        return probe.error();
    return fileProblem(connection).value_or(reportOf(*probe));
}
} // namespace

ConnectionTest::ConnectionTest(QObject* parent)
    : QObject(parent)
{
}

ConnectionTest::~ConnectionTest()
{
    cancel();
}

void ConnectionTest::start(const Connection& connection, const connections::Secret& password)
{
    cancel();
    m_stop = std::stop_source();
    const auto ticket = m_ticket;
    m_background.run([connection, password,
                      stop = m_stop.get_token()] { return carryOut(connection, password, stop); },
                     [this, ticket](const Result<TestReport>& report) {
                         if (ticket != m_ticket)
                             return;
                         emit finished(report ? *report
                                              : TestReport{false, TestWords::failed(),
                                                           detailsOf(report.error())});
                     });
}

void ConnectionTest::cancel()
{
    ++m_ticket;
    m_stop.request_stop();
    m_background.forgetWaiting();
}

} // namespace fairlead::app
