// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/demo/records/demorecords.h"
#include "models/accounting/store/sqliteconnection.h"
#include "models/accounting/store/store.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <cstdio>

/// Part of the build: `make_demo FOLDER` writes the demos as stores into a folder.
namespace {
using namespace fairlead;
using namespace fairlead::accounting;

/// Takes out who built the program, and when: the same sources give the same demo.
Result<void> forgetMaker(const QString& path)
{
    const auto connection = SqliteConnection::open(path, SqliteConnection::Access::Write);
    if (!connection)
        return connection.error();
    Result<void> done;
    for (const auto* statement : {"DELETE FROM audit WHERE save_id <> 'schema'", "VACUUM"}) {
        if (done)
            done = (*connection)->execute(QString::fromLatin1(statement));
    }
    return done;
}

bool write(const QString& path, const SnapshotRecords& records, const replay::Recording* recording)
{
    QFile::remove(path);
    auto written = saveSnapshot(path, records, {}, {}, recording).result();
    if (written)
        written = forgetMaker(path);
    if (!written)
        std::fprintf(stderr, "make_demo: %s: %s\n", english(written.error().message).c_str(),
                     written.error().detail.c_str());
    return written.has_value();
}
} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    const auto arguments = QCoreApplication::arguments();
    if (arguments.size() != 2) {
        std::fputs("usage: make_demo FOLDER\n", stderr);
        return 1;
    }
    const QDir folder(arguments.at(1));
    const auto limoges = limogesRecords();
    const auto weeks = limogesRecording(limoges);
    const bool isDone = write(folder.filePath(QStringLiteral("limoges.fairlead")), limoges, &weeks)
        && write(folder.filePath(QStringLiteral("textbook.fairlead")), textbookRecords(), nullptr);
    return isDone ? 0 : 4;
}
