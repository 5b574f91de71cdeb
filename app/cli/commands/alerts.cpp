// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/alerts.h"

#include "app/cli/commands/problems.h"
#include "app/cli/commands/unreadanswers.h"
#include "engine/base/text.h"
#include "engine/priority/agreement.h"
#include "engine/priority/fairsharefactor.h"
#include "engine/priority/queueplace.h"
#include "engine/priority/traits.h"
#include "engine/scenario/scenario.h"
#include "models/usage/served.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace fairlead::cli {

namespace {
struct AlertTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::Alerts)
};

using Measure = Alert::Measure;
using Relation = Alert::Relation;
constexpr std::array measures{
    std::pair("served", Measure::Served), std::pair("factor", Measure::Factor),
    std::pair("waiting", Measure::Waiting), std::pair("starving", Measure::Starving),
    std::pair("differing", Measure::Differing)};
constexpr std::array relations{
    std::pair("<", Relation::Less), std::pair("<=", Relation::LessOrEqual),
    std::pair(">", Relation::Greater), std::pair(">=", Relation::GreaterOrEqual)};

template <typename List>
auto meaningOf(const List& list, const QString& word)
    -> std::optional<typename List::value_type::second_type>
{
    for (const auto& [known, meaning] : list) {
        if (word == QLatin1String(known))
            return meaning;
    }
    return std::nullopt;
}

/// Usage as part of the share; nothing: there is nothing to say.
std::optional<double> servedOf(const models::Served& served)
{
    switch (served.kind) {
    case models::VerdictKind::AtShare:
    case models::VerdictKind::UnderServed:
    case models::VerdictKind::OverServed:
        return served.consumed / served.promised;
    case models::VerdictKind::NoUsage:
        return 0.0;
    case models::VerdictKind::NoShare:
        return std::numeric_limits<double>::infinity();
    case models::VerdictKind::None:
    case models::VerdictKind::ByParent:
        break;
    }
    return std::nullopt;
}

/// What an evaluation says of each association, counted once for all alerts.
class Reading
{
public:
    explicit Reading(const Evaluation& evaluation)
        : m_evaluation(evaluation)
        , m_served(evaluation)
        , m_waiting(evaluation.assocs.fairShare.size())
        , m_starving(m_waiting.size())
        , m_hopeless(m_waiting.size())
    {
        const auto& snapshot = evaluation.snapshot();
        std::vector<bool> isCounted(snapshot.jobs.size());
        for (const auto row : evaluation.order) {
            const auto job = snapshot.rows.job[row.at()];
            if (isCounted[job.at()])
                continue;
            isCounted[job.at()] = true;
            count(job, row);
        }
    }

    /// Of an association; nothing: there is nothing to say of it.
    [[nodiscard]] std::optional<double> valueOf(Measure measure, AssocIndex assoc) const
    {
        switch (measure) {
        case Measure::Served:
            return servedOf(m_served.served(assoc));
        case Measure::Factor:
            if (hasFactor(assoc))
                return m_evaluation.assocs.fairShare[assoc.at()];
            break;
        case Measure::Waiting:
            return m_waiting[assoc.at()];
        case Measure::Starving:
            return m_starving[assoc.at()];
        case Measure::Differing:
            break;
        }
        return std::nullopt;
    }
    [[nodiscard]] bool hasFactor(AssocIndex assoc) const
    {
        return hasFairShareFactor(m_evaluation.inputs.policy, m_evaluation.snapshot(), assoc);
    }
    /// False: it is the root, or has fairshare=parent.
    [[nodiscard]] bool hasOwnShare(AssocIndex assoc) const
    {
        return assoc.at() != 0 && m_served.served(assoc).kind != models::VerdictKind::ByParent;
    }
    [[nodiscard]] bool isFairTree() const
    {
        return m_evaluation.inputs.policy.algorithm() == Algorithm::FairTree;
    }
    [[nodiscard]] bool waits(AssocIndex assoc) const { return m_waiting[assoc.at()] > 0; }
    [[nodiscard]] double valueOfAll(Measure measure) const
    {
        return measure == Measure::Waiting ? m_all : m_allStarving;
    }
    /// Jobs that can never start, and would starve else.
    /// @param assoc  invalid: of all
    [[nodiscard]] std::size_t hopeless(AssocIndex assoc) const
    {
        return assoc.isValid() ? m_hopeless[assoc.at()] : m_allHopeless;
    }

private:
    void count(JobIndex job, RowIndex row)
    {
        const auto& snapshot = m_evaluation.snapshot();
        const bool starves = isStarving(m_evaluation, row);
        const std::size_t hopeless = isHopeless(m_evaluation, row) ? 1 : 0;
        m_all += 1;
        m_allStarving += starves ? 1 : 0;
        m_allHopeless += hopeless;
        auto assoc = snapshot.jobs.assoc[job.at()];
        for (; assoc.isValid(); assoc = snapshot.assocs.parent[assoc.at()]) {
            m_waiting[assoc.at()] += 1;
            m_starving[assoc.at()] += starves ? 1 : 0;
            m_hopeless[assoc.at()] += hopeless;
        }
    }

    const Evaluation& m_evaluation;
    models::ServedTable m_served;
    std::vector<double> m_waiting; // [assoc] with all below
    std::vector<double> m_starving;
    double m_all = 0;
    std::vector<std::size_t> m_hopeless;
    double m_allStarving = 0;
    std::size_t m_allHopeless = 0;
};

/// Rows that only one side has are no difference: jobs come and go between two commands.
double rowsThatDiffer(const Agreement& agreement)
{
    std::size_t rows = 0;
    for (const auto* part : {&agreement.priorities, &agreement.normalized, &agreement.shares})
        rows += part->differing;
    return static_cast<double>(rows);
}

Result<double> differing(const Evaluation& evaluation)
{
    const auto agreement = compareAnswers(evaluation, 0);
    if (const auto unread = unreadAnswers(agreement, evaluation); !unread.isEmpty())
        return Error{ErrorCode::SourceUnreachable,
                     worded(AlertTexts::tr("%1 is there, and nothing of it could be compared")
                                .arg(unread)
                                .toStdString()),
                     {}};
    if (agreement.verdict() == Verdict::Nothing)
        return Error{
            ErrorCode::DataInvalid,
            worded(AlertTexts::tr("nothing to compare: the source holds no answer of its scheduler")
                       .toStdString()),
            {}};
    return rowsThatDiffer(agreement);
}

/// Accounts whose jobs wait; users where these alone have what is asked for.
void addThoseWhoWait(const Evaluation& evaluation, const Reading& reading, const Alert& alert,
                     std::vector<Alarm>& alarms)
{
    const auto& snapshot = evaluation.snapshot();
    const bool areUsers = alert.measure == Measure::Factor && reading.isFairTree();
    for (std::size_t i = 1; i < snapshot.assocs.size(); ++i) {
        const AssocIndex assoc(i);
        if (snapshot.assocs.isUser(assoc) != areUsers || !reading.waits(assoc))
            continue;
        const auto value = reading.valueOf(alert.measure, assoc);
        if (value && alert.isTrueOf(*value))
            alarms.push_back({&alert, keyText(keyOf(snapshot, assoc)), *value});
    }
}

Result<void> addAlarms(const Evaluation& evaluation, const Reading& reading, const Alert& alert,
                       std::vector<Alarm>& alarms)
{
    std::optional<double> value;
    std::string subject;
    AssocIndex of;
    if (alert.measure == Measure::Differing) {
        const auto rows = differing(evaluation);
        if (!rows)
            return rows.error();
        value = *rows;
    } else if (alert.subject) {
        subject = keyText(*alert.subject);
        const auto assoc = findAssoc(evaluation.snapshot(), *alert.subject);
        if (!assoc.isValid())
            return noSuchAssoc(QString::fromStdString(subject));
        if (alert.measure == Measure::Factor && !reading.hasFactor(assoc))
            return wrongUsage(
                AlertTexts::tr("%1 is an account, and has no fair-share factor under Fair "
                               "Tree: its users do")
                    .arg(QString::fromStdString(subject)));
        if (alert.measure == Measure::Served && !reading.hasOwnShare(assoc))
            return wrongUsage(AlertTexts::tr("%1 has no share of its own that could be served")
                                  .arg(QString::fromStdString(subject)));
        value = reading.valueOf(alert.measure, assoc);
        of = assoc;
    } else if (alert.measure == Measure::Served || alert.measure == Measure::Factor) {
        addThoseWhoWait(evaluation, reading, alert, alarms);
    } else {
        value = reading.valueOfAll(alert.measure);
    }
    if (value && alert.isTrueOf(*value))
        alarms.push_back({&alert, subject, *value,
                          alert.measure == Measure::Starving ? reading.hopeless(of) : 0});
    return {};
}
} // namespace

bool Alert::isTrueOf(double value) const
{
    switch (relation) {
    case Relation::Less:
        return value < bound;
    case Relation::LessOrEqual:
        return value <= bound;
    case Relation::Greater:
        return value > bound;
    case Relation::GreaterOrEqual:
        break;
    }
    return value >= bound;
}

Result<Alert> parseAlert(const QString& text)
{
    static const QRegularExpression form(
        QStringLiteral(R"(^\s*(?:(\S.*?)\s+)?([a-z]+)\s*([<>]=?)\s*(\S+)\s*$)"));
    const auto match = form.match(text);
    if (!match.hasMatch())
        return wrongUsage(
            AlertTexts::tr("--alert %1: expected [ACCOUNT[/USER]] MEASURE < NUMBER, or with "
                           "<=, > or >=, such as \"physics served < 0.5\"")
                .arg(text));
    Alert alert;
    alert.text = text.simplified();
    const auto measure = meaningOf(measures, match.captured(2));
    if (!measure)
        return wrongUsage(
            AlertTexts::tr("--alert %1: %2 is no measure; there are served, factor, waiting, "
                           "starving and differing")
                .arg(text, match.captured(2)));
    alert.measure = *measure;
    alert.relation = *meaningOf(relations, match.captured(3));
    bool isNumber = false;
    alert.bound = QLocale::c().toDouble(match.captured(4), &isNumber);
    if (!isNumber || !std::isfinite(alert.bound)) {
        const bool countsJobs
            = alert.measure == Measure::Waiting || alert.measure == Measure::Starving;
        return wrongUsage(
            countsJobs
                ? AlertTexts::tr("--alert %1: %2 is no number: %3 counts jobs")
                      .arg(text, match.captured(4), match.captured(2))
                : AlertTexts::tr("--alert %1: %2 is no number").arg(text, match.captured(4)));
    }
    if (match.capturedLength(1) > 0) {
        if (alert.measure == Measure::Differing)
            return wrongUsage(
                AlertTexts::tr("--alert %1: differing is of the whole source").arg(text));
        alert.subject = keyFrom(match.captured(1).toStdString());
    }
    return alert;
}

Result<void> checkTold(const Snapshot& snapshot, const std::vector<Alert>& alerts)
{
    if (auto good = checkUndamaged(snapshot); !good)
        return good;
    const auto isOfUsage = [](const Alert& alert) {
        return alert.measure == Measure::Served || alert.measure == Measure::Factor;
    };
    // Without a subject usage is asked of the accounts whose jobs wait.
    const bool needsJobs = std::ranges::any_of(alerts, [&](const Alert& alert) {
        return isOfUsage(alert) ? !alert.subject : alert.measure != Measure::Differing;
    });
    const bool comparesJobs = std::ranges::any_of(
        alerts, [](const Alert& alert) { return alert.measure == Measure::Differing; });
    const auto lost = std::ranges::find(snapshot.issues, Loss::Job, &Issue::loss);
    if ((needsJobs || comparesJobs) && lost != snapshot.issues.end())
        return Error{ErrorCode::SourceUnreachable, placed(*lost), {}};
    if (needsJobs && isMissing(snapshot, inputs::jobs) && snapshot.jobs.size() == 0)
        return Error{ErrorCode::SourceUnreachable,
                     worded(AlertTexts::tr("the source does not tell of jobs").toStdString()),
                     {}};
    const auto cut = std::ranges::find(snapshot.issues, Loss::ListEntry, &Issue::loss);
    if (cut != snapshot.issues.end())
        return Error{ErrorCode::SourceUnreachable, placed(*cut), {}};
    const bool needsRanks = std::ranges::any_of(
        alerts, [](const Alert& alert) { return alert.measure != Measure::Waiting; });
    const auto guess = std::ranges::find(snapshot.issues, Loss::Number, &Issue::loss);
    if (needsRanks && guess != snapshot.issues.end())
        return Error{ErrorCode::SourceUnreachable, placed(*guess), {}};
    if (needsRanks && isMissing(snapshot, inputs::settings))
        return Error{ErrorCode::SourceUnreachable,
                     worded(AlertTexts::tr("the source does not tell weights, half-life and flags; "
                                           "add --config slurm.conf")
                                .toStdString()),
                     {}};
    const bool areRanksOfUsage = needsRanks && traitsOf(snapshot.policy).hasFairShareFactor
        && parameterValue(snapshot.policy, "PriorityWeightFairshare") != "0";
    if ((areRanksOfUsage || std::ranges::any_of(alerts, isOfUsage))
        && isMissing(snapshot, inputs::rawUsage) && !snapshot.usageFromHistory
        && snapshot.assocs.rawUsage.front() == 0.0L)
        return Error{ErrorCode::SourceUnreachable,
                     worded(AlertTexts::tr("the source does not tell of usage").toStdString()),
                     {}};
    return {};
}

Result<std::vector<Alarm>> alarmsOf(const Evaluation& evaluation, const std::vector<Alert>& alerts)
{
    const Reading reading(evaluation);
    std::vector<Alarm> alarms;
    for (const auto& alert : alerts) {
        if (auto added = addAlarms(evaluation, reading, alert, alarms); !added)
            return added.error();
    }
    return alarms;
}

} // namespace fairlead::cli
