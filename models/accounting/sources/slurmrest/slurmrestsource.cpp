// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/slurmrest/slurmrestsource.h"

#include "models/accounting/sources/capture/capturefolder.h"
#include "models/accounting/sources/slurmrest/restpaths.h"
#include "models/accounting/sources/slurmrest/unixrequest.h"
#include "models/files/scratchfolder.h"

#include <QDateTime>
#include <QDir>
#include <QFile>

#include <array>
#include <utility>

namespace fairlead::accounting {

namespace {
constexpr auto scheme = QLatin1String("slurmrest:");
constexpr int usualPatience = 120; // s

/// The path of the socket; empty: the name holds none.
QString socketOf(const QString& name)
{
    const auto path = name.mid(scheme.size());
    return path.startsWith(QLatin1String("///")) && path.size() > 3 ? path.mid(2) : QString();
}

Error about(const QString& name, const Error& error)
{
    return {error.code, name.toStdString() + ": " + english(error.message), error.detail};
}

/// The body of an answer that is what was asked for.
Result<QByteArray> jsonOf(const QString& socket, const QByteArray& path, int timeout)
{
    auto answer = getFromSocket(socket, path, timeout);
    if (!answer)
        return answer.error();
    if (answer->status != 200)
        return Error{ErrorCode::SourceUnreachable,
                     {said("Messages", "%1 is answered with HTTP status %2"),
                      {path.toStdString(), std::to_string(answer->status)}},
                     {}};
    if (answer->contentType != "application/json")
        return Error{ErrorCode::DataInvalid,
                     {said("Messages", "%1 is not answered in JSON"), {path.toStdString()}},
                     {}};
    return std::move(answer->body);
}

Result<void> write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.flush())
        return {};
    return Error{ErrorCode::SourceUnreachable,
                 said("Messages", "there is no room for a temporary folder"),
                 file.errorString().toStdString()};
}

/// Asks for everything and lays it down as a capture. Returns what the interface has.
Result<RestPaths> fetch(const QString& socket, const QString& folder, int timeout)
{
    const auto openapi = jsonOf(socket, "/openapi/v3", timeout);
    if (!openapi)
        return openapi.error();
    auto paths = newestPaths(*openapi);
    if (!paths)
        return paths.error();
    const std::array<std::pair<const char*, QByteArray>, 6> files{{{"squeue", paths->jobs},
                                                                   {"assoc", paths->associations},
                                                                   {"part", paths->partitions},
                                                                   {"node", paths->nodes},
                                                                   {"qos", paths->qos},
                                                                   {"sshare", paths->shares}}};
    QDir(folder).mkpath(QStringLiteral("json"));
    const auto now = QByteArray::number(QDateTime::currentSecsSinceEpoch()) + '\n';
    if (auto done = write(folder + QLatin1String("/taken_at.txt"), now); !done)
        return done.error();
    for (const auto& [file, path] : files) {
        if (path.isEmpty())
            continue;
        const auto body = jsonOf(socket, path, timeout);
        if (!body)
            return body.error();
        const auto name = folder + QLatin1String("/json/") + QLatin1String(file);
        if (auto done = write(name + QLatin1String(".json"), *body); !done)
            return done.error();
    }
    return paths;
}

Result<SnapshotRecords> readSlurmrest(const SourceAccess& access, Look /*look*/)
{
    const auto& name = access.source.name();
    const auto socket = socketOf(name);
    if (socket.isEmpty())
        return Error{ErrorCode::Usage,
                     said("Messages", "expected slurmrest:///PATH, the Unix socket of slurmrestd"),
                     {}};
    if (access.options.configFile.isEmpty())
        return Error{ErrorCode::Usage,
                     said("Messages",
                          "slurmrestd does not tell the weights: name the slurm.conf, or what "
                          "scontrol show config prints, with --config"),
                     {}};
    const files::ScratchFolder folder;
    if (!folder.isValid())
        return Error{ErrorCode::SourceUnreachable,
                     said("Messages", "there is no room for a temporary folder"),
                     folder.errorString().toStdString()};
    const auto paths = fetch(socket, folder.path(), access.options.timeout.value_or(usualPatience));
    if (!paths)
        return about(name, paths.error());
    auto records = readCaptureFolder(folder.path(), access.options);
    if (!records) {
        const auto text = QString::fromStdString(english(records.error().message));
        return Error{records.error().code, QString(text).replace(folder.path(), name).toStdString(),
                     records.error().detail};
    }
    if (paths->shares.isEmpty() && access.options.usageFile.isEmpty())
        records->issues.push_back(
            {Severity::Warning,
             {said("Messages",
                   "v0.0.%1 of slurmrestd does not tell usage, which counts as 0: give it with "
                   "--usage"),
              {std::to_string(paths->version)}},
             {},
             0});
    return records;
}
} // namespace

const SourceKind slurmrestKind{
    .typed = "slurmrest:///PATH for the Unix socket of slurmrestd",
    .claims = [](const QString& name) { return name.startsWith(scheme); },
    .takesFiles = [](const QString&) { return true; },
    .read = readSlurmrest,
};

} // namespace fairlead::accounting
