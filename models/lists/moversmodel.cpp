// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/moversmodel.h"

#include "models/document/policycomparison.h"
#include "models/document/scenariodocument.h"
#include "models/words/explanation.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <algorithm>

namespace fairlead::models {

namespace {

qint64 rankBefore(const Mover& row)
{
    return row.move.rankBefore;
}

qint64 rankAfter(const Mover& row)
{
    return row.move.rankAfter;
}

/// A place that a job has; without one it is empty.
ListColumn<Mover> ofRank(const QString& title, const QString& help, qint64 (*rank)(const Mover&))
{
    return {
        title, help,
        [rank](const Mover& row) {
            return rank(row) > 0 ? valueformat::priority(rank(row)) : QString();
        },
        [rank](const Mover& row) { return row.row.isValid() ? QVariant(rank(row)) : QVariant(); },
        alignedRight};
}

/// A number that jobs have and accounts have not.
template <typename Number>
ListColumn<Mover> ofJob(const QString& title, const QString& help, Number number)
{
    return {title, help,
            [number](const Mover& row) {
                return row.row.isValid() ? valueformat::priority(std::invoke(number, row))
                                         : QString();
            },
            [number](const Mover& row) {
                return row.row.isValid() ? QVariant(qint64{std::invoke(number, row)}) : QVariant();
            },
            alignedRight};
}

} // namespace

MoversModel::MoversModel(ScenarioDocument* document, Scope scope, int limit, QObject* parent)
    : ListModel(parent)
    , m_document(document)
    , m_scope(scope)
    , m_limit(limit)
    , m_ground(ground())
{
    setColumns(columns());
    setRows(rowsOf(m_ground));
    connect(document, &ScenarioDocument::snapshotAboutToReset, this, [this] { beginResetModel(); });
    connect(document, &ScenarioDocument::snapshotReset, this, [this] {
        m_ground = ground();
        setRows(rowsOf(m_ground));
        endResetModel();
    });
    connect(document, &ScenarioDocument::evaluationChanged, this, &MoversModel::sync);
}

MoversModel::MoversModel(PolicyComparison* comparison, Scope scope, QObject* parent)
    : ListModel(parent)
    , m_comparison(comparison)
    , m_scope(scope)
    , m_ground(ground())
{
    setColumns(columns());
    setRows(rowsOf(m_ground));
    connect(comparison, &PolicyComparison::changed, this, &MoversModel::sync);
}

MoversModel::~MoversModel() = default;

MoversModel::Ground MoversModel::ground() const
{
    if (m_comparison == nullptr) {
        const auto& digest = m_document->outcome().digest;
        if (digest == nullptr)
            return {};
        return {m_document->snapshot(), m_document->baseline(),
                std::shared_ptr<const Movers>(digest, &digest->movers)};
    }
    const auto& verdict = m_comparison->verdict();
    if (verdict == nullptr)
        return {};
    return {verdict->here->inputs.snapshot, verdict->baseline,
            std::shared_ptr<const Movers>(verdict, &verdict->movers)};
}

MoversModel::Columns MoversModel::columns() const
{
    Columns columns{
        nameColumn(),
        {tr("Jobs"), tr("Waiting jobs of the account, one per partition."),
         [](const Mover& row) { return valueformat::count(row.jobs); },
         [](const Mover& row) { return quint64{row.jobs}; }, alignedRight},
        gainColumn(),
    };
    auto ofJobs = m_comparison == nullptr ? againstBaseline() : againstPolicy();
    std::ranges::move(ofJobs, std::back_inserter(columns));
    return columns;
}

ListColumn<Mover> MoversModel::nameColumn() const
{
    const auto name = [this](const Mover& row) {
        return row.row.isValid() ? rowName(*m_ground.snapshot, row.row) : shownText(row.account);
    };
    if (m_scope == Scope::Accounts)
        return {tr("Account"), tr("The account that the jobs are charged to."), name};
    return {tr("Job"), tr("Job id with user and account."), name};
}

ListColumn<Mover> MoversModel::gainColumn() const
{
    const bool isBaseline = m_comparison == nullptr;
    const auto gain = [](const Mover& row) { return row.gain; };
    if (m_scope == Scope::Accounts)
        return {tr("Places per job"),
                isBaseline ? tr("Places won (▲) or lost (▼) against the baseline, average per job.")
                           : tr("Places that its jobs would win (▲) or lose (▼) under the other "
                                "policy, average per job."),
                [](const Mover& row) { return valueformat::change(row.gain, 1); }, gain,
                alignedRight};
    return {tr("Places"),
            isBaseline
                ? tr("Places won (▲) or lost (▼) against the baseline.")
                : tr("Places that the job would win (▲) or lose (▼) under the other policy."),
            &MoversModel::placesText, gain, alignedRight};
}

QVariant MoversModel::placesText(const Mover& row)
{
    if (row.move.rankBefore == 0 && row.move.rankAfter != 0)
        return tr("gets a rank");
    if (row.move.rankBefore != 0 && row.move.rankAfter == 0)
        return tr("loses its rank");
    return valueformat::change(static_cast<qint64>(row.gain));
}

MoversModel::Columns MoversModel::againstBaseline() const
{
    return {
        ofRank(tr("Rank before"), tr("Place in the queue in the baseline."), rankBefore),
        ofRank(tr("Rank after"), tr("Place in the queue with the scenario."), rankAfter),
        ofJob(tr("Priority before"), tr("Priority in the baseline, in points."),
              &Mover::priorityBefore),
        ofJob(tr("Priority after"), tr("Priority with the scenario, in points."),
              &Mover::priorityAfter),
    };
}

MoversModel::Columns MoversModel::againstPolicy() const
{
    return {
        ofRank(tr("Rank here"),
               tr("Place in the queue under the policy on the screen, with its edits."),
               rankBefore),
        ofRank(tr("Rank there"), tr("Place in the queue under the other policy."), rankAfter),
        ofJob(tr("Priority here"),
              tr("Priority under the policy on the screen, in points of its scheduler."),
              &Mover::priorityBefore),
        ofJob(tr("Priority there"),
              tr("Priority under the other policy, in points of its scheduler; those of "
                 "two schedulers have no common scale."),
              &Mover::priorityAfter),
    };
}

// Rows name things of one ground; data() reads that one until the rows are replaced.
void MoversModel::sync()
{
    auto next = ground();
    auto rows = rowsOf(next);
    syncRows(std::move(rows), [&] { m_ground = std::move(next); });
}

SliceColour MoversModel::colour(AssocIndex assoc) const
{
    return m_ground.baseline ? m_ground.baseline->colours.colour(*m_ground.snapshot, assoc)
                             : SliceColour();
}

QVariant MoversModel::value(const Mover& row, int column, int role) const
{
    switch (role) {
    case ChangeRole:
        return column == GainColumn ? QVariant(valueformat::toldChange(row.gain, 1)) : QVariant();
    case AssocRole:
        return row.assoc.isValid() ? QVariant(row.assoc.value) : QVariant();
    case QueueRowRole:
        return row.row.isValid() ? QVariant(row.row.value) : QVariant();
    case JobRole: {
        if (!row.row.isValid())
            return {};
        const auto& snapshot = *m_ground.snapshot;
        return shownText(snapshot.jobLabel(snapshot.rows.job[row.row.at()]));
    }
    case HueRole:
        return colour(row.assoc).hue;
    case LightnessRole:
        return colour(row.assoc).lightness;
    case HatchRole:
        return colour(row.assoc).isHatched;
    default:
        return {};
    }
}

std::vector<Mover> MoversModel::rowsOf(const Ground& ground) const
{
    if (!ground.movers)
        return {};
    auto rows = m_scope == Scope::Accounts ? ground.movers->accounts : ground.movers->jobs;
    if (m_limit <= 0)
        return rows;
    const auto winners
        = std::ranges::count_if(rows, [](const Mover& row) { return row.gain > 0.0; });
    const auto losers = std::ssize(rows) - winners;
    const std::ptrdiff_t limit = m_limit;
    rows.erase(rows.begin() + std::min(winners, limit), rows.end() - std::min(losers, limit));
    return rows;
}

} // namespace fairlead::models
