// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/scenario/unsavedfile.h"

#include "models/accounting/store/scenariofile.h"
#include "models/words/showntext.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace fairlead::app {

namespace {

constexpr qint64 largestFile = 128LL * 1024 * 1024; // bytes; two million edits
const auto ending = QStringLiteral(".json");
const auto lockEnding = QStringLiteral(".lock"); // as long as the other
const auto sourceKey = QStringLiteral("source");
const auto clusterKey = QStringLiteral("cluster");
const auto configKey = QStringLiteral("config");
const auto partitionsKey = QStringLiteral("partitions");
const auto usageKey = QStringLiteral("usage");
const auto momentKey = QStringLiteral("at");
const auto changedKey = QStringLiteral("changed");
const auto scenarioKey = QStringLiteral("scenario");
const auto beforeKey = QStringLiteral("before");
const auto placeKey = QStringLiteral("place");
const auto revisionKey = QStringLiteral("revision");

Error inFile(ErrorCode code, const QString& path, Message what, const std::string& detail)
{
    return {code, about(path.toStdString(), std::move(what)), detail};
}

Result<QByteArray> toJson(const UnsavedScenario& unsaved)
{
    const auto scenario = accounting::scenarioToJson(unsaved.scenario);
    if (!scenario)
        return scenario.error();
    const auto& options = unsaved.options;
    QJsonObject object{
        {sourceKey, unsaved.source},
        {clusterKey, options.cluster},
        {configKey, options.configFile},
        {partitionsKey, options.partitionsFile},
        {usageKey, options.usageFile},
        {changedKey, unsaved.changed.toUTC().toString(Qt::ISODateWithMs)},
        {scenarioKey, QJsonDocument::fromJson(*scenario).object()},
    };
    QJsonArray before;
    for (const auto& value : unsaved.before)
        before.append(models::exactText(value));
    object.insert(beforeKey, before);
    if (options.at)
        object.insert(momentKey, QString::number(*options.at));
    if (!unsaved.place.name.isEmpty()) {
        object.insert(placeKey, unsaved.place.name);
        object.insert(revisionKey, QString::number(unsaved.place.revision));
    }
    return QJsonDocument(object).toJson();
}

Result<UnsavedScenario> fromJson(const QByteArray& text)
{
    const auto object = QJsonDocument::fromJson(text).object();
    const auto scenario = accounting::scenarioFromJson(
        QJsonDocument(object.value(scenarioKey).toObject()).toJson());
    if (!scenario)
        return scenario.error();
    UnsavedScenario unsaved;
    unsaved.source = object.value(sourceKey).toString();
    unsaved.options.cluster = object.value(clusterKey).toString();
    unsaved.options.configFile = object.value(configKey).toString();
    unsaved.options.partitionsFile = object.value(partitionsKey).toString();
    unsaved.options.usageFile = object.value(usageKey).toString();
    bool hasMoment = false;
    const auto moment = object.value(momentKey).toString().toLongLong(&hasMoment);
    if (hasMoment)
        unsaved.options.at = moment;
    unsaved.changed = QDateTime::fromString(object.value(changedKey).toString(), Qt::ISODateWithMs);
    unsaved.scenario = *scenario;
    for (const auto& value : object.value(beforeKey).toArray())
        unsaved.before.push_back(value.toString().toStdString());
    unsaved.place
        = {object.value(placeKey).toString(), object.value(revisionKey).toString().toLongLong()};
    return unsaved;
}

Result<UnsavedScenario> read(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return inFile(ErrorCode::SourceUnreachable, path, said("Messages", "cannot be read"),
                      file.errorString().toStdString());
    if (file.size() > largestFile)
        return inFile(ErrorCode::DataInvalid, path, said("Messages", "too large for a scenario"),
                      {});
    auto unsaved = fromJson(file.read(largestFile));
    if (!unsaved)
        return about(path.toStdString(), unsaved.error());
    return unsaved;
}

} // namespace

UnsavedFile::UnsavedFile(QString path, std::unique_ptr<FileLock> lock)
    : m_file(std::move(path))
    , m_lock(std::move(lock))
{
}

// The lock goes with the last of its file; a file that is still there keeps it for whoever finds
// it.
UnsavedFile::~UnsavedFile()
{
    const auto names = m_file.generations();
    if (std::ranges::none_of(names, [](const auto& name) { return QFileInfo::exists(name); }))
        m_lock->remove();
}

Result<std::shared_ptr<UnsavedFile>> UnsavedFile::create(const QString& folder)
{
    if (!QDir().mkpath(folder))
        return inFile(ErrorCode::OutputFailed, folder, said("Messages", "cannot be made"), {});
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    constexpr int attempts = 20; // a window that looks for what is left may hold the first
    for (int i = 0; i < attempts; ++i) {
        const auto base = folder + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces);
        auto lock = FileLock::tryLock(base + lockEnding);
        if (!lock)
            return lock.error();
        if (*lock != nullptr)
            return std::shared_ptr<UnsavedFile>(new UnsavedFile(base + ending, *std::move(lock)));
    }
    return inFile(ErrorCode::OutputFailed, folder, said("Messages", "others hold every lock"), {});
}

std::vector<std::shared_ptr<UnsavedFile>> UnsavedFile::left(const QString& folder,
                                                            std::vector<Error>& problems)
{
    std::vector<std::shared_ptr<UnsavedFile>> found;
    const QDir dir(folder);
    // A window that has ended before its first edit has left its lock alone: it goes.
    QSet<QString> bases;
    for (const auto& name :
         dir.entryList({u'*' + ending, u'*' + lockEnding}, QDir::Files | QDir::NoSymLinks))
        bases.insert(name.chopped(ending.size()));
    for (const auto& base : bases) {
        if (auto file = take(dir.filePath(base + ending), problems))
            found.push_back(std::move(file));
    }
    std::ranges::stable_sort(found, {}, [](const auto& file) { return file->content().changed; });
    return found;
}

std::shared_ptr<UnsavedFile> UnsavedFile::take(const QString& path, std::vector<Error>& problems)
{
    auto lock = FileLock::tryLock(path.chopped(ending.size()) + lockEnding);
    if (!lock) {
        problems.push_back(lock.error());
        return nullptr;
    }
    if (*lock == nullptr)
        return nullptr; // its window is there
    std::shared_ptr<UnsavedFile> file(new UnsavedFile(path, *std::move(lock)));
    file->m_file.recover([](const auto& generation) { return read(generation).has_value(); });
    if (!QFileInfo(path).isFile())
        return nullptr;
    auto content = read(path);
    if (content && !content->scenario.edits.empty()) {
        file->m_content = *std::move(content);
        return file;
    }
    if (content) {
        file->remove();
    } else if (content.error().code == ErrorCode::DataInvalid) {
        auto error = content.error();
        const auto aside = path + QStringLiteral(".unreadable");
        if (QFile::rename(path, aside))
            error.message
                = {said("Messages", "%1; kept as %2"), {error.message, aside.toStdString()}};
        problems.push_back(std::move(error));
    } else {
        problems.push_back(content.error());
    }
    return nullptr;
}

Result<void> UnsavedFile::put(const UnsavedScenario& unsaved)
{
    const auto text = toJson(unsaved);
    if (!text)
        return text.error();
    return m_file.put({text->constData(), std::size_t(text->size())});
}

} // namespace fairlead::app
