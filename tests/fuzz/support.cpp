// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/fuzz/support.h"

#include "engine/priority/evaluation.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <array>
#include <cstdio>
#include <cstdlib>

namespace fairlead::fuzz {

namespace {
AssocRecord assoc(const char* account, const char* user, const char* parent, std::uint32_t id)
{
    AssocRecord record;
    record.account = account;
    record.user = user;
    record.parent = parent;
    record.id = id;
    record.rawUsage = 100.0L * static_cast<long double>(id);
    return record;
}

JobRecord job(std::uint32_t id, const char* user, const char* account, const char* partition)
{
    constexpr std::int64_t submitted = 1795200000;
    JobRecord record;
    record.id = id;
    record.user = user;
    record.account = account;
    record.partitions = {partition};
    record.qos = "normal";
    record.cpus = 4;
    record.submitTime = record.eligibleTime = record.accrueTime = submitted + id;
    record.tres = {{"cpu", 4}, {"mem", 2000}};
    return record;
}

void evaluateWith(const std::shared_ptr<const Snapshot>& snapshot, std::uint32_t flags)
{
    auto inputs = baselineInputs(snapshot, snapshot->computedAt);
    inputs.policy.editSlurm().flags = flags;
    const auto evaluation = evaluate(inputs);
    for (std::size_t row = 0; row < snapshot->rows.size(); ++row)
        static_cast<void>(termsOf(*evaluation, RowIndex(row)));
}

QByteArray partNamed(const QByteArray& input, const char* name)
{
    const auto title = QByteArray("@ ") + name + '\n';
    const auto start = input.indexOf(title);
    if (start < 0)
        return {};
    const auto from = start + title.size();
    const auto end = input.indexOf("\n@ ", from - 1);
    return input.mid(from, end < 0 ? -1 : end + 1 - from);
}
} // namespace

std::string_view textOf(const std::uint8_t* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), size};
}

QByteArray bytesOf(const std::uint8_t* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)};
}

std::vector<accounting::Line> linesOf(const std::uint8_t* data, std::size_t size, Issues& issues)
{
    auto content = bytesOf(data, size);
    QBuffer buffer(&content);
    buffer.open(QIODevice::ReadOnly);
    return accounting::readTextLines(buffer, "input", issues);
}

QString scratchFolder()
{
    static const QTemporaryDir folder(QDir(QStringLiteral("/dev/shm")).exists()
                                          ? QStringLiteral("/dev/shm/fairlead-fuzz-XXXXXX")
                                          : QDir::tempPath()
                                              + QStringLiteral("/fairlead-fuzz-XXXXXX"));
    return folder.path();
}

QString scratchFile(const char* name, const QByteArray& content)
{
    QFile file(scratchFolder() + QLatin1Char('/') + QLatin1String(name));
    require(file.open(QIODevice::WriteOnly) && file.write(content) == content.size(),
            "the scratch folder can be written");
    return file.fileName();
}

void scratchFiles(const QByteArray& input, const std::vector<const char*>& names)
{
    for (const auto* name : names) {
        const auto path = QLatin1String(name);
        if (const auto content = partNamed(input, name); !content.isEmpty()) {
            QDir(scratchFolder()).mkpath(QFileInfo(path).path());
            scratchFile(name, content);
        } else {
            QFile::remove(scratchFolder() + QLatin1Char('/') + path);
        }
    }
}

SnapshotRecords sampleCluster()
{
    SnapshotRecords records;
    records.cluster = "limoges";
    records.takenAt = records.computedAt = 1795205875;
    records.tresNames = {"cpu", "mem", "node", "billing", "gres/gpu"};
    records.nodeCount = 4;
    records.cpuCount = 256;
    records.policy.editSlurm().weights = {1000, 10, 10000, 1000, 500, 200};
    records.policy.editSlurm().tresWeights = {{"cpu", 1000.0}, {"gres/gpu", 5000.0}};
    records.assocs
        = {assoc("root", "", "", 1), assoc("geist", "", "root", 3), assoc("geist", "alice", "", 4),
           assoc("ipam", "", "root", 5), assoc("ipam", "bob", "", 6)};
    records.partitions = {{"normal", 50, 1, 1440, {256, 1024000, 4, 634, 16}, "CPU=1.0,Mem=0.25G"},
                          {"rapide", 100, 2, 120, {256, 1024000, 4, 634, 16}, {}}};
    records.qos = {{"high", 100}, {"normal", 50}};
    records.jobs = {job(301, "alice", "geist", "normal"), job(302, "bob", "ipam", "rapide")};
    return records;
}

void compute(const SnapshotRecords& records, std::size_t size)
{
    const auto snapshot = buildSnapshot(records);
    if (!snapshot)
        return;
    if ((*snapshot)->policy.moab()) {
        static_cast<void>(evaluate(baselineInputs(*snapshot, (*snapshot)->computedAt)));
        return;
    }
    constexpr std::array<std::uint32_t, 3> algorithms{FairTreeFlag, 0, DepthObliviousFlag};
    constexpr std::uint32_t known = FairTreeFlag | DepthObliviousFlag;
    const auto flags
        = ((*snapshot)->policy.slurm().flags & ~known) | algorithms[size % algorithms.size()];
    evaluateWith(*snapshot, flags);
}

void require(bool holds, const char* what)
{
    if (holds)
        return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

} // namespace fairlead::fuzz
