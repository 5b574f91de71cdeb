// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/capture/capturefolder.h"
#include "tests/fuzz/support.h"

#include <QDir>
#include <QFile>

using namespace fairlead;
using namespace fairlead::accounting;

/// A whole capture folder in one input: a line "@ NAME" starts the file of that name.
namespace {
const char* const names[]{"taken_at.txt",   "config.txt",    "slurm.conf",      "assocs.txt",
                          "dump.cfg",       "nodes.txt",     "partitions.txt",  "qos.txt",
                          "jobs.txt",       "shares.txt",    "raw_usage.txt",   "assoc_mgr.txt",
                          "usage.txt",      "sprio.txt",     "sprio_norm.txt",  "json/assoc.json",
                          "json/part.json", "json/qos.json", "json/squeue.json"};

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

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto input = fuzz::bytesOf(data, size);
    QDir(fuzz::scratchFolder()).mkpath(QStringLiteral("json"));
    for (const auto* name : names) {
        const auto content = partNamed(input, name);
        if (content.isEmpty())
            QFile::remove(fuzz::scratchFolder() + QLatin1Char('/') + QLatin1String(name));
        else
            fuzz::scratchFile(name, content);
    }
    if (const auto records = readCaptureFolder(fuzz::scratchFolder(), {}))
        fuzz::compute(*records, size);
    return 0;
}
