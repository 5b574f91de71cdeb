// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/capture/capturefolder.h"
#include "tests/models/accounting/slurmtext/textof.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace fairlead::tests {

inline QString golden(const QString& name)
{
    return QStringLiteral(FAIRLEAD_TEST_DATA "/golden/slurm-26.11.0-0rc1/") + name;
}

inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Everything that is said of a capture: its error, its problems, and where its numbers come from.
/// @param config  in place of its own; empty: that
inline QByteArray whatIsSaid(const QString& folder, const QString& config = {})
{
    accounting::SourceOptions options;
    options.configFile = config;
    auto records = accounting::readCaptureFolder(folder, options);
    if (!records)
        return "error: " + QByteArray::fromStdString(english(records.error().message));
    const auto snapshot = buildSnapshot(*std::move(records));
    if (!snapshot)
        return "error: " + QByteArray::fromStdString(english(snapshot.error().message));
    QByteArray said = tests::issuesOf((*snapshot)->issues);
    for (const auto& origin : (*snapshot)->provenance)
        said += QByteArray::fromStdString(english(origin.input) + " | " + english(origin.origin))
            + '\n';
    return said;
}

/// A recorded capture with only these files, each of which is read.
class Capture
{
public:
    explicit Capture(const QByteArrayList& files)
    {
        for (const auto& name : files + QByteArrayList{"config.txt", "taken_at.txt", "jobs.txt"}) {
            if (!QFile::exists(path(name)))
                put(name, original(name));
        }
    }
    [[nodiscard]] static QByteArray original(const QByteArray& name)
    {
        const auto folder
            = name.endsWith("_usage") ? QStringLiteral("state/") : QStringLiteral("fairtree/");
        return contentOf(golden(folder + QString::fromLatin1(name)));
    }
    void put(const QByteArray& name, const QByteArray& content) const
    {
        QDir(m_folder.path()).mkpath(QFileInfo(path(name)).path());
        tests::written(path(name), content);
    }
    void remove(const QByteArray& name) const { QFile::remove(path(name)); }
    [[nodiscard]] QByteArray said() const { return whatIsSaid(m_folder.path()); }
    [[nodiscard]] QByteArray said(const QByteArray& config) const
    {
        return whatIsSaid(m_folder.path(), path(config));
    }

private:
    [[nodiscard]] QString path(const QByteArray& name) const
    {
        return m_folder.filePath(QString::fromLatin1(name));
    }
    QTemporaryDir m_folder;
};

/// The files of a capture without usage beside assoc_mgr.txt, and more.
inline QByteArrayList common(const QByteArray& more = {})
{
    QByteArrayList files{"assocs.txt",    "nodes.txt", "partitions.txt", "qos.txt",
                         "assoc_mgr.txt", "sprio.txt", "usage.txt"};
    if (!more.isEmpty())
        files << more;
    return files;
}

} // namespace fairlead::tests
