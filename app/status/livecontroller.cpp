// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/status/livecontroller.h"

#include "app/editing/workspace.h"
#include "app/frame/errorwords.h"
#include "app/frame/livebutton.h"
#include "app/settings/settings.h"
#include "app/sources/sourcecontroller.h"
#include "app/status/statusline.h"
#include "engine/priority/lostinputs.h"
#include "models/words/listwords.h"
#include "models/words/messagewords.h"
#include "models/words/showntext.h"
#include "views/widgets/texts/messagebar.h"

#include <QLocale>
#include <QTimer>

#include <utility>

namespace fairlead::app {

using std::chrono::seconds;

LiveController::LiveController(Workspace& workspace, Settings& settings, SourceController& sources,
                               views::MessageBar& messages, LiveButton& button, StatusLine& status,
                               LiveRefresh::Reader reader)
    : QObject(&button)
    , m_workspace(workspace)
    , m_settings(settings)
    , m_sources(sources)
    , m_messages(messages)
    , m_button(button)
    , m_status(status)
    , m_second(new QTimer(this))
    , m_live(nullptr, reader ? std::move(reader) : LiveRefresh::readSource)
{
    m_second->setInterval(1000);
    connect(m_second, &QTimer::timeout, this, &LiveController::showState);
    connect(&sources, &SourceController::opened, this,
            [this] { m_live.setSource(m_sources.access()); });
    connect(&m_live, &LiveRefresh::arrived, &sources, &SourceController::takeAnswer);
    connect(&button, &LiveButton::intervalChosen, this, &LiveController::setInterval);
    connect(&m_live, &LiveRefresh::changed, this, &LiveController::showState);
    connect(&sources, &SourceController::readAgain, &m_live, &LiveRefresh::noteAnswer);
    connect(&sources, &SourceController::readAgain, this,
            [this] { m_isOvertaken = m_live.isReading(); });
    m_live.setCheck([this](const Snapshot& snapshot) { return whatWasLost(snapshot); });
    connect(&m_live, &LiveRefresh::refused, this, &LiveController::tellLoss);
    connect(&m_live, &LiveRefresh::changed, this, &LiveController::tellProblem);
    connect(&m_live, &LiveRefresh::arrived, this, &LiveController::show);
    const seconds kept(settings.value(settingkeys::liveInterval));
    button.setInterval(kept);
    m_live.setInterval(kept);
}

void LiveController::refresh()
{
    forgetProblem(); // who asks is told again
    m_isAsked = true;
    m_live.refresh();
}

void LiveController::show(const std::shared_ptr<const Snapshot>& snapshot)
{
    const auto shown = m_sources.present();
    const bool isOlder = shown && shown->source == snapshot->source
        && snapshot->storeRevision < shown->storeRevision;
    // A reading that was under way while Fairlead itself wrote to the store.
    if (std::exchange(m_isOvertaken, false) && isOlder)
        return;
    m_sources.showNext(snapshot);
    if (!isOlder || !snapshot->storeRevision || m_sources.present() != snapshot)
        return;
    m_status.setStoreRevision(m_sources.source(), 0); // what was saved there is not in this one
    m_messages.showNote(
        tr("%1 was replaced by an older copy or by another store: it is at revision %2, and was "
           "at %3. What is there is shown now.")
            .arg(models::shownText(m_sources.source()))
            .arg(*snapshot->storeRevision)
            .arg(*shown->storeRevision));
}

std::optional<Error> LiveController::whatWasLost(const Snapshot& snapshot) const
{
    const auto& shown = m_sources.present();
    if (!shown || shown->cluster != snapshot.cluster)
        return std::nullopt;
    QStringList lost;
    for (const auto& entry : lostInputs(*shown, snapshot))
        lost << models::withAside(models::messageWords(entry.input),
                                  models::messageWords(entry.origin));
    if (lost.isEmpty())
        return std::nullopt;
    return Error{ErrorCode::DataInvalid, worded(models::listed(lost).toStdString()), {}};
}

void LiveController::tellLoss(const std::shared_ptr<const Snapshot>& snapshot)
{
    if (m_told)
        return;
    const auto words
        = tr("%1 no longer tells, or not all of it: %2. What was read at %3 stays on the screen.")
              .arg(models::shownText(m_sources.source()),
                   models::messageWords(m_live.problem()->message), answerText());
    emit readingFailed(words);
    m_told = m_messages.askFirst(words, tr("Show it all the same"), [this, snapshot] {
        show(snapshot);
        m_live.setSource(m_sources.access());
    });
}

void LiveController::tellProblem()
{
    if (m_live.problem())
        m_isOvertaken = false; // that reading has failed
    if (!m_live.problem()) {
        forgetProblem();
        if (!m_live.isReading())
            emit readingFailed({});
    }
    if (m_live.isReading())
        return;
    const bool isAsked = std::exchange(m_isAsked, false);
    if (!m_live.problem() || m_told)
        return;
    if (m_live.isLockedOut()) {
        tellLockedOut();
        if (isAsked)
            emit passwordWanted();
        return;
    }
    const auto words
        = tr("%1 cannot be read any more (%2). What was read at %3 stays on the screen.")
              .arg(models::shownText(m_sources.source()), errorReason(*m_live.problem()),
                   answerText());
    emit readingFailed(words);
    m_told = m_messages.askFirst(words, tr("Try again"), [this] { refresh(); });
}

/// A question, and no dialog by itself: that would take the keys of whoever types something else.
/// It stays until the source answers.
void LiveController::tellLockedOut()
{
    m_told = m_messages.askFirst(
        tr("%1 no longer takes the password. What was read at %2 stays on the screen.")
            .arg(models::shownText(m_sources.source()), answerText()),
        tr("Enter the password"), [this] {
            tellLockedOut();
            emit passwordWanted();
        });
}

void LiveController::forgetProblem()
{
    if (m_told)
        m_messages.withdraw(*m_told);
    m_told.reset();
}

// The status line, which it is for, names the zone before it.
QString LiveController::answerText() const
{
    const auto answer = m_live.lastAnswer();
    return QLocale::c().toString(answer.time(), QStringLiteral("HH:mm:ss "))
        + answer.timeZoneAbbreviation();
}

void LiveController::choose(seconds interval)
{
    m_button.setInterval(interval);
    setInterval(interval);
}

void LiveController::setInterval(seconds interval)
{
    m_settings.setValue(settingkeys::liveInterval, static_cast<int>(interval.count()));
    m_live.setInterval(interval);
}

void LiveController::showState()
{
    m_button.setReading(m_live.isReading());
    const bool isCounting = m_live.problem() && m_live.untilNext();
    if (isCounting != m_second->isActive())
        isCounting ? m_second->start() : m_second->stop();
    QString details;
    if (const auto& problem = m_live.problem())
        details = (models::messageWords(problem->message) + QLatin1Char('\n')
                   + models::shownLines(problem->detail))
                      .trimmed();
    m_status.setLive(stateText(), !m_live.problem(), details);
}

QString LiveController::stateText() const
{
    if (!m_live.lastAnswer().isValid())
        return {};
    const auto answer = answerText();
    if (!m_live.problem())
        return tr("read %1", "at a time of day").arg(answer);
    if (m_live.isReading())
        return tr("no answer; last answer %1, trying again …").arg(answer);
    if (m_live.isLockedOut())
        return tr("password refused; last answer %1").arg(answer);
    if (const auto next = m_live.untilNext())
        return tr("no answer; last answer %1, trying again in %2 s").arg(answer).arg(next->count());
    return tr("no answer; last answer %1, F5 tries again").arg(answer);
}

} // namespace fairlead::app
