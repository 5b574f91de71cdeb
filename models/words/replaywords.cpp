// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/replaywords.h"

#include "engine/replay/outcome/waitchanges.h"
#include "models/words/listwords.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace fairlead::models {

namespace {
using valueformat::count;

constexpr qsizetype mostNames = 12; // in a sentence; the table has them all

struct ReplayTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::models::ReplayWords)

public:
    static QString decisions(const replay::DecisionCounts& counts);
    static QString weeks(const replay::Outlook& outlook);
    static QStringList trust(const replay::Outlook& outlook);
    static QStringList changes(const replay::Outlook& outlook, const replay::PolicyOutlook& after);

private:
    static QString listed(const QStringList& names);
    static QStringList intervals(const replay::Outlook& outlook);
    static QStringList misfits(const replay::Outlook& outlook);
    static QStringList overfull(const replay::Outlook& outlook);
    static double jobsOf(const replay::PolicyOutlook& policy);
    static QStringList unstarted(const replay::Outlook& outlook);
};

QString inPercent(double part)
{
    return QLocale().toString(part * 100.0, 'f', 1);
}

QString accountName(const replay::Outlook& outlook, std::size_t account)
{
    return shownText(outlook.accounts[account]);
}

QString ReplayTexts::decisions(const replay::DecisionCounts& counts)
{
    if (!counts.isChecked)
        return tr("the recorded starts were not checked: that was stopped before");
    if (counts.starts == 0)
        return tr("no recorded start could be checked: of no job that started then does the "
                  "recording say on which nodes it ran");
    return tr("%1 of %2 recorded starts found, %3 on the same nodes, %4 too many")
        .arg(count(counts.found), count(counts.starts), count(counts.sameNodes),
             count(counts.tooMany));
}

QString ReplayTexts::weeks(const replay::Outlook& outlook)
{
    return tr("recorded starts are those of the whole recording; what follows is of %1 to %2")
        .arg(valueformat::moment(outlook.from), valueformat::moment(outlook.to));
}

QString ReplayTexts::listed(const QStringList& names)
{
    if (names.size() <= mostNames)
        return models::listed(names);
    return tr("%1 and %Ln more", "a list of accounts", static_cast<int>(names.size() - mostNames))
        .arg(models::listed(names.first(mostNames)));
}

QStringList ReplayTexts::intervals(const replay::Outlook& outlook)
{
    const auto& own = outlook.judged();
    if (own.replicas.size() < 2)
        return {tr("one replica has no interval: more of them say for which accounts the replay "
                   "gives what really happened")};
    const auto accounts = replay::heldAccounts(outlook, own);
    auto text = tr("accounts within their interval (mean wait and share of the CPU time): %1 of %2")
                    .arg(count(accounts.held()), count(accounts.all));
    QStringList outside;
    for (const auto account : accounts.outside)
        outside << accountName(outlook, account);
    if (!outside.isEmpty())
        text += tr("; outside: %1").arg(listed(outside));
    QStringList lines{text};
    if (accounts.reach) // wide intervals hold anything
        lines << tr("half of the intervals of mean waits reach further than ±%1 % of the wait")
                     .arg(inPercent(*accounts.reach));
    return lines;
}

QStringList ReplayTexts::trust(const replay::Outlook& outlook)
{
    if (!outlook.knowsWhatHappened()) {
        const auto replayed = outlook.judged().utilisation().mean;
        return QStringList(tr("the source does not say when its jobs ran: nothing tells how far "
                              "the replay is from what really happened"))
            + misfits(outlook) + unstarted(outlook)
            + QStringList(tr("utilisation %1 % replayed").arg(inPercent(replayed)));
    }
    auto lines = intervals(outlook);
    if (outlook.asItRan)
        lines
            << tr("the policies, %1 among them, are compared on a made-up run of the same jobs, in "
                  "which other jobs fail early; what is recorded and the intervals beside it are "
                  "of the real run")
                   .arg(shownPolicy(outlook.policies.front().name));
    for (const auto& doubted : replay::doubtedAccounts(outlook))
        lines << tr("do not trust %1: %2 % of its jobs use what a replay leaves out")
                     .arg(accountName(outlook, doubted.account), inPercent(doubted.leftOut));
    lines << misfits(outlook) << unstarted(outlook);
    const auto& own = outlook.judged();
    const auto tau = own.orderTau();
    if (tau.runs > 0)
        lines << tr("utilisation %1 % recorded, %2 % replayed; order of starts: Kendall's tau %3")
                     .arg(inPercent(outlook.recorded.utilisation),
                          inPercent(own.utilisation().mean), QLocale().toString(tau.mean, 'f', 3));
    else
        lines << tr("utilisation %1 % recorded, %2 % replayed")
                     .arg(inPercent(outlook.recorded.utilisation),
                          inPercent(own.utilisation().mean));
    return lines + overfull(outlook);
}

/// No machine is used by more than all of it.
QStringList ReplayTexts::overfull(const replay::Outlook& outlook)
{
    constexpr double all = 1.0005; // what is shown as more than 100.0 %
    if (outlook.recorded.utilisation < all)
        return {};
    return {
        tr("more than 100 % cannot be: recorded jobs overlap, or the machine had more CPUs than "
           "are known; replayed jobs wait for one another where recorded ones did not")};
}

/// Of jobs that a replay cannot do right.
QStringList ReplayTexts::misfits(const replay::Outlook& outlook)
{
    QStringList lines;
    if (!outlook.neverStart.empty())
        lines << tr("%Ln job(s) would not start on an idle machine either: they are too large for "
                    "it, or a limit or their partition keeps them out; the first is job %1",
                    nullptr, static_cast<int>(outlook.neverStart.size()))
                     .arg(QString::number(outlook.firstThatNeverStarts));
    for (std::size_t i = 1; i < outlook.policies.size(); ++i) {
        const auto& policy = outlook.policies[i];
        if (policy.neverStart != outlook.neverStart)
            lines << tr("under “%1”, %Ln job(s) would not start on an idle machine either", nullptr,
                        static_cast<int>(policy.neverStart.size()))
                         .arg(shownPolicy(policy.name));
    }
    const auto& replicas = outlook.judged().replicas;
    const auto hopeless = replicas.empty() ? 0 : replicas.front().hopeless.size();
    if (hopeless > 0)
        lines << tr("%Ln job(s) that can never start have waited as long as one that starves, and "
                    "do not count as starving",
                    nullptr, static_cast<int>(hopeless));
    if (const auto& [jobs, first] = outlook.strangers; jobs > 0)
        lines
            << tr("%Ln recorded job(s) are of users whom the cluster does not have, without shares "
                  "and usage; the first is of %1",
                  nullptr, static_cast<int>(jobs))
                   .arg(withAside(shownText(first.user), shownText(first.account)));
    return lines;
}

/// Those that started and those that did not, which one replica has as others: rounded apart they
/// may come to more.
double ReplayTexts::jobsOf(const replay::PolicyOutlook& policy)
{
    double jobs = 0;
    for (const auto& run : policy.replicas) {
        const auto& all = run.of(replay::Grouping::Cluster).front();
        jobs += static_cast<double>(all.jobs) + all.unstarted;
    }
    return policy.replicas.empty() ? 0 : jobs / static_cast<double>(policy.replicas.size());
}

/// Means are of jobs that start: where some do not, they are of those that were quick.
QStringList ReplayTexts::unstarted(const replay::Outlook& outlook)
{
    QStringList lines;
    const auto add = [&](const QString& whose, double all, double waiting) {
        const auto jobs = static_cast<std::size_t>(std::lround(waiting));
        if (jobs > 0)
            lines << tr("%1: %Ln of %2 jobs had not started by the end; their waits are not in the "
                        "means",
                        "recorded, replayed, or a policy", static_cast<int>(jobs))
                         .arg(whose, count(static_cast<std::size_t>(std::lround(all))));
    };
    const auto& recorded = outlook.recorded.of(replay::Grouping::Cluster);
    if (outlook.knowsWhatHappened() && !recorded.empty())
        add(tr("recorded", "whose waits"),
            static_cast<double>(recorded[0].jobs) + recorded[0].unstarted, recorded[0].unstarted);
    const auto addPolicy = [&](const QString& whose, const replay::PolicyOutlook& policy) {
        add(whose, jobsOf(policy),
            policy.of(replay::Grouping::Cluster, 0, &replay::GroupFigures::unstarted).mean);
    };
    addPolicy(tr("replayed", "whose waits"), outlook.judged());
    for (std::size_t i = 1; i < outlook.policies.size(); ++i)
        addPolicy(shownPolicy(outlook.policies[i].name), outlook.policies[i]);
    return lines;
}

QStringList ReplayTexts::changes(const replay::Outlook& outlook, const replay::PolicyOutlook& after)
{
    const auto changes = replay::waitChanges(outlook, outlook.policies.front(), after);
    const auto name = shownPolicy(after.name);
    // A name is nobody's to begin with a capital.
    const auto title = after.name == namelessPolicy ? name : tr("“%1”", "a policy").arg(name);
    if (!changes.hasSpread)
        return {tr("%1: one replica has no spread, so no difference can be told").arg(title)};
    if (changes.shorter.empty() && changes.longer.empty() && changes.stopped.empty()
        && changes.fewer.empty())
        return {tr("%1: no difference beyond chance").arg(title)};
    const auto names = [&](const std::vector<replay::WaitChanges::Account>& accounts) {
        QStringList list;
        for (const auto& change : accounts)
            list << accountName(outlook, change.account);
        return listed(list);
    };
    QStringList lines;
    if (!changes.stopped.empty()) {
        QStringList stopped;
        for (const auto account : changes.stopped)
            stopped << accountName(outlook, account);
        lines << tr("%1: no job of %2 starts any more").arg(title, listed(stopped));
    }
    if (!changes.fewer.empty()) {
        QStringList fewer;
        const auto& before = outlook.policies.front();
        for (const auto account : changes.fewer)
            fewer << tr("%1 (%2 of %3)", "account; of its jobs that start now")
                         .arg(accountName(outlook, account),
                              count(after.jobs(replay::Grouping::Account, account)),
                              count(before.jobs(replay::Grouping::Account, account)));
        lines << tr("%1: fewer jobs start of %2").arg(title, listed(fewer));
    }
    if (!changes.shorter.empty())
        lines << tr("%1: the mean wait is shorter for %2").arg(title, names(changes.shorter));
    if (!changes.longer.empty())
        lines << tr("%1: the mean wait is longer for %2").arg(title, names(changes.longer));
    return lines;
}
} // namespace

QString aboutText(std::chrono::milliseconds cost)
{
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(cost).count();
    return valueformat::duration(static_cast<quint64>(seconds));
}

QString shownPolicy(const std::string& name)
{
    if (name == presentPolicy)
        return ReplayTexts::tr("baseline", "the present policy, in a sentence");
    return name == namelessPolicy ? ReplayTexts::tr("scenario", "a policy without a name")
                                  : shownText(name);
}

QStringList replayVerdict(const replay::Outlook& outlook, const replay::DecisionCounts& decisions)
{
    return replayFacts(outlook, decisions) + replayChanges(outlook);
}

QStringList replayFacts(const replay::Outlook& outlook, const replay::DecisionCounts& decisions)
{
    QStringList lines{ReplayTexts::decisions(decisions)};
    if (!outlook.policies.empty())
        lines += ReplayTexts::trust(outlook);
    return lines;
}

QStringList replayChanges(const replay::Outlook& outlook)
{
    QStringList lines;
    for (std::size_t i = 1; i < outlook.policies.size(); ++i)
        lines += ReplayTexts::changes(outlook, outlook.policies[i]);
    return lines;
}

QStringList replayTrust(const replay::OwnReplay& own)
{
    auto lines = replayVerdict(own.outlook, own.decisions);
    if (own.isOfPart)
        lines.insert(1, ReplayTexts::weeks(own.outlook));
    return lines;
}

} // namespace fairlead::models
