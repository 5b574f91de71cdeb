// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/scenario/autosave.h"

#include "app/editing/unsavedwork.h"
#include "models/document/scenariodocument.h"

#include <QStandardPaths>
#include <QTimer>

#include <algorithm>

namespace fairlead::app {

Autosave::Autosave(const models::ScenarioDocument& document, const UnsavedWork& work,
                   const QString& folder)
    : m_document(document)
    , m_work(work)
    , m_folder(folder)
    , m_delay(new QTimer(this))
    , m_background(std::make_unique<Background>())
    , m_settling(std::make_unique<Background>())
    , m_removing(std::make_unique<Background>())
{
    m_delay->setSingleShot(true);
    m_delay->setTimerType(Qt::PreciseTimer);
    m_delay->setInterval(200); // a gesture is one write or two
    connect(m_delay, &QTimer::timeout, this, &Autosave::save);
}

Autosave::~Autosave()
{
    m_background.reset(); // nothing is written beside us from here on
    m_settling.reset();
    m_removing.reset();
    for (const auto& left : m_discarded)
        left->remove();
    if (!m_hasBegun)
        return;
    if (m_work.isAtStake())
        (void)(put(*m_own, m_folder, work()) && m_own->file->settle()); // the next start asks
    else
        remove(*m_own);
}

QString Autosave::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
        + QStringLiteral("/unsaved");
}

void Autosave::begin()
{
    m_hasBegun = true;
    connect(&m_work, &UnsavedWork::changed, this, &Autosave::schedule);
    // Over which of the source's values they stay is the user's decision, too.
    connect(&m_document, &models::ScenarioDocument::conflictsChanged, this, [this] {
        if (!m_delay->isActive())
            m_delay->start();
    });
    m_background->run(
        [folder = m_folder]() -> Result<Left> {
            Left left;
            left.files = UnsavedFile::left(folder, left.problems);
            return left;
        },
        [this](const Result<Left>& left) {
            if (!left) {
                emit unreadable(left.error());
                return;
            }
            for (const auto& problem : left->problems)
                emit unreadable(problem);
            for (const auto& file : left->files)
                emit found(file);
        });
    if (m_work.isModified())
        schedule();
}

void Autosave::adopt(const std::shared_ptr<UnsavedFile>& left)
{
    m_adopted.push_back(left);
    schedule();
}

void Autosave::discard(const std::shared_ptr<UnsavedFile>& left)
{
    m_discarded.push_back(left);
    m_removing->run(
        [left]() -> Result<void> {
            left->remove();
            return {};
        },
        [this, left](const Result<void>&) { std::erase(m_discarded, left); });
}

void Autosave::schedule()
{
    m_changed = QDateTime::currentDateTimeUtc();
    if (!m_delay->isActive())
        m_delay->start();
}

Autosave::Work Autosave::work() const
{
    return {{m_access.source.name(),
             m_access.options,
             m_changed,
             m_document.scenario(),
             {},
             m_work.place()},
            m_document.baseSnapshot(),
            m_document.conflicts()};
}

void Autosave::save()
{
    m_background->forgetWaiting();
    if (!m_work.hasUnsavedEdits()) {
        m_background->run(
            [own = m_own]() -> Result<void> {
                remove(*own);
                return {};
            },
            [](const Result<void>&) {});
        return;
    }
    m_background->run(
        [own = m_own, folder = m_folder, work = work()] { return put(*own, folder, work); },
        [this](const Result<void>& done) {
            if (done)
                settle();
            else
                report(done);
        });
}

// What was taken up goes once what holds it now would survive a power failure.
void Autosave::settle()
{
    m_settling->forgetWaiting();
    m_settling->run(
        [own = m_own->file, adopted = m_adopted]() -> Result<void> {
            auto done = own->settle();
            for (const auto& file : adopted) {
                if (done)
                    file->remove();
            }
            return done;
        },
        [this, adopted = m_adopted](const Result<void>& done) {
            if (done)
                std::erase_if(m_adopted, [&](const auto& file) {
                    return std::ranges::count(adopted, file) > 0;
                });
            report(done);
        });
}

Result<void> Autosave::put(Own& own, const QString& folder, Work work)
{
    if (!own.file) {
        auto file = UnsavedFile::create(folder);
        if (!file)
            return file.error();
        own.file = *std::move(file);
    }
    auto& unsaved = work.unsaved;
    if (work.snapshot)
        unsaved.before = valuesBelow(*work.snapshot, unsaved.scenario, work.conflicts);
    return own.file->put(unsaved);
}

void Autosave::remove(const Own& own)
{
    if (own.file)
        own.file->remove();
}

void Autosave::report(const Result<void>& done)
{
    if (done)
        emit saved();
    else if (!m_hasFailed)
        emit failed(done.error(), m_folder);
    m_hasFailed = !done;
}

} // namespace fairlead::app
