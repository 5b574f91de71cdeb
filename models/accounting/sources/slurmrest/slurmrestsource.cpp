// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/slurmrest/slurmrestsource.h"

#include "models/accounting/slurmtext/json/jsonreader.h"
#include "models/accounting/slurmtext/text/jsonvalues.h"
#include "models/accounting/slurmtext/text/textlines.h"
#include "models/accounting/sources/capture/capturefolder.h"
#include "models/accounting/sources/databaseprobe.h"
#include "models/accounting/sources/slurmrest/httprequest.h"
#include "models/accounting/sources/slurmrest/restpaths.h"
#include "models/files/outputfile.h"
#include "models/files/scratchfolder.h"

#include <QDateTime>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace fairlead::accounting {

namespace {
/// Many errors name it already.
Error ofServer(const connections::DatabaseUrl& url, const Error& error)
{
    const auto place = url.place().toStdString();
    const bool isNamed = english(error.message).find(place) != std::string::npos;
    return isNamed ? error : about(place, error);
}

constexpr int usualPatience = 120; // s

/// The body of an answer that is what was asked for.
Result<QByteArray> jsonOf(const RestServer& server, const QByteArray& path)
{
    constexpr int unauthorized = 401;
    constexpr int forbidden = 403;
    auto answer = get(server, path);
    if (!answer)
        return answer.error();
    const auto told = answer->status == 200 ? std::string() : toldErrors(answer->body);
    if (answer->status == unauthorized || answer->status == forbidden)
        return Error{ErrorCode::LoginRefused,
                     server.token.isEmpty()
                         ? said("Messages", "slurmrestd asks for a token, and none was sent")
                         : said("Messages", "slurmrestd refuses the user or the token"),
                     path.toStdString() + (told.empty() ? "" : ": " + told)};
    if (answer->status != 200 && !told.empty())
        return Error{ErrorCode::SourceUnreachable,
                     {said("Messages", "%1 is answered with HTTP status %2: %3"),
                      {path.toStdString(), std::to_string(answer->status), told}},
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

Error noRoom(const QString& detail)
{
    const bool isFull = files::codeOfWriting(detail) == ErrorCode::DiskFull;
    return {isFull ? ErrorCode::DiskFull : ErrorCode::SourceUnreachable,
            said("Messages", "there is no room for a temporary folder"), detail.toStdString()};
}

Result<void> write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.flush())
        return {};
    return noRoom(file.errorString());
}

constexpr auto assocFile = "json/assoc.json";

/// The files of a capture that hold the answers, and what was asked for each.
using Asked = std::array<std::pair<const char*, QByteArray>, 6>;

Asked askedOf(const RestPaths& paths)
{
    return {{{"json/squeue.json", paths.jobs},
             {assocFile, paths.associations},
             {"json/part.json", paths.partitions},
             {"json/node.json", paths.nodes},
             {"json/qos.json", paths.qos},
             {"json/sshare.json", paths.shares}}};
}

QString fileIn(const QString& folder, const char* name)
{
    return folder + QLatin1Char('/') + QLatin1String(name);
}

/// What the interface has.
struct Fetched
{
    RestPaths paths;
    std::optional<Error> whyNoShares; ///< where they are told and can do without
};

/// Asks for everything and lays it down as a capture.
/// @param needsShares  so that usage is in them alone
Result<Fetched> fetch(const RestServer& server, const QString& folder, bool needsShares)
{
    const auto openapi = jsonOf(server, openapiPath);
    if (!openapi)
        return openapi.error();
    const auto paths = newestPaths(*openapi);
    if (!paths)
        return paths.error();
    Fetched fetched{*paths, {}};
    QDir(folder).mkpath(QStringLiteral("json"));
    const auto now = QByteArray::number(QDateTime::currentSecsSinceEpoch()) + '\n';
    if (auto done = write(folder + QLatin1String("/taken_at.txt"), now); !done)
        return done.error();
    for (const auto& [file, path] : askedOf(*paths)) {
        if (path.isEmpty())
            continue;
        const auto body = jsonOf(server, path);
        if (!body && path == paths->shares && !needsShares) {
            fetched.whyNoShares = body.error();
            continue;
        }
        if (!body)
            return body.error();
        if (auto done = write(fileIn(folder, file), *body); !done)
            return done.error();
    }
    return fetched;
}

/// The capture in words of the source: nobody knows its files, and its folder is gone when somebody
/// reads them.
class InWordsOfTheSource
{
public:
    InWordsOfTheSource(Asked asked, const QString& folder)
        : m_asked(std::move(asked))
        , m_folder(folder.toStdString())
    {
    }

    [[nodiscard]] Message operator()(Message message) const
    {
        for (const auto& [file, path] : m_asked)
            message = renamed(std::move(message), m_folder + '/' + file, path.toStdString());
        return renamed(std::move(message), m_folder, openapiPath);
    }
    /// What was asked for the answer that an issue or a record names; empty: it names another file.
    [[nodiscard]] QByteArray askedFor(const std::string& place) const
    {
        for (const auto& [file, path] : m_asked) {
            if (place == file || place == shortName(QLatin1String(file)))
                return path;
        }
        return {};
    }
    void rename(SnapshotRecords& records) const
    {
        for (auto& issue : records.issues)
            renamePlace(issue.file);
        const SharedText jobs(m_asked[0].second.toStdString());
        for (auto& job : records.jobs)
            job.file = jobs;
        const SharedText assocs(m_asked[1].second.toStdString());
        for (auto& assoc : records.assocs)
            assoc.file = assocs;
        for (auto& entry : records.provenance) {
            if (!entry.origin.isSentence)
                renamePlace(entry.origin.text);
        }
    }

private:
    void renamePlace(std::string& place) const
    {
        if (const auto path = askedFor(place); !path.isEmpty())
            place = path.toStdString();
    }

    Asked m_asked;
    std::string m_folder;
};

/// Of a capture that cannot be read: what it cannot do without are the associations, and what is
/// wrong with that answer is no worse than what is wrong with another one.
bool isOfAnswer(const Message& message, const QString& folder, const SourceOptions& options)
{
    SnapshotRecords unused;
    const auto read
        = readAssocJson(fileIn(folder, assocFile), options.cluster.toStdString(), unused);
    return !read && read.error().message == message;
}

/// What the ranking needs and no answer has: one with errors, one that lists nothing of what every
/// cluster has. Nothing: all is there.
std::optional<Message> missingAnswer(const SnapshotRecords& records, const SourceOptions& options,
                                     const RestPaths& paths, const InWordsOfTheSource& inWords)
{
    const auto isFailure = [&](const Issue& issue) {
        const auto asked = inWords.askedFor(issue.file);
        const bool isNeeded = options.usageFile.isEmpty() || asked != paths.shares;
        return issue.severity == Severity::Error && !asked.isEmpty() && isNeeded;
    };
    const auto found = std::find_if(records.issues.begin(), records.issues.end(), isFailure);
    if (found != records.issues.end())
        return found->message;
    if (records.nodeCount == 0)
        return Message(said("Messages", "%1 holds no node"), {paths.nodes.toStdString()});
    if (records.qos.empty()) // each cluster begins with "normal"
        return Message(said("Messages", "%1 holds no QOS"), {paths.qos.toStdString()});
    if (records.partitions.empty())
        return Message(said("Messages", "%1 holds no partition"), {paths.partitions.toStdString()});
    return {};
}

Result<SnapshotRecords> readAnswers(const RestPaths& paths, const QString& folder,
                                    const SourceOptions& options)
{
    const InWordsOfTheSource inWords(askedOf(paths), folder);
    auto records = readCaptureFolder(folder, options);
    if (!records) {
        const auto& [code, message, detail] = records.error();
        const bool isAnswer = isOfAnswer(message, folder, options);
        return Error{isAnswer ? ErrorCode::SourceUnreachable : code, inWords(message), detail};
    }
    if (const auto missing = missingAnswer(*records, options, paths, inWords))
        return Error{ErrorCode::SourceUnreachable, inWords(*missing), {}};
    inWords.rename(*records);
    if (paths.shares.isEmpty() && options.usageFile.isEmpty())
        records->issues.push_back(
            {Severity::Warning,
             {said("Messages",
                   "v0.0.%1 of slurmrestd does not tell usage, which counts as 0: give it with "
                   "--usage"),
              {std::to_string(paths.version)}},
             {},
             0});
    return records;
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
        return noRoom(folder.errorString());
    const auto fetched
        = fetch({*url, access.password, access.options.timeout.value_or(usualPatience)},
                folder.path(), access.options.usageFile.isEmpty());
    if (!fetched)
        return ofServer(*url, fetched.error());
    auto records = readAnswers(fetched->paths, folder.path(), access.options);
    if (!records)
        return ofServer(*url, records.error());
    if (const auto& why = fetched->whyNoShares)
        records->issues.push_back({Severity::Warning,
                                   {said("Messages", "usage is not read: %1"), {why->message}},
                                   fetched->paths.shares.toStdString(),
                                   0});
    return records;
}

Result<DatabaseProbe> probeSlurmrest(const connections::DatabaseUrl& url,
                                     const connections::Secret& token, int timeout)
{
    const auto openapi = jsonOf({url, token, timeout}, openapiPath);
    if (!openapi)
        return ofServer(url, openapi.error());
    const auto paths = newestPaths(*openapi);
    if (!paths)
        return ofServer(url, paths.error());
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
