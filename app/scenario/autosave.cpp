// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/scenario/autosave.h"

#include "models/accounting/store/scenariofile.h"
#include "models/document/scenariodocument.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>
#include <QTimer>

namespace fairlead::app {

namespace {

const auto sourceKey = QStringLiteral("source");
const auto scenarioKey = QStringLiteral("scenario");

QString fileIn(const QString& folder)
{
    return folder + QStringLiteral("/unsaved-scenario.json");
}

Result<void> write(const QString& path, const QString& source, const Scenario& scenario)
{
    const auto text = accounting::scenarioToJson(scenario);
    if (!text)
        return text.error();
    const QJsonObject object{
        {sourceKey, source},
        {scenarioKey, QJsonDocument::fromJson(text.value()).object()},
    };
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(QJsonDocument(object).toJson()) >= 0
        && file.commit())
        return {};
    return Error{ErrorCode::OutputFailed, path.toStdString() + ": cannot be written",
                 file.errorString().toStdString()};
}

} // namespace

Autosave::Autosave(models::ScenarioDocument& document, const QString& folder)
    : m_document(document)
    , m_folder(folder)
    , m_delay(new QTimer(this))
    , m_background(std::make_unique<Background>())
{
    m_delay->setSingleShot(true);
    m_delay->setInterval(500);
    connect(m_delay, &QTimer::timeout, this, &Autosave::save);
}

Autosave::~Autosave()
{
    m_background.reset(); // nothing is written from here on
    if (m_lock != nullptr)
        QFile::remove(file());
}

QString Autosave::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

QString Autosave::file() const
{
    return fileIn(m_folder);
}

Autosave::Left Autosave::lockAndRead(const QString& folder)
{
    Left left;
    if (!QDir().mkpath(folder))
        return left;
    auto lock = std::make_unique<QLockFile>(folder + QStringLiteral("/window.lock"));
    lock->setStaleLockTime(0);
    if (!lock->tryLock(0))
        return left;
    left.lock = std::move(lock);
    QFile file(fileIn(folder));
    if (!file.open(QIODevice::ReadOnly))
        return left;
    const auto object = QJsonDocument::fromJson(file.readAll()).object();
    const auto scenario = accounting::scenarioFromJson(
        QJsonDocument(object.value(scenarioKey).toObject()).toJson());
    if (scenario && !scenario.value().edits.empty()) {
        left.source = object.value(sourceKey).toString();
        left.scenario = scenario.value();
    }
    return left;
}

void Autosave::begin()
{
    m_background->run([folder = m_folder] { return lockAndRead(folder); },
                      [this](Result<Left> left) {
                          if (!left) {
                              emit failed(left.error(), file());
                              return;
                          }
                          m_lock = std::move(left->lock);
                          if (m_lock == nullptr)
                              return;
                          connect(&m_document, &models::ScenarioDocument::scenarioChanged, this,
                                  &Autosave::schedule);
                          if (!m_document.scenario().edits.empty())
                              schedule(); // somebody was faster
                          if (left->scenario)
                              emit found(left->source, *left->scenario);
                      });
}

void Autosave::schedule()
{
    if (!m_delay->isActive())
        m_delay->start();
}

void Autosave::save()
{
    m_background->forgetWaiting();
    m_background->run([path = file(), source = m_source,
                       scenario = m_document.scenario()] { return write(path, source, scenario); },
                      [this](const Result<void>& done) { report(done); });
}

void Autosave::report(const Result<void>& done)
{
    if (done)
        emit saved();
    else if (!m_hasFailed)
        emit failed(done.error(), file());
    m_hasFailed = !done;
}

} // namespace fairlead::app
