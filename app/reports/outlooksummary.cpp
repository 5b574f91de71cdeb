// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/outlooksummary.h"

#include "engine/replay/outcome/promises.h"
#include "engine/replay/outcome/trust.h"
#include "engine/replay/outcome/waitchanges.h"
#include "models/words/listwords.h"
#include "models/words/replaywords.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace fairlead::reports {

namespace {
using models::valueformat::momentInWords;
using replay::Grouping;

class Summary
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::reports::OutlookSummary)

public:
    Summary(const replay::Outlook& outlook, const QLocale& locale)
        : m_outlook(outlook)
        , m_locale(locale)
        , m_own(outlook.policies.front())
        , m_last(outlook.policies.back())
    {
    }

    [[nodiscard]] QStringList sentences() const
    {
        const bool isCompared = m_outlook.policies.size() > 1;
        if (!isCompared && accountsWithJobs().empty())
            return {whatAndHowOften(), waits(), trust()};
        return {whatAndHowOften(), isCompared ? waitsCompared() : waits(),
                isCompared ? accountsCompared() : accounts(), promises(isCompared), trust()};
    }

    [[nodiscard]] QStringList changes() const
    {
        return {waitsCompared(), accountsCompared(), promises(true)};
    }

private:
    [[nodiscard]] QString wait(double seconds) const
    {
        return models::valueformat::measuredDuration(seconds, m_locale);
    }

    [[nodiscard]] replay::Estimate all(double replay::GroupFigures::*figure,
                                       const replay::PolicyOutlook& policy) const
    {
        return policy.of(Grouping::Cluster, 0, figure);
    }

    [[nodiscard]] QString whatAndHowOften() const { return models::inARow({what(), howOften()}); }

    [[nodiscard]] QString howOften() const
    {
        const auto replicas = static_cast<int>(m_own.replicas.size());
        if (m_outlook.policies.size() < 2)
            return m_outlook.isComplete
                ? tr("The policy had %Ln replica(s).", nullptr, replicas)
                : tr("Somebody stopped that: the policy had %Ln replica(s), which says less.",
                     nullptr, replicas);
        return m_outlook.isComplete
            ? tr("Each policy had %Ln replica(s).", nullptr, replicas)
            : tr("Somebody stopped that: each policy had %Ln replica(s), which says less.", nullptr,
                 replicas);
    }

    [[nodiscard]] QString what() const
    {
        const auto jobs = static_cast<int>(m_outlook.knowsWhatHappened()
                                               ? m_outlook.recorded.of(Grouping::Cluster)[0].jobs
                                               : m_own.jobs(Grouping::Cluster, 0));
        const auto from = momentInWords(m_outlook.from, m_locale);
        const auto to = momentInWords(m_outlook.to, m_locale);
        if (m_outlook.policies.size() < 2)
            return tr("%Ln recorded job(s) from %1 to %2 were replayed under the policy as it is.",
                      nullptr, jobs)
                .arg(from, to);
        if (m_outlook.policies.size() == 2)
            return tr("%Ln recorded job(s) from %1 to %2 were replayed under the policy as it is "
                      "and under “%3”.",
                      nullptr, jobs)
                .arg(from, to, models::shownPolicy(m_last.name));
        QStringList others;
        for (std::size_t i = 1; i < m_outlook.policies.size(); ++i)
            others << tr("“%1”", "a policy").arg(models::shownPolicy(m_outlook.policies[i].name));
        return models::inARow(
            {tr("%Ln recorded job(s) from %1 to %2 were replayed under the policy as it is and "
                "others: %3.",
                nullptr, jobs)
                 .arg(from, to, models::listed(others)),
             tr("What changes is said of “%1”.").arg(models::shownPolicy(m_last.name))});
    }

    [[nodiscard]] QString waits() const
    {
        if (m_own.jobs(Grouping::Cluster, 0) == 0)
            return tr("No job starts in the replay.");
        return tr("On average a job waits %1; half of them wait %2 or less.")
            .arg(wait(all(&replay::GroupFigures::meanWait, m_own).mean),
                 wait(all(&replay::GroupFigures::medianWait, m_own).mean));
    }

    /// Means are of jobs that start: a policy that lets some wait for ever would look quick.
    [[nodiscard]] QString waitsCompared() const
    {
        if (m_own.jobs(Grouping::Cluster, 0) == 0)
            return tr("Under the policy as it is no job starts.");
        if (m_last.jobs(Grouping::Cluster, 0) == 0)
            return tr("Under “%1” no job starts.").arg(models::shownPolicy(m_last.name));
        const auto starts = replay::startsDifference(m_own, m_last, Grouping::Cluster, 0);
        const auto more = static_cast<int>(std::lround(starts.mean));
        if (more == 0 || (starts.hasSpread() && starts.low <= 0 && starts.high >= 0))
            return meansCompared();
        const auto counted = more < 0
            ? tr("That is of jobs that start: under “%1” %Ln job(s) fewer do.", nullptr, -more)
            : tr("That is of jobs that start: under “%1” %Ln job(s) more do.", nullptr, more);
        return models::inARow({meansCompared(), counted.arg(models::shownPolicy(m_last.name))});
    }

    [[nodiscard]] QString meansCompared() const
    {
        const auto change = replay::waitDifference(m_own, m_last, Grouping::Cluster, 0);
        const auto before = wait(all(&replay::GroupFigures::meanWait, m_own).mean);
        const auto after = wait(all(&replay::GroupFigures::meanWait, m_last).mean);
        if (!change.hasSpread())
            return tr("In one replica a job waits %1 in place of %2 on average; only several tell "
                      "whether that is chance.")
                .arg(after, before);
        if (replay::changeOf(change, 1) == replay::Change::None && after == before)
            return tr("On average a job still waits about %1: the difference is smaller than the "
                      "spread.")
                .arg(before);
        if (replay::changeOf(change, 1) == replay::Change::None)
            return tr("On average a job waits %1 in place of %2, a difference that may be chance: "
                      "the replicas spread more.")
                .arg(after, before);
        return tr("On average a job would wait %1 in place of %2.").arg(after, before);
    }

    /// That start in the replay.
    [[nodiscard]] std::vector<std::size_t> accountsWithJobs() const
    {
        std::vector<std::size_t> accounts;
        for (std::size_t i = 0; i < m_outlook.accounts.size(); ++i) {
            if (m_own.jobs(Grouping::Account, i) > 0)
                accounts.push_back(i);
        }
        return accounts;
    }

    /// There is one with jobs.
    [[nodiscard]] QString accounts() const
    {
        const auto asked = accountsWithJobs();
        if (asked.size() == 1)
            return tr("All of them are of %1.")
                .arg(models::shownText(m_outlook.accounts[asked[0]]));
        const auto mean = [this](std::size_t account) { return m_own.meanWait(account).mean; };
        const auto [least, most] = std::ranges::minmax_element(
            asked, [&](std::size_t a, std::size_t b) { return mean(a) < mean(b); });
        return tr("%1 waits longest (%2 on average), %3 shortest (%4).")
            .arg(models::shownText(m_outlook.accounts[*most]), wait(mean(*most)),
                 models::shownText(m_outlook.accounts[*least]), wait(mean(*least)));
    }

    [[nodiscard]] QString withMost(const QString& text,
                                   const std::vector<replay::WaitChanges::Account>& changes) const
    {
        const auto most = replay::mostChanged(changes);
        return text.arg(models::shownText(m_outlook.accounts[most.account]),
                        wait(std::abs(most.difference)));
    }

    [[nodiscard]] QString accountsCompared() const
    {
        const auto changes = replay::waitChanges(m_outlook, m_own, m_last);
        if (!changes.hasSpread)
            return tr("Who waits less and who longer is told by several replicas.");
        const auto& shorter = changes.shorter;
        const auto& longer = changes.longer;
        QStringList sentences;
        if (!changes.stopped.empty())
            sentences
                << tr("No job of %1 starts any more.", "accounts").arg(listed(changes.stopped));
        if (!changes.fewer.empty())
            sentences << tr("Fewer jobs of %1 start.", "accounts").arg(listed(changes.fewer));
        sentences << accountsCompared(shorter, longer);
        const auto others = unchangedAccounts();
        if (others > 0 && !(shorter.empty() && longer.empty()))
            sentences << tr("Of %Ln other account(s) the difference may be chance.", nullptr,
                            others);
        if (changes.enough > 0)
            sentences << tr("From %Ln replica(s) on smaller differences are told from chance, too.",
                            nullptr, static_cast<int>(changes.enough));
        return models::inARow(sentences);
    }

    /// How many accounts have as many jobs that start, and waits that do not change.
    [[nodiscard]] int unchangedAccounts() const
    {
        const auto all = accountsWithJobs();
        return static_cast<int>(std::ranges::count_if(all, [this](std::size_t account) {
            return replay::waitChange(m_own, m_last, account) == replay::Change::None
                && replay::startsOf(m_own, m_last, Grouping::Account, account)
                == replay::Starts::Same;
        }));
    }

    [[nodiscard]] QString listed(const std::vector<std::size_t>& accounts) const
    {
        QStringList names;
        for (const auto account : accounts)
            names << models::shownText(m_outlook.accounts[account]);
        return models::listed(names);
    }

    [[nodiscard]] QString
    accountsCompared(const std::vector<replay::WaitChanges::Account>& shorter,
                     const std::vector<replay::WaitChanges::Account>& longer) const
    {
        if (shorter.empty() && longer.empty())
            return tr("For no account does the wait change by more than chance explains.");
        const auto less = shorter.empty() ? tr("No account waits less")
            : shorter.size() == 1 ? withMost(tr("One account waits less, %1 (by %2)"), shorter)
                                  : withMost(tr("%Ln account(s) wait less, %1 the most (by %2)",
                                                nullptr, static_cast<int>(shorter.size())),
                                             shorter);
        const auto more = longer.empty() ? tr("none waits longer")
            : longer.size() == 1 ? withMost(tr("one account waits longer, %1 (by %2)"), longer)
                                 : withMost(tr("%Ln account(s) wait longer, %1 the most (by %2)",
                                               nullptr, static_cast<int>(longer.size())),
                                            longer);
        return tr("%1; %2.", "who waits less; who waits longer").arg(less, more);
    }

    [[nodiscard]] QString promises(bool isCompared) const
    {
        const auto own = replay::keptPromises(m_outlook, m_own);
        if (own.all == 0)
            return tr("What accounts are promised is not known.");
        const auto count
            = [this](std::size_t number) { return m_locale.toString(qulonglong{number}); };
        const auto part = models::valueformat::percent(replay::keptPart, m_locale);
        if (!isCompared)
            return tr("%1 of %2 accounts with jobs get at least %3 of their promised share.")
                .arg(count(own.kept), count(own.all), part);
        const auto last = replay::keptPromises(m_outlook, m_last);
        return tr("%1 of %2 accounts with jobs get at least %3 of their promised share, %4 of %5 "
                  "then.")
            .arg(count(own.kept), count(own.all), part, count(last.kept), count(last.all));
    }

    [[nodiscard]] QString trust() const
    {
        if (!m_outlook.knowsWhatHappened())
            return tr("When jobs really ran is not recorded: nothing tells how far the replay is "
                      "from it; no single job is promised a start.");
        if (m_outlook.judged().replicas.size() < 2)
            return tr("One replica does not say how far the replay of the present policy is from "
                      "what really happened; no single job is promised a start.");
        const auto accounts = replay::heldAccounts(m_outlook, m_outlook.judged());
        if (m_outlook.isMadeUp)
            return tr("The history was made by a replay: that another one gives it again proves "
                      "nothing; no single job is promised a start.");
        return tr("The replay of the present policy gives what really happened for %1 of %2 "
                  "accounts; no single job is promised a start.")
            .arg(m_locale.toString(qulonglong{accounts.held()}),
                 m_locale.toString(qulonglong{accounts.all}));
    }

    const replay::Outlook& m_outlook;
    const QLocale& m_locale;
    const replay::PolicyOutlook& m_own;
    const replay::PolicyOutlook& m_last;
};
} // namespace

QStringList outlookSummary(const replay::Outlook& outlook, const QLocale& locale)
{
    return outlook.policies.empty() ? QStringList() : Summary(outlook, locale).sentences();
}

QStringList changeSummary(const replay::Outlook& outlook, const QLocale& locale)
{
    return outlook.policies.size() < 2 ? QStringList() : Summary(outlook, locale).changes();
}

} // namespace fairlead::reports
