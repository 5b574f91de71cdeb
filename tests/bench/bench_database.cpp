// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What it takes to open slurmdbd's database of a large site: 25 000 associations, 50 000 pending
// and 1 000 000 finished jobs, 3 000 000 rows of hourly usage. "reads" says how many times as long
// as the client alone takes for the same rows; "MB" is the most memory that the program has had.

#include "engine/cluster/snapshotbuilder.h"
#include "engine/priority/evaluation.h"
#include "models/accounting/sources/slurmdbd/slurmdbdsource.h"
#include "tests/bench/peakmemory.h"
#include "tests/support/largedatabase.h"

#include <QCoreApplication>

#include <benchmark/benchmark.h>
#include <chrono>

using namespace fairlead;
using namespace fairlead::accounting;
using namespace fairlead::connections;

namespace {
constexpr tests::DatabaseSize largeSite{2273, 50000, 1000000, 132};

class LargeSite
{
public:
    LargeSite()
    {
        m_server.load(QStringLiteral(FAIRLEAD_TEST_DATA "/slurmdbd/slurm-22.05.8.sql"),
                      QStringLiteral("large"));
        tests::fillLargeDatabase(m_server, QStringLiteral("large"), largeSite);
        m_server.addUser(QStringLiteral("fairlead"), QStringLiteral("unimportant"),
                         QStringLiteral("SELECT ON *.*"));
    }
    [[nodiscard]] DatabaseUrl url() const
    {
        DatabaseUrl result;
        result.scheme = QStringLiteral("slurmdbd");
        result.user = QStringLiteral("fairlead");
        result.hosts = {{QStringLiteral("127.0.0.1"), m_server.port()}};
        result.database = QStringLiteral("large");
        result.tls = TlsMode::Off;
        return result;
    }

private:
    tests::MariadbServer m_server;
};

LargeSite& site()
{
    static LargeSite result;
    return result;
}

double secondsOf(auto work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// Floor: the rows of history and queue through the client, and nothing done with them.
double readSeconds()
{
    static const double result = secondsOf([] {
        auto session = MariadbSession::open(site().url(), Secret(QByteArray("unimportant")),
                                            MariadbSession::Access::ReadOnly, {});
        if (!session)
            throw std::runtime_error(english(session.error().message));
        for (const auto* statement :
             {"SELECT id, time_start, alloc_secs FROM limoges_assoc_usage_hour_table",
              "SELECT id_job, id_assoc, account, `partition`, tres_req FROM limoges_job_table "
              "WHERE time_end = 0"}) {
            const auto done
                = (*session)->forEachRow(QByteArray(statement), [](const MariadbRows& row) {
                      benchmark::DoNotOptimize(row.integer(0));
                  });
            if (!done)
                throw std::runtime_error(english(done.error().message));
        }
    });
    return result;
}

void openLargeSite(benchmark::State& state)
{
    const auto look = state.range(0) != 0 ? Look::All : Look::First;
    site(); // is filled first, for minutes
    const double floor = readSeconds();
    double seconds = 0.0;
    for (auto _ : state) {
        seconds += secondsOf([&] {
            auto records = readSlurmdbd(site().url(), Secret(QByteArray("unimportant")), {},
                                        tests::largeDatabaseMoment, look);
            if (!records)
                throw std::runtime_error(english(records.error().message));
            const auto snapshot = buildSnapshot(*std::move(records));
            if (!snapshot)
                throw std::runtime_error(english(snapshot.error().message));
            const auto evaluation = evaluate(baselineInputs(*snapshot, (*snapshot)->computedAt));
            if (evaluation->order.size() != static_cast<std::size_t>(largeSite.pending))
                throw std::runtime_error("the queue is not complete");
        });
    }
    state.counters["reads"] = seconds / static_cast<double>(state.iterations()) / floor;
    state.counters["MB"] = bench::peakMegabytes();
}
BENCHMARK(openLargeSite)
    ->ArgName("history")
    ->Arg(0)
    ->Arg(1)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Iterations(2);
} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication app(argc, argv);
    if (!tests::MariadbServer::missing().isEmpty()) {
        qWarning("bench_database: this machine has no MariaDB server");
        return 0;
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
