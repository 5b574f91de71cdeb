// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/slurmrest/restpaths.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <map>

namespace fairlead::accounting {

namespace {
/// Where a path of the document belongs; null: nowhere.
QByteArray* placeOf(RestPaths& paths, const QString& service, const QString& what)
{
    if (service == QLatin1String("slurm")) {
        return what == QLatin1String("jobs")      ? &paths.jobs
            : what == QLatin1String("partitions") ? &paths.partitions
            : what == QLatin1String("nodes")      ? &paths.nodes
            : what == QLatin1String("shares")     ? &paths.shares
                                                  : nullptr;
    }
    return what == QLatin1String("qos")         ? &paths.qos
        : what == QLatin1String("associations") ? &paths.associations
                                                : nullptr;
}

bool isWhole(const RestPaths& paths)
{
    return !paths.jobs.isEmpty() && !paths.partitions.isEmpty() && !paths.nodes.isEmpty()
        && !paths.qos.isEmpty() && !paths.associations.isEmpty();
}
} // namespace

Result<RestPaths> newestPaths(const QByteArray& openapi)
{
    // Up to v0.0.39 a path is listed as "/slurm/v0.0.38/jobs", later as "/slurm/v0.0.40/jobs/".
    static const QRegularExpression form(
        QStringLiteral("\\A/(slurm|slurmdb)/v0\\.0\\.([1-9][0-9]{1,3})/([a-z]+)/?\\z"));
    std::map<int, RestPaths> versions;
    QJsonParseError problem;
    const auto document = QJsonDocument::fromJson(openapi, &problem);
    if (problem.error != QJsonParseError::NoError)
        return Error{ErrorCode::SourceUnreachable,
                     {said("Messages", "%1 is not valid JSON (at byte %2)"),
                      {openapiPath, std::to_string(problem.offset)}},
                     problem.errorString().toStdString()};
    const auto paths = document.object().value(QStringLiteral("paths")).toObject();
    for (const auto& path : paths.keys()) {
        const auto match = form.match(path);
        if (!match.hasMatch())
            continue;
        const int version = match.captured(2).toInt();
        auto& known = versions[version];
        known.version = version;
        if (auto* place = placeOf(known, match.captured(1), match.captured(3)))
            *place = path.toLatin1();
    }
    for (auto version = versions.rbegin(); version != versions.rend(); ++version) {
        if (version->first >= oldestRestVersion && isWhole(version->second))
            return version->second;
    }
    return Error{
        ErrorCode::DataInvalid,
        said("Messages", "it is no slurmrestd with jobs and accounts of OpenAPI v0.0.38 or newer"),
        {}};
}

} // namespace fairlead::accounting
