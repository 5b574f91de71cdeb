// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/overview/keyfigures.h"

#include "engine/priority/usagememory.h"
#include "models/document/scenariodocument.h"
#include "models/evaluation/overviewfigures.h"
#include "models/pies/slicelayout.h"
#include "models/words/listwords.h"
#include "models/words/sharewords.h"
#include "models/words/showntext.h"
#include "models/words/usageformat.h"
#include "models/words/valueformat.h"
#include "views/widgets/texts/keyfigure.h"

namespace fairlead::views {

namespace valueformat = models::valueformat;

namespace {

QString text(const std::string& name)
{
    return models::shownText(name);
}

} // namespace

KeyFigures::KeyFigures(models::ScenarioDocument* document, QWidget* parent)
    : EvenGrid(parent)
    , m_document(document)
    , m_waiting(new KeyFigure(QStringLiteral("waitingFigure"), tr("Jobs waiting"), this))
    , m_next(new KeyFigure(QStringLiteral("nextFigure"), tr("First in rank"), this))
    , m_longest(new KeyFigure(QStringLiteral("longestFigure"), tr("Longest wait"), this))
    , m_usage(new KeyFigure(QStringLiteral("usageFigure"), tr("Usage, decayed"), this))
{
    for (auto* figure : {m_waiting, m_next, m_longest, m_usage})
        add(figure);
    connect(document, &models::ScenarioDocument::evaluationChanged, this, &KeyFigures::refresh);
    connect(document, &models::ScenarioDocument::snapshotShown, this, &KeyFigures::refresh);
    refresh();
}

void KeyFigures::refresh()
{
    if (m_document->outcome().digest == nullptr) {
        for (auto* figure : {m_waiting, m_next, m_longest, m_usage})
            figure->setFigure(QStringLiteral("–"));
        return;
    }
    showQueue();
    showUsage();
}

void KeyFigures::showQueue()
{
    const auto& evaluation = *m_document->evaluation();
    const auto& snapshot = evaluation.snapshot();
    const auto& figures = m_document->outcome().digest->figures;
    if (!figures.isQueueKnown) {
        m_waiting->setFigure(QStringLiteral("–"), tr("not known: the source has no list of jobs"));
        for (auto* figure : {m_next, m_longest})
            figure->setFigure(QStringLiteral("–"));
        return;
    }
    QStringList aside;
    aside << tr("of %Ln user(s)", nullptr, static_cast<int>(figures.usersWaiting));
    if (figures.jobsStarving > 0)
        aside << tr("%Ln starving", "jobs that wait far too long",
                    static_cast<int>(figures.jobsStarving));
    QStringList besides; // they are not among those that wait
    if (figures.jobsHeld > 0)
        besides << tr("%Ln held", nullptr, static_cast<int>(figures.jobsHeld));
    if (figures.jobsNotEligible > 0)
        besides << tr("%Ln not yet eligible", nullptr, static_cast<int>(figures.jobsNotEligible));
    const auto note = models::listed(aside);
    m_waiting->setFigure(valueformat::count(figures.jobsWaiting),
                         besides.isEmpty() ? note
                                           : tr("%1; besides %2", "of the waiting jobs, other jobs")
                                                 .arg(note, models::listed(besides)));

    if (!figures.leader.isValid() || !figures.oldestJob.isValid()) {
        m_next->setFigure(QStringLiteral("–"), tr("nobody waits"));
        m_longest->setFigure(QStringLiteral("–"));
        return;
    }
    const auto nameOf = [&](JobIndex job) { return text(snapshot.jobLabel(job)); };
    const auto leader = snapshot.rows.job[figures.leader.at()].at();
    auto who = tr("%1 in %2")
                   .arg(text(snapshot.names[snapshot.jobs.user[leader]]),
                        text(snapshot.names[snapshot.jobs.account[leader]]));
    if (figures.isLeaderBlocked)
        who += u'\n'
            + tr("waits: %1", "a reason of Slurm")
                  .arg(text(snapshot.names[snapshot.jobs.reason[leader]]));
    if (!snapshot.isUsageRead())
        who += u'\n' + tr("provisional: without fair-share");
    m_next->setFigure(tr("job %1").arg(nameOf(JobIndex(leader))), who);
    const auto oldest = figures.oldestJob.at();
    m_longest->setFigure(
        valueformat::duration(static_cast<quint64>(figures.longestWait)),
        tr("job %1 of %2")
            .arg(nameOf(figures.oldestJob), text(snapshot.names[snapshot.jobs.user[oldest]])));
}

void KeyFigures::showUsage()
{
    const auto& evaluation = *m_document->evaluation();
    const auto& figures = m_document->outcome().digest->figures;
    if (figures.usageKnown != models::UsageKnown::Yes) {
        m_usage->setFigure(QStringLiteral("–"),
                           models::sharewords::unknownUsage(figures.usageKnown));
        return;
    }
    m_usage->setCaption(usageMemory(evaluation.inputs.policy).fades() ? tr("Usage, decayed")
                                                                      : tr("Usage"));
    m_usage->setFigure(
        valueformat::usage(evaluation.snapshot(), figures.usage),
        figures.largestUser.isValid()
            ? tr("most by %1")
                  .arg(text(models::assocLabel(evaluation.snapshot(), figures.largestUser)))
            : tr("nothing has been consumed yet"));
}

} // namespace fairlead::views
