// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/keptscenarios.h"

#include "app/sources/sourcecontroller.h"
#include "app/window/errorwords.h"
#include "app/window/workspace.h"
#include "models/accounting/store/scenariofile.h"
#include "models/document/scenariodocument.h"
#include "models/files/outputfile.h"
#include "views/outlook/outlookpage.h"
#include "views/outlook/outlookscenarios.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace fairlead::app {

namespace {
using views::KeptScenario;

constexpr qint64 largestFile = 128LL * 1024 * 1024; // bytes
const auto scenariosKey = QStringLiteral("scenarios");
const auto scenarioKey = QStringLiteral("scenario");
const auto wantedKey = QStringLiteral("wanted");

Result<QByteArray> toJson(const std::vector<KeptScenario>& kept)
{
    QJsonArray list;
    for (const auto& one : kept) {
        const auto scenario = accounting::scenarioToJson(one.scenario);
        if (!scenario)
            return scenario.error();
        list.append(QJsonObject{{scenarioKey, QJsonDocument::fromJson(*scenario).object()},
                                {wantedKey, one.isWanted}});
    }
    return QJsonDocument(QJsonObject{{scenariosKey, list}}).toJson();
}

/// What cannot be read is left out: the file is this program's own.
Result<std::vector<KeptScenario>> read(const QString& path)
{
    std::vector<KeptScenario> kept;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return kept; // none yet
    const auto object = QJsonDocument::fromJson(file.read(largestFile)).object();
    for (const auto& value : object.value(scenariosKey).toArray()) {
        const auto entry = value.toObject();
        const auto scenario = accounting::scenarioFromJson(
            QJsonDocument(entry.value(scenarioKey).toObject()).toJson());
        if (scenario)
            kept.push_back({*scenario, entry.value(wantedKey).toBool()});
    }
    return kept;
}
/// @param known  names that this window has seen: others are of another window, and stay
Result<void> write(const QString& path, std::vector<KeptScenario> kept,
                   const std::set<std::string>& known)
{
    const auto there = read(path);
    for (const auto& one : *there) {
        if (!known.contains(one.scenario.name))
            kept.push_back(one);
    }
    if (kept.empty()) {
        QFile::remove(path);
        return {};
    }
    const auto json = toJson(kept);
    if (!json)
        return json.error();
    QDir().mkpath(QFileInfo(path).path());
    return files::writeWholeFile(
        path, std::string_view(json->constData(), static_cast<std::size_t>(json->size())));
}
} // namespace

KeptScenarios::KeptScenarios(Workspace& workspace, const SourceController& sources,
                             views::OutlookPage& page, QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_sources(sources)
    , m_page(page)
{
    connect(&workspace.document, &models::ScenarioDocument::snapshotReset, this,
            &KeptScenarios::restore);
    connect(&page.scenarios(), &views::OutlookScenarios::keptChanged, this, &KeptScenarios::keep);
}

void KeptScenarios::begin(const QString& folder)
{
    m_folder = folder;
    restore();
}

void KeptScenarios::restore()
{
    m_file.clear();
    m_known.clear();
    if (m_folder.isEmpty() || !m_workspace.document.hasSnapshot())
        return;
    const auto& access = m_sources.access();
    const auto whose = access.source.name() + QLatin1Char('\n') + access.options.cluster;
    m_file = m_folder + QLatin1Char('/')
        + QString::fromLatin1(
                 QCryptographicHash::hash(whose.toUtf8(), QCryptographicHash::Sha1).toHex())
        + QLatin1String(".json");
    m_files.run([file = m_file] { return read(file); },
                [this, file = m_file](const Result<std::vector<KeptScenario>>& kept) {
                    if (file == m_file && kept) {
                        see(*kept);
                        m_page.scenarios().restore(*kept);
                    }
                    emit restored();
                });
}

void KeptScenarios::see(const std::vector<KeptScenario>& kept)
{
    for (const auto& one : kept)
        m_known.insert(one.scenario.name);
}

void KeptScenarios::keep()
{
    if (m_file.isEmpty())
        return;
    see(m_page.scenarios().kept());
    m_files.run([file = m_file, kept = m_page.scenarios().kept(),
                 known = m_known] { return write(file, kept, known); },
                [this](const Result<void>& done) {
                    if (!done)
                        m_page.showProblem(tr("The scenarios of the outlook cannot be kept"),
                                           errorReason(done.error()));
                });
}

} // namespace fairlead::app
