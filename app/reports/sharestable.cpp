// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/evaluationtables.h"
#include "app/reports/rowfilter.h"
#include "app/reports/words.h"
#include "engine/slurm/sshare.h"

namespace fairlead::reports {

namespace {

std::vector<Column> shareColumns()
{
    const auto text = [](const QString& translated) { return translated.toStdString(); };
    using enum Align;
    return {
        {"Cluster", Left, text(Words::tr("Name of the cluster"))},
        {"Account", Left, text(Words::tr("Account of the association"))},
        {"User", Left, text(Words::tr("User; empty for an account"))},
        {"Partition", Left, text(Words::tr("Partition, when the association has one"))},
        {"RawShares", Right, text(Words::tr("Shares as entered, or parent"))},
        {"NormShares", Right,
         text(Words::tr("Shares as a fraction: Fair Tree, of its level; classic, of the machine"))},
        {"RawUsage", Right, text(Words::tr("Decayed usage in TRES-weighted billing-seconds")), 0},
        {"NormUsage", Right, text(Words::tr("Usage as a fraction of the cluster's usage"))},
        {"EffectvUsage", Right,
         text(Words::tr("Usage that counts: Fair Tree, fraction of its level; classic, with "
                        "a part of the account's usage"))},
        {"FairShare", Right, text(Words::tr("Fair-share factor, 0 to 1; near 0 is low priority"))},
        {"LevelFS", Right, text(Words::tr("NormShares / EffectvUsage; above 1 is under-served"))},
    };
}

/// Fills the cells of one row.
class ShareRow
{
public:
    ShareRow(const Evaluation& evaluation, AssocIndex assoc)
        : m_evaluation(evaluation)
        , m_results(evaluation.assocs)
        , m_policy(evaluation.inputs.policy)
        , m_assoc(assoc)
        , m_shares((*evaluation.inputs.shares)[assoc.at()])
        , m_isRoot(!evaluation.snapshot().assocs.parent[assoc.at()].isValid())
    {
    }

    [[nodiscard]] std::vector<Cell> cells() const
    {
        const auto& snapshot = m_evaluation.snapshot();
        return {
            snapshot.cluster,
            snapshot.accountName(m_assoc),
            snapshot.userName(m_assoc),
            snapshot.partitionName(m_assoc),
            rawShares(),
            m_results.normShares[m_assoc.at()],
            static_cast<double>(m_results.rawUsage[m_assoc.at()]),
            m_isRoot ? Cell() : Cell(static_cast<double>(m_results.normUsage[m_assoc.at()])),
            effectiveUsage(),
            fairShare(),
            levelFs(),
        };
    }

private:
    [[nodiscard]] bool isFairTree() const { return m_policy.algorithm() == Algorithm::FairTree; }
    [[nodiscard]] bool isByParent() const
    {
        return !m_isRoot && m_shares == slurm::useParentShares;
    }

    [[nodiscard]] Cell rawShares() const
    {
        if (m_isRoot)
            return {};
        return isByParent() ? Cell("parent") : Cell(static_cast<std::int64_t>(m_shares));
    }

    [[nodiscard]] double effectiveUsage() const
    {
        return m_isRoot ? 1.0 : static_cast<double>(m_results.effectiveUsage[m_assoc.at()]);
    }

    [[nodiscard]] Cell fairShare() const
    {
        const auto factor = printedFairShare(m_evaluation, m_assoc);
        return factor ? Cell(*factor) : Cell();
    }

    [[nodiscard]] Cell levelFs() const
    {
        if (isByParent() || (m_isRoot && isFairTree()))
            return {};
        return isFairTree() ? static_cast<double>(m_results.levelFs[m_assoc.at()]) : 0.0;
    }

    const Evaluation& m_evaluation;
    const AssocResults& m_results;
    const Policy& m_policy;
    AssocIndex m_assoc;
    std::uint32_t m_shares;
    bool m_isRoot;
};

} // namespace

Table sharesTable(const Evaluation& evaluation, const SharesOptions& options)
{
    const auto& snapshot = evaluation.snapshot();
    const auto& assocs = snapshot.assocs;
    const IdFilter accounts(snapshot.names, options.accounts);
    const IdFilter users(snapshot.names, options.users);

    Table table(shareColumns());
    table.reserveRows(assocs.size());
    for (std::size_t i = 0; i < assocs.size(); ++i) {
        const AssocIndex assoc(i);
        const bool isWanted
            = assocs.isUser(assoc) ? users.passes(assocs.user[i].value) : !options.usersOnly;
        if (isWanted && accounts.passes(assocs.account[i].value))
            table.addRow(ShareRow(evaluation, assoc).cells());
    }
    return table;
}

} // namespace fairlead::reports
