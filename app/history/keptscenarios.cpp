// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/keptscenarios.h"

#include "app/editing/workspace.h"
#include "app/frame/errorwords.h"
#include "app/sources/sourcecontroller.h"
#include "models/accounting/store/scenariofile.h"
#include "models/document/scenariodocument.h"
#include "models/files/outputfile.h"
#include "views/outlook/outlookpage.h"
#include "views/outlook/outlookscenarios.h"
#include "views/widgets/texts/messagebar.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>

namespace fairlead::app {

namespace {
using views::KeptScenario;

constexpr qint64 largestFile = 128LL * 1024 * 1024; // bytes
constexpr int longestWait = 10000; // ms, for another window that writes
const auto scenariosKey = QStringLiteral("scenarios");
const auto scenarioKey = QStringLiteral("scenario");
const auto wantedKey = QStringLiteral("wanted");

/// What tells scenarios apart.
QByteArray textOf(const QJsonObject& scenario)
{
    return QJsonDocument(scenario).toJson(QJsonDocument::Compact);
}

/// The entries of the file, whether or not this Fairlead understands them; none: there is no file.
Result<QJsonArray> entriesOf(const QString& path)
{
    QFile file(path);
    if (!file.exists())
        return QJsonArray();
    if (!file.open(QIODevice::ReadOnly))
        return about(path.toStdString(),
                     Error{ErrorCode::SourceUnreachable, said("Messages", "cannot be read"),
                           file.errorString().toStdString()});
    const auto list = QJsonDocument::fromJson(file.read(largestFile)).object().value(scenariosKey);
    if (!list.isArray())
        return about(path.toStdString(),
                     Error{ErrorCode::DataInvalid, said("Messages", "cannot be read"), {}});
    return list.toArray();
}

/// What was read, with the texts of what is understood.
struct Read
{
    std::vector<KeptScenario> kept;
    std::set<QByteArray> texts;
};

Result<Read> read(const QString& path)
{
    const auto entries = entriesOf(path);
    if (!entries)
        return entries.error();
    Read result;
    for (const auto& value : *entries) {
        const auto entry = value.toObject();
        const auto text = textOf(entry.value(scenarioKey).toObject());
        if (const auto scenario = accounting::scenarioFromJson(text)) {
            result.kept.push_back({*scenario, entry.value(wantedKey).toBool()});
            result.texts.insert(text);
        }
    }
    return result;
}

Result<QJsonArray> toJson(const std::vector<KeptScenario>& kept)
{
    QJsonArray list;
    for (const auto& one : kept) {
        const auto scenario = accounting::scenarioToJson(one.scenario);
        if (!scenario)
            return scenario.error();
        list.append(QJsonObject{{scenarioKey, QJsonDocument::fromJson(*scenario).object()},
                                {wantedKey, one.isWanted}});
    }
    return list;
}

/// @param own  may be taken away; all else that is there stays
Result<void> write(const QString& path, QJsonArray list, const std::set<QByteArray>& own)
{
    if (!QDir().mkpath(QFileInfo(path).path()))
        return about(QFileInfo(path).path().toStdString(),
                     Error{ErrorCode::OutputFailed, said("Messages", "cannot be made"), {}});
    QLockFile lock(path + QLatin1String(".lock"));
    if (!lock.tryLock(longestWait))
        return about(
            path.toStdString(),
            Error{ErrorCode::OutputFailed, said("Messages", "others hold every lock"), {}});
    const auto there = entriesOf(path);
    if (!there)
        return there.error();
    for (const auto& value : *there) {
        if (!own.contains(textOf(value.toObject().value(scenarioKey).toObject())))
            list.append(value);
    }
    const auto json = QJsonDocument(QJsonObject{{scenariosKey, list}}).toJson();
    return files::writeWholeFile(
        path, std::string_view(json.constData(), static_cast<std::size_t>(json.size())));
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

KeptScenarios::~KeptScenarios()
{
    m_files.finish();
}

void KeptScenarios::begin(const QString& folder, views::MessageBar& messages)
{
    m_folder = folder;
    m_messages = &messages;
    restore();
}

QString KeptScenarios::fileOfSource() const
{
    const auto& access = m_sources.access();
    const auto& cluster = m_workspace.document.baseSnapshot()->cluster;
    const auto whose = access.source.name().toUtf8() + '\n' + access.options.cluster.toUtf8() + '\n'
        + QByteArray::fromStdString(cluster);
    const auto hash = QCryptographicHash::hash(whose, QCryptographicHash::Sha1).toHex();
    return m_folder + QLatin1Char('/') + QString::fromLatin1(hash) + QLatin1String(".json");
}

void KeptScenarios::restore()
{
    m_file.clear();
    m_own.clear();
    if (m_folder.isEmpty() || !m_workspace.document.hasSnapshot())
        return;
    m_file = fileOfSource();
    m_files.run([file = m_file] { return read(file); },
                [this, file = m_file](const Result<Read>& found) {
                    if (file == m_file && found) {
                        m_own.insert(found->texts.begin(), found->texts.end());
                        m_page.scenarios().restore(found->kept);
                    } else if (file == m_file) {
                        m_file.clear();
                        say(tr("The scenarios of the outlook cannot be read"), found.error());
                    }
                    emit restored();
                });
}

void KeptScenarios::keep()
{
    if (m_file.isEmpty())
        return;
    const auto list = toJson(m_page.scenarios().kept());
    if (!list) {
        say(tr("The scenarios of the outlook cannot be kept"), list.error());
        return;
    }
    for (const auto& entry : *list)
        m_own.insert(textOf(entry.toObject().value(scenarioKey).toObject()));
    m_files.run([file = m_file, list = *list, own = m_own] { return write(file, list, own); },
                [this](const Result<void>& done) {
                    if (!done)
                        say(tr("The scenarios of the outlook cannot be kept"), done.error());
                });
}

void KeptScenarios::say(const QString& what, const Error& error)
{
    m_messages->showError(what, errorReason(error));
}

} // namespace fairlead::app
