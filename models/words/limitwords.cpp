// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/limitwords.h"

#include "engine/priority/limitreasons.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <QCoreApplication>

#include <algorithm>

namespace fairlead::models {

namespace {

using Of = LimitReason::Of;

struct LimitWords
{
    Q_DECLARE_TR_FUNCTIONS(LimitWords)
};

/// What runs of some jobs.
struct Running
{
    std::uint64_t jobs = 0;
    std::uint64_t cpus = 0;

    void operator+=(const Running& more)
    {
        jobs += more.jobs;
        cpus += more.cpus;
    }
};

bool runs(JobState state)
{
    return state != JobState::Pending && state != JobState::Other;
}

/// @param visit  of the number of a job and what runs of it
template <typename Visit>
void forEachRunning(const Snapshot& snapshot, Visit visit)
{
    const auto& jobs = snapshot.jobs;
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        if (!runs(jobs.state[i]))
            continue;
        const auto held = jobs.tres.empty() ? 0 : jobs.tresCount(0, JobIndex(i));
        visit(i, Running{1, held != 0 ? held : jobs.cpus[i]});
    }
}

/// What runs below each association, itself included.
std::vector<Running> runningBelow(const Snapshot& snapshot)
{
    std::vector<Running> below(snapshot.assocs.size());
    forEachRunning(snapshot, [&](std::size_t job, const Running& more) {
        for (auto assoc = snapshot.jobs.assoc[job]; assoc.isValid();
             assoc = snapshot.assocs.parent[assoc.at()])
            below[assoc.at()] += more;
    });
    return below;
}

QString runningText(const QString& whose, const Running& running)
{
    return LimitWords::tr("Running jobs of %1: %2, with %3 CPUs.", "whose")
        .arg(whose, valueformat::count(running.jobs), valueformat::count(running.cpus));
}

/// What runs in the QOS of the job, of its user, its account or all.
QString runningInQos(const Snapshot& snapshot, JobIndex job, Of of)
{
    const auto& jobs = snapshot.jobs;
    Running running;
    forEachRunning(snapshot, [&](std::size_t i, const Running& more) {
        if (jobs.qos[i] == jobs.qos[job.at()]
            && (of != Of::User || jobs.user[i] == jobs.user[job.at()])
            && (of != Of::Account || jobs.account[i] == jobs.account[job.at()]))
            running += more;
    });
    const auto qos = shownText(snapshot.qos[jobs.qos[job.at()].at()].name);
    if (of == Of::Group)
        return runningText(qos, running);
    const auto& name = of == Of::User ? jobs.user[job.at()] : jobs.account[job.at()];
    return runningText(LimitWords::tr("%1 in %2", "a user or account, a QOS")
                           .arg(shownText(snapshot.names[name]), qos),
                       running);
}

/// What runs below the accounts above the job, the nearest first: one of them has the limit.
QString runningAbove(const Snapshot& snapshot, AssocIndex own, Of of)
{
    const auto below = runningBelow(snapshot);
    QStringList texts;
    for (auto top = own; top.isValid() && top.at() != 0; top = snapshot.assocs.parent[top.at()]) {
        const auto& user = snapshot.userName(top);
        texts << runningText(shownText(user.empty() ? snapshot.accountName(top) : user),
                             below[top.at()]);
        if (of == Of::Own)
            break;
    }
    return texts.join(u' ');
}

QString limitText(const Snapshot& snapshot, JobIndex job, const LimitReason& limit)
{
    const auto option = shownText(limit.option);
    const auto qos = snapshot.jobs.qos[job.at()];
    if (limit.isQos)
        return LimitWords::tr("The limit is %1 of QOS %2 or of the partition's QOS.")
            .arg(option,
                 qos.isValid() ? shownText(snapshot.qos[qos.at()].name) : QStringLiteral("–"));
    const auto account = shownText(snapshot.names[snapshot.jobs.account[job.at()]]);
    return limit.of == Of::Group
        ? LimitWords::tr("The limit is %1 of %2 or an account above it.").arg(option, account)
        : LimitWords::tr("The limit is %1 of the association with %2.").arg(option, account);
}
} // namespace

QString limitSentence(const Snapshot& snapshot, JobIndex job)
{
    const auto limit = limitReasonOf(snapshot.names[snapshot.jobs.reason[job.at()]]);
    if (!limit)
        return {};
    const auto text = limitText(snapshot, job, *limit) + u' ';
    if (limit->of == Of::Job)
        return text
            + LimitWords::tr(
                   "The job itself asks for more: it waits until one of both is changed.");
    // Some sources tell of those alone who wait.
    if (std::ranges::none_of(snapshot.jobs.state, runs))
        return text.trimmed();
    if (limit->isQos)
        return snapshot.jobs.qos[job.at()].isValid() ? text + runningInQos(snapshot, job, limit->of)
                                                     : text.trimmed();
    return text + runningAbove(snapshot, snapshot.jobs.assoc[job.at()], limit->of);
}

} // namespace fairlead::models
