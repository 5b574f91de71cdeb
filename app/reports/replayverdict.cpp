// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/replayverdict.h"

#include "app/reports/words.h"
#include "models/words/listwords.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <QCoreApplication>
#include <QLocale>

namespace fairlead::reports {

namespace {
constexpr double tooMuchLeftOut = 0.2; // of an account's jobs
constexpr qsizetype mostNames = 12; // in a sentence; the table has them all

struct VerdictTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::reports::ReplayVerdict)

public:
    static QString decisions(const replay::DecisionCounts& counts);
    static QString weeks(const replay::Outlook& outlook);
    static QStringList trust(const replay::Outlook& outlook);
    static QString intervals(std::size_t asked, const QStringList& outside);
    static QString listed(const QStringList& names);
    static QStringList changes(const replay::Outlook& outlook, std::size_t policy);
};

QString count(std::size_t number)
{
    return QLocale().toString(static_cast<qulonglong>(number));
}

QString percent(double part)
{
    return QLocale().toString(part * 100.0, 'f', 1);
}

QString VerdictTexts::decisions(const replay::DecisionCounts& counts)
{
    if (counts.starts == 0)
        return tr("no recorded start could be checked: of no job that started then does the "
                  "recording say on which nodes it ran");
    return tr("%1 of %2 recorded starts found, %3 on the same nodes, %4 too many")
        .arg(count(counts.found), count(counts.starts), count(counts.sameNodes),
             count(counts.tooMany));
}

QString VerdictTexts::weeks(const replay::Outlook& outlook)
{
    return tr("recorded starts are those of the whole recording; what follows is of %1 to %2")
        .arg(models::valueformat::momentUtc(outlook.from),
             models::valueformat::momentUtc(outlook.to));
}

QString VerdictTexts::listed(const QStringList& names)
{
    if (names.size() <= mostNames)
        return models::listed(names);
    return tr("%1 and %n more", "a list of accounts", static_cast<int>(names.size() - mostNames))
        .arg(models::listed(names.first(mostNames)));
}

QStringList VerdictTexts::trust(const replay::Outlook& outlook)
{
    const auto& own = outlook.policies.front();
    std::size_t asked = 0;
    QStringList lines;
    QStringList outside;
    for (std::size_t i = 0; i < outlook.accounts.size(); ++i) {
        const auto& recorded = outlook.recorded.of(replay::Grouping::Account)[i];
        const auto name = models::shownText(outlook.accounts[i]);
        if (recorded.jobs == 0)
            continue;
        ++asked;
        if (!replay::holdsRecorded(outlook, own, i))
            outside << name;
        const double part = static_cast<double>(outlook.leftOut[i])
            / static_cast<double>(std::max<std::size_t>(recorded.jobs, 1));
        if (part >= tooMuchLeftOut)
            lines << tr("do not trust %1: %2 % of its jobs use what a replay leaves out")
                         .arg(name, percent(part));
    }
    if (!outlook.neverStart.empty())
        lines << tr("%n job(s) would not start on an idle machine either: they are too large for "
                    "it, or a limit or their partition keeps them out; the first is %1",
                    nullptr, static_cast<int>(outlook.neverStart.size()))
                     .arg(QString::number(outlook.firstThatNeverStarts));
    if (outlook.strangers > 0)
        lines
            << tr("%n recorded job(s) are of users whom the cluster does not have, without shares "
                  "and usage; the first is of %1",
                  nullptr, static_cast<int>(outlook.strangers))
                   .arg(models::shownText(outlook.stranger));
    lines.prepend(own.replicas.size() > 1
                      ? intervals(asked, outside)
                      : tr("one replica has no interval: more of them say for which accounts the "
                           "replay gives what really happened"));
    lines << tr("utilisation %1 % recorded, %2 % replayed; order of starts: Kendall's tau %3")
                 .arg(percent(outlook.recorded.utilisation), percent(own.utilisation().mean),
                      QLocale().toString(own.orderTau().mean, 'f', 3));
    return lines;
}

QString VerdictTexts::intervals(std::size_t asked, const QStringList& outside)
{
    const auto inside = asked - static_cast<std::size_t>(outside.size());
    auto text = tr("accounts within their interval (mean wait and share of the CPU time): %1 of %2")
                    .arg(count(inside), count(asked));
    if (!outside.isEmpty())
        text += tr("; outside: %1").arg(listed(outside));
    return text;
}

QStringList VerdictTexts::changes(const replay::Outlook& outlook, std::size_t policy)
{
    const auto& before = outlook.policies.front();
    const auto& after = outlook.policies[policy];
    QStringList shorter;
    QStringList longer;
    for (std::size_t i = 0; i < outlook.accounts.size(); ++i) {
        const auto change = replay::waitChange(before, after, i);
        const auto name = models::shownText(outlook.accounts[i]);
        if (change == replay::Change::Shorter)
            shorter << name;
        else if (change == replay::Change::Longer)
            longer << name;
    }
    const auto title = shownPolicy(after.name);
    if (after.replicas.size() < 2)
        return {tr("%1: one replica has no spread, so no difference can be told").arg(title)};
    if (shorter.isEmpty() && longer.isEmpty())
        return {tr("%1: no difference: none exceeds the spread of the replicas").arg(title)};
    QStringList lines;
    if (!shorter.isEmpty())
        lines << tr("%1: the mean wait is shorter for %2").arg(title, listed(shorter));
    if (!longer.isEmpty())
        lines << tr("%1: the mean wait is longer for %2").arg(title, listed(longer));
    return lines;
}
} // namespace

QStringList replayVerdict(const replay::Outlook& outlook, const replay::DecisionCounts& decisions)
{
    QStringList lines{VerdictTexts::decisions(decisions)};
    if (outlook.policies.empty())
        return lines;
    lines += VerdictTexts::trust(outlook);
    for (std::size_t i = 1; i < outlook.policies.size(); ++i)
        lines += VerdictTexts::changes(outlook, i);
    return lines;
}

std::optional<ReplayTrust> trustedReplay(const std::shared_ptr<const replay::Recording>& recording,
                                         const Inputs& site, const replay::OutlookOptions& options)
{
    ReplayTrust trust{replay::outlookOf(recording, {{"baseline", site}}, options), {}, {}};
    if (!trust.own.isComplete)
        return std::nullopt;
    trust.decisions = replay::checkDecisions({recording, site}, options.isCancelled).total();
    trust.lines = replayVerdict(trust.own, trust.decisions);
    const auto& workload = recording->workload;
    if (trust.own.from > workload.from || trust.own.to < workload.to)
        trust.lines.insert(1, VerdictTexts::weeks(trust.own));
    return trust;
}

QStringList replayTrust(const std::shared_ptr<const replay::Recording>& recording,
                        const Inputs& site, const replay::OutlookOptions& options)
{
    const auto trust = trustedReplay(recording, site, options);
    return trust ? trust->lines : QStringList();
}

} // namespace fairlead::reports
