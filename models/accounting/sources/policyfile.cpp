// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/policyfile.h"

#include "models/accounting/slurmtext/configreader.h"
#include "models/accounting/sources/moab/moabconfig.h"

#include <QFile>
#include <QFileInfo>

namespace fairlead::accounting {

namespace {
Result<Policy> readMoabPolicy(const QString& path, std::vector<Issue>& issues)
{
    const bool isMaui
        = QFileInfo(path).fileName().contains(QLatin1String("maui"), Qt::CaseInsensitive);
    auto settings
        = readMoabConfig(path, isMaui ? moab::Dialect::Maui : moab::Dialect::Moab, issues);
    if (!settings)
        return settings.error();
    Policy policy;
    policy.own = moab::SharedSettings(*std::move(settings));
    return policy;
}
} // namespace

Result<Policy> readPolicyFile(const QString& path, std::vector<Issue>& issues)
{
    if (path.endsWith(QLatin1String(".cfg"), Qt::CaseInsensitive))
        return readMoabPolicy(path, issues);
    const auto config = readSlurmConfig(path, issues);
    if (!config)
        return config.error();
    SnapshotRecords records;
    applySlurmConfig(*config, records);
    issues.insert(issues.end(), records.issues.begin(), records.issues.end());
    return records.policy;
}

QString moabConfigFile(const Source& source)
{
    const auto folder = source.folder();
    if (folder.isEmpty())
        return {};
    for (const auto* name : {"maui.cfg", "moab.cfg"}) {
        const auto path = folder + QLatin1Char('/') + QLatin1String(name);
        if (QFileInfo(path).isFile())
            return path;
    }
    return {};
}

Result<std::string> readBytes(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::SourceUnreachable, path.toStdString() + " cannot be read",
                     file.errorString().toStdString()};
    return file.readAll().toStdString();
}

} // namespace fairlead::accounting
