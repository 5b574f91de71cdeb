// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/slurmrest/slurmrestsource.h"

#include "models/accounting/sources/capture/capturefolder.h"
#include "models/accounting/sources/databaseprobe.h"
#include "models/accounting/sources/slurmrest/httprequest.h"
#include "models/accounting/sources/slurmrest/restpaths.h"
#include "models/files/scratchfolder.h"

#include <QDateTime>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>
#include <utility>

namespace fairlead::accounting {

namespace {
constexpr int usualPatience = 120; // s

Error about(const QString& name, const Error& error)
{
    return {error.code, name.toStdString() + ": " + english(error.message), error.detail};
}

/// The body of an answer that is what was asked for.
Result<QByteArray> jsonOf(const RestServer& server, const QByteArray& path)
{
    constexpr int unauthorized = 401;
    constexpr int forbidden = 403;
    auto answer = get(server, path);
    if (!answer)
        return answer.error();
    if (answer->status == unauthorized || answer->status == forbidden)
        return Error{ErrorCode::LoginRefused,
                     server.token.isEmpty()
                         ? said("Messages", "slurmrestd asks for a token")
                         : said("Messages", "slurmrestd refuses the user or the token"),
                     {}};
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
Result<RestPaths> fetch(const RestServer& server, const QString& folder)
{
    const auto openapi = jsonOf(server, "/openapi/v3");
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
        const auto body = jsonOf(server, path);
        if (!body)
            return body.error();
        const auto name = folder + QLatin1String("/json/") + QLatin1String(file);
        if (auto done = write(name + QLatin1String(".json"), *body); !done)
            return done.error();
    }
    return paths;
}

/// An answer that the ranking needs and that is none, such as one with errors; null: all are.
const Issue* failedAnswer(const SnapshotRecords& records, const SourceOptions& options)
{
    const auto isFailure = [&](const Issue& issue) {
        const bool isNeeded = options.usageFile.isEmpty() || issue.file != "json/sshare.json";
        return issue.severity == Severity::Error && issue.file.starts_with("json/") && isNeeded;
    };
    const auto found = std::find_if(records.issues.begin(), records.issues.end(), isFailure);
    return found == records.issues.end() ? nullptr : &*found;
}

Result<SnapshotRecords> readSlurmrest(const SourceAccess& access, Look /*look*/)
{
    const auto* url = access.source.url();
    if (url == nullptr)
        return access.source.problem().value_or(notASource(access.source.name()));
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
    const auto paths = fetch(
        {*url, access.password, access.options.timeout.value_or(usualPatience)}, folder.path());
    if (!paths)
        return about(url->place(), paths.error());
    auto records = readCaptureFolder(folder.path(), access.options);
    const auto inWordsOfTheSource = [&](const Message& message) {
        return QString::fromStdString(english(message))
            .replace(folder.path(), url->place())
            .toStdString();
    };
    if (!records)
        return Error{records.error().code, inWordsOfTheSource(records.error().message),
                     records.error().detail};
    if (const auto* failed = failedAnswer(*records, access.options))
        return Error{ErrorCode::SourceUnreachable, inWordsOfTheSource(failed->message), {}};
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

Result<DatabaseProbe> probeSlurmrest(const connections::DatabaseUrl& url,
                                     const connections::Secret& token, int timeout)
{
    const auto openapi = jsonOf({url, token, timeout}, "/openapi/v3");
    if (!openapi)
        return about(url.place(), openapi.error());
    const auto paths = newestPaths(*openapi);
    if (!paths)
        return about(url.place(), paths.error());
    DatabaseProbe probe;
    probe.server = url.place();
    probe.version = QStringLiteral("v0.0.%1").arg(paths->version);
    probe.encryption = url.tls == connections::TlsMode::Off ? QString() : QStringLiteral("TLS");
    probe.restVersion = paths->version;
    probe.hasShares = !paths->shares.isEmpty();
    return probe;
}
} // namespace

const SourceKind slurmrestKind{
    .typed = "slurmrest://user@host or slurmrest:///SOCKET for slurmrestd",
    .claims = [](const QString& name) { return name.startsWith(QLatin1String("slurmrest:")); },
    .scheme = connections::restScheme,
    .takesFiles = [](const QString&) { return true; },
    .read = readSlurmrest,
    .probe = probeSlurmrest,
};

} // namespace fairlead::accounting
