// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/limitwords.h"

#include "engine/priority/limitreasons.h"
#include "engine/replay/recording/limittext.h"
#include "models/words/listwords.h"
#include "models/words/messagewords.h"
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

/// What a limit counts: CPUs, or the kinds of the TRES that it is of.
struct Counted
{
    std::vector<std::size_t> tres; ///< into Snapshot::tresNames
    bool isOfLimit = true; ///< else the CPUs stand for what the source does not tell
};

/// What runs of some jobs.
struct Running
{
    std::uint64_t jobs = 0;
    std::vector<std::uint64_t> amounts; ///< as Counted::tres

    void operator+=(const Running& more)
    {
        jobs += more.jobs;
        amounts.resize(std::max(amounts.size(), more.amounts.size()));
        for (std::size_t i = 0; i < more.amounts.size(); ++i)
            amounts[i] += more.amounts[i];
    }
};

/// Of a limit of GPUs the kinds of GPUs that the job asks for; of one of jobs or time the CPUs.
Counted countedOf(const Snapshot& snapshot, JobIndex job, const LimitReason& limit)
{
    constexpr std::size_t cpu = 0;
    const auto behind = limit.option.find('=');
    const auto name = behind == std::string::npos ? std::string() : limit.option.substr(behind + 1);
    Counted counted;
    for (std::size_t i = cpu + 1; i < snapshot.tresNames.size(); ++i) {
        const auto& known = snapshot.tresNames[i];
        const bool isKind = known == name || known.starts_with(name + '/');
        if (!name.empty() && isKind && i < snapshot.jobs.tres.size()
            && snapshot.jobs.tresCount(i, job) > 0)
            counted.tres.push_back(i);
    }
    if (counted.tres.empty()) {
        counted.tres.push_back(cpu);
        counted.isOfLimit = name == "cpu";
    }
    return counted;
}

std::uint64_t amountOf(const Snapshot& snapshot, std::size_t tres, JobIndex job)
{
    const auto held = tres < snapshot.jobs.tres.size() ? snapshot.jobs.tresCount(tres, job) : 0;
    return held == 0 && tres == 0 ? snapshot.jobs.cpus[job.at()] : held;
}

Running runningOf(const Snapshot& snapshot, const Counted& counted, JobIndex job)
{
    Running running{1, {}};
    for (const auto tres : counted.tres)
        running.amounts.push_back(amountOf(snapshot, tres, job));
    return running;
}

/// @param visit  of the number of a job and what runs of it
template <typename Visit>
void forEachRunning(const Snapshot& snapshot, const Counted& counted, Visit visit)
{
    for (std::size_t i = 0; i < snapshot.jobs.size(); ++i) {
        if (holdsResources(snapshot.jobs.state[i]))
            visit(i, runningOf(snapshot, counted, JobIndex(i)));
    }
}

/// What runs below each association, itself included.
std::vector<Running> runningBelow(const Snapshot& snapshot, const Counted& counted)
{
    std::vector<Running> below(snapshot.assocs.size());
    forEachRunning(snapshot, counted, [&](std::size_t job, const Running& more) {
        for (auto assoc = snapshot.jobs.assoc[job]; assoc.isValid();
             assoc = snapshot.assocs.parent[assoc.at()])
            below[assoc.at()] += more;
    });
    return below;
}

/// "12 CPUs", "gres/gpu=4" as Slurm writes it.
QString amountsText(const Snapshot& snapshot, const Counted& counted, const Running& running)
{
    QStringList texts;
    for (std::size_t i = 0; i < counted.tres.size(); ++i) {
        const auto amount = i < running.amounts.size() ? running.amounts[i] : 0;
        const auto tres = counted.tres[i];
        texts << (tres == 0
                      ? LimitWords::tr("%Ln CPU(s)", nullptr, static_cast<int>(amount))
                      : QStringLiteral("%1=%2%3").arg(
                          shownText(snapshot.tresNames[tres]), QString::number(amount),
                          snapshot.tresNames[tres] == "mem" ? QStringLiteral("M") : QString()));
    }
    return listed(texts);
}

QString runningText(const Snapshot& snapshot, const Counted& counted, const QString& whose,
                    const Running& running)
{
    return LimitWords::tr("Running jobs of %1: %2, with %3.", "whose, how many, what they hold")
        .arg(whose, valueformat::count(running.jobs), amountsText(snapshot, counted, running));
}

/// What runs in the QOS of the job, of its user, its account or all.
QString runningInQos(const Snapshot& snapshot, JobIndex job, const LimitReason& limit)
{
    const auto& jobs = snapshot.jobs;
    const auto of = limit.of;
    const auto counted = countedOf(snapshot, job, limit);
    Running running;
    forEachRunning(snapshot, counted, [&](std::size_t i, const Running& more) {
        if (jobs.qos[i] == jobs.qos[job.at()]
            && (of != Of::User || jobs.user[i] == jobs.user[job.at()])
            && (of != Of::Account || jobs.account[i] == jobs.account[job.at()]))
            running += more;
    });
    const auto qos = shownText(snapshot.qos[jobs.qos[job.at()].at()].name);
    if (of == Of::Group)
        return runningText(snapshot, counted, qos, running);
    const auto& name = of == Of::User ? jobs.user[job.at()] : jobs.account[job.at()];
    return runningText(snapshot, counted,
                       LimitWords::tr("%1 in %2", "a user or account, a QOS")
                           .arg(shownText(snapshot.names[name]), qos),
                       running);
}

/// What the job asks for of what the limit counts; empty: that is not known.
QString askedText(const Snapshot& snapshot, JobIndex job, const LimitReason& limit)
{
    const auto counted = countedOf(snapshot, job, limit);
    if (!counted.isOfLimit)
        return {};
    return LimitWords::tr("This job asks for %1.")
        .arg(amountsText(snapshot, counted, runningOf(snapshot, counted, job)));
}

/// The association and what is above it, the nearest first, the root last.
std::vector<AssocIndex> upwardsFrom(const Snapshot& snapshot, AssocIndex own)
{
    std::vector<AssocIndex> all;
    for (auto top = own; top.isValid(); top = snapshot.assocs.parent[top.at()])
        all.push_back(top);
    return all;
}

QString nameOf(const Snapshot& snapshot, AssocIndex assoc)
{
    const auto& user = snapshot.userName(assoc);
    return shownText(user.empty() ? snapshot.accountName(assoc) : user);
}

/// "GrpTRES=cpu=64"; empty: it has none that is known.
QString valueOf(const Snapshot& snapshot, AssocIndex assoc, const LimitReason& limit,
                const replay::Limits& limits)
{
    const auto* known
        = replay::limitsOfAssoc(limits, snapshot.accountName(assoc), snapshot.userName(assoc),
                                snapshot.partitionName(assoc));
    return known == nullptr ? QString() : shownText(replay::limitText(known->limits, limit.option));
}

/// What runs below each.
QString runningBelow(const Snapshot& snapshot, const Counted& counted,
                     const std::vector<AssocIndex>& assocs)
{
    const auto below = runningBelow(snapshot, counted);
    QStringList texts;
    for (const auto assoc : assocs)
        texts << runningText(snapshot, counted, nameOf(snapshot, assoc), below[assoc.at()]);
    return inARow(texts);
}

QString qosLimitText(const Snapshot& snapshot, JobIndex job, const LimitReason& limit,
                     const replay::Limits& limits)
{
    const auto qos = snapshot.jobs.qos[job.at()];
    const auto name = qos.isValid() ? snapshot.qos[qos.at()].name : std::string("–");
    const auto* known = replay::limitsOfQos(limits, name);
    const auto neutral = LimitWords::tr("The limit is %1 of QOS %2 or of the partition's QOS.")
                             .arg(shownText(limit.option), shownText(name));
    if (known == nullptr)
        return neutral;
    const auto value = shownText(replay::limitText(known->limits, limit.option));
    if (!value.isEmpty() && known->isOverPartition)
        return LimitWords::tr("The limit is %1 of QOS %2.").arg(value, shownText(name));
    // Where both have one, that of the partition's QOS counts.
    if (!value.isEmpty())
        return LimitWords::tr("The limit is %1 of QOS %2, or that of the partition's QOS if it has "
                              "one.")
            .arg(value, shownText(name));
    return replay::isKnownOption(limit.option)
        ? LimitWords::tr("The limit is %1 of the partition's QOS: QOS %2 has none.")
              .arg(shownText(limit.option), shownText(name))
        : neutral;
}

QString assocLimitText(const Snapshot& snapshot, JobIndex job, const LimitReason& limit)
{
    const auto option = shownText(limit.option);
    const auto account = shownText(snapshot.names[snapshot.jobs.account[job.at()]]);
    return limit.of == Of::Group
        ? LimitWords::tr("The limit is %1 of %2 or an account above it.").arg(option, account)
        : LimitWords::tr("The limit is %1 of the association with %2.").arg(option, account);
}

QString boundText(const Snapshot& snapshot, AssocIndex assoc, const QString& value)
{
    return LimitWords::tr("The limit is %1 of %2.", "limit with its number, account or user")
        .arg(value, nameOf(snapshot, assoc));
}

/// The limit of all below an account: of those that have it, where that is known, else of whoever
/// may have it.
QString groupSentence(const Snapshot& snapshot, JobIndex job, const LimitReason& limit,
                      const replay::Limits& limits, bool isRunningKnown)
{
    auto bound = upwardsFrom(snapshot, snapshot.jobs.assoc[job.at()]);
    std::vector<AssocIndex> known;
    QStringList texts;
    for (const auto assoc : bound) {
        const auto value = valueOf(snapshot, assoc, limit, limits);
        if (value.isEmpty())
            continue;
        known.push_back(assoc);
        texts << boundText(snapshot, assoc, value);
    }
    if (known.empty())
        texts << assocLimitText(snapshot, job, limit);
    std::erase_if(bound, [](AssocIndex assoc) { return assoc.at() == 0; });
    if (isRunningKnown)
        texts << runningBelow(snapshot, countedOf(snapshot, job, limit),
                              known.empty() ? bound : known);
    return inARow(texts);
}

/// The limit of the job's own association, which may be that of an account above it.
QString ownSentence(const Snapshot& snapshot, JobIndex job, const LimitReason& limit,
                    const replay::Limits& limits, bool isRunningKnown)
{
    const auto own = snapshot.jobs.assoc[job.at()];
    QString text = assocLimitText(snapshot, job, limit);
    for (const auto assoc : upwardsFrom(snapshot, own)) {
        const auto value = valueOf(snapshot, assoc, limit, limits);
        if (value.isEmpty())
            continue;
        text = boundText(snapshot, own, value);
        break;
    }
    return isRunningKnown && limit.of != Of::Job && own.isValid()
        ? inARow({text, runningBelow(snapshot, countedOf(snapshot, job, limit), {own})})
        : text;
}
} // namespace

QString limitSentence(const Snapshot& snapshot, JobIndex job, const Result<replay::Limits>& limits)
{
    static const replay::Limits none;
    const auto limit = limitReasonOf(snapshot.names[snapshot.jobs.reason[job.at()]]);
    if (!limit)
        return {};
    // Some sources tell of those alone who wait.
    const bool isRunningKnown = std::ranges::any_of(snapshot.jobs.state, holdsResources);
    const auto& known = limits ? *limits : none;
    QStringList texts;
    if (limit->isQos)
        texts << qosLimitText(snapshot, job, *limit, known);
    else
        texts << (limit->of == Of::Group ? groupSentence : ownSentence)(snapshot, job, *limit,
                                                                        known, isRunningKnown);
    if (!limits)
        texts << LimitWords::tr("How high it is could not be read: %1.", "a limit, the reason")
                     .arg(messageWords(limits.error().message));
    if (limit->of == Of::Job)
        texts << LimitWords::tr(
            "The job itself asks for more: it waits until one of both is changed.");
    else if (limit->isQos && isRunningKnown && snapshot.jobs.qos[job.at()].isValid())
        texts << runningInQos(snapshot, job, *limit);
    texts << askedText(snapshot, job, *limit);
    return inARow(texts);
}

} // namespace fairlead::models
