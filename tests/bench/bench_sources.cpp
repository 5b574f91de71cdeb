// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What it takes to come in by the door: a capture read, a store written and opened, in CPU time.
// "memchrs" says how many times as long as it takes to find the line ends of the same files,
// "inserts" how many times as long as SQLite alone takes to insert as many rows of three columns;
// "MB" is the most memory that the program had during one of them. Arguments: associations, jobs.

#include "app/process/process.h"
#include "models/accounting/sources/capture/capturefolder.h"
#include "models/accounting/store/store.h"
#include "tests/bench/peakmemory.h"
#include "tests/bench/syntheticcapture.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QVariant>

#include <benchmark/benchmark.h>
#include <cstring>
#include <ctime>
#include <stdexcept>

using namespace fairlead;

namespace {
double cpuSeconds(auto work)
{
    const auto start = std::clock();
    work();
    return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

/// A capture of the size that a benchmark asks for, with a store of the same.
class Door
{
public:
    explicit Door(const benchmark::State& state)
    {
        m_size.associations = static_cast<std::size_t>(state.range(0));
        m_size.jobs = static_cast<std::size_t>(state.range(1));
        m_bytes = bench::writeSyntheticCapture(m_size, m_folder.path().toStdString());
    }
    [[nodiscard]] std::size_t bytes() const { return m_bytes; }
    [[nodiscard]] std::size_t rows() const { return m_size.associations + 2 * m_size.jobs; }
    [[nodiscard]] SnapshotRecords read() const
    {
        auto records = accounting::readCaptureFolder(m_folder.path(), {});
        if (!records)
            throw std::runtime_error(english(records.error().message));
        return *std::move(records);
    }
    [[nodiscard]] accounting::StoreAddress store() const { return {path("store.fairlead"), {}}; }

    /// Floor: the files read in large pieces, and their line ends found.
    [[nodiscard]] double memchrSeconds() const
    {
        return cpuSeconds([&] {
            std::size_t lines = 0;
            QByteArray piece(1 << 18, '\0');
            for (const auto& name : QDir(m_folder.path()).entryList({QStringLiteral("*.txt")})) {
                QFile file(path(name.toUtf8().constData()));
                if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
                    throw std::runtime_error("the capture is gone");
                while (const auto length = file.read(piece.data(), piece.size())) {
                    const char* end = piece.constData() + length;
                    for (const void* at = piece.constData();
                         (at = std::memchr(at, '\n', std::size_t(end - (const char*)at)));
                         at = (const char*)at + 1)
                        ++lines;
                }
            }
            benchmark::DoNotOptimize(lines);
        });
    }
    /// Floor: as many rows of three columns as a store has of associations, jobs and answers.
    [[nodiscard]] double insertSeconds() const
    {
        const auto name = QStringLiteral("floor");
        const auto seconds
            = insertSeconds(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name));
        QSqlDatabase::removeDatabase(name);
        return seconds;
    }

private:
    [[nodiscard]] double insertSeconds(QSqlDatabase database) const
    {
        database.setDatabaseName(path("floor.sqlite"));
        if (!database.open())
            throw std::runtime_error("no SQLite");
        QSqlQuery query(database);
        query.exec(QStringLiteral("CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT, c INTEGER)"));
        const auto seconds = cpuSeconds([&] {
            database.transaction();
            query.prepare(QStringLiteral("INSERT INTO t VALUES (?, ?, ?)"));
            for (std::size_t i = 0; i < rows(); ++i) {
                query.bindValue(0, qlonglong(i));
                query.bindValue(1, QStringLiteral("name"));
                query.bindValue(2, 4321);
                query.exec();
            }
            database.commit();
        });
        database.close();
        return seconds;
    }
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder.filePath(QLatin1String(name));
    }

    QTemporaryDir m_folder;
    bench::ClusterSize m_size;
    std::size_t m_bytes = 0;
};

void captureRead(benchmark::State& state)
{
    const Door door(state);
    const double floor = door.memchrSeconds();
    bench::resetPeakMemory();
    double seconds = 0.0;
    for (auto _ : state)
        seconds += cpuSeconds([&] {
            if (!buildSnapshot(door.read()))
                throw std::runtime_error("the capture makes no snapshot");
        });
    const auto rounds = static_cast<double>(state.iterations());
    state.counters["memchrs"] = seconds / rounds / floor;
    state.counters["MB/s"] = static_cast<double>(door.bytes()) * rounds / seconds / 1e6;
    state.counters["MB"] = bench::peakMegabytes();
}

void storeWritten(benchmark::State& state)
{
    const Door door(state);
    const double floor = door.insertSeconds();
    const auto records = door.read();
    double seconds = 0.0;
    for (auto _ : state) {
        QFile::remove(door.store().name);
        seconds += cpuSeconds([&] {
            if (!accounting::writeStore(door.store(), records))
                throw std::runtime_error("the store cannot be written");
        });
    }
    const auto rounds = static_cast<double>(state.iterations());
    state.counters["inserts"] = seconds / rounds / floor;
    state.counters["rows/s"] = static_cast<double>(door.rows()) * rounds / seconds;
}

void storeOpened(benchmark::State& state)
{
    const Door door(state);
    const double floor = door.insertSeconds();
    if (!accounting::writeStore(door.store(), door.read()))
        throw std::runtime_error("the store cannot be written");
    double seconds = 0.0;
    for (auto _ : state)
        seconds += cpuSeconds([&] {
            auto records = accounting::readStore(door.store());
            if (!records || !buildSnapshot(*std::move(records)))
                throw std::runtime_error("the store cannot be read");
        });
    const auto rounds = static_cast<double>(state.iterations());
    state.counters["inserts"] = seconds / rounds / floor;
    state.counters["rows/s"] = static_cast<double>(door.rows()) * rounds / seconds;
}

BENCHMARK(captureRead)->Args({25000, 50000})->Args({250000, 500000})->Unit(benchmark::kMillisecond);
BENCHMARK(storeWritten)->Args({25000, 50000})->Unit(benchmark::kMillisecond);
BENCHMARK(storeOpened)->Args({25000, 50000})->Unit(benchmark::kMillisecond);
} // namespace

int main(int argc, char** argv)
{
    process::prepare(); // as the programs do
    const QCoreApplication app(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
