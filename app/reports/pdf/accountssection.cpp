// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/pdf/pdftable.h"
#include "app/reports/pdf/reportsections.h"
#include "app/reports/words.h"
#include "engine/priority/traits.h"

#include <algorithm>
#include <array>

namespace fairlead::reports {

namespace {

constexpr int deepest = 3; // levels of accounts in the table
constexpr std::size_t mostRows = 120;

/// The accounts down to a level, depth first, on each level the largest promise first.
class AccountList
{
public:
    explicit AccountList(const ReportContext& context)
        : m_children(context.snapshot.assocs.size())
        , m_level(context.snapshot.assocs.size(), 0)
    {
        const auto& assocs = context.snapshot.assocs;
        for (std::size_t i = 1; i < assocs.size(); ++i) {
            if (assocs.isUser(AssocIndex(i)))
                continue;
            const auto parent = assocs.parent[i].at();
            m_level[i] = m_level[parent] + 1;
            m_children[parent].emplace_back(i);
            ++m_total;
            for (int level = m_level[i]; level <= deepest; ++level)
                ++m_upTo[static_cast<std::size_t>(level)];
        }
        const auto isLarger = [&context](AssocIndex a, AssocIndex b) {
            return context.served.served(a).promised > context.served.served(b).promised;
        };
        for (auto& children : m_children)
            std::stable_sort(children.begin(), children.end(), isLarger);
    }

    /// As many levels as leave the table readable.
    [[nodiscard]] int levels() const
    {
        int level = deepest;
        while (level > 1 && m_upTo[static_cast<std::size_t>(level)] > mostRows)
            --level;
        return level;
    }
    [[nodiscard]] int level(AssocIndex account) const { return m_level[account.at()]; }
    [[nodiscard]] std::vector<AssocIndex> downTo(int level) const
    {
        std::vector<AssocIndex> accounts;
        append(accounts, AssocIndex(0), level);
        return accounts;
    }
    [[nodiscard]] std::size_t total() const { return m_total; }

private:
    void append(std::vector<AssocIndex>& accounts, AssocIndex parent, int level) const
    {
        for (const auto child : m_children[parent.at()]) {
            accounts.push_back(child);
            if (m_level[child.at()] < level)
                append(accounts, child, level);
        }
    }

    std::vector<std::vector<AssocIndex>> m_children;
    std::vector<int> m_level;
    std::array<std::size_t, deepest + 1> m_upTo{};
    std::size_t m_total = 0;
};

std::vector<PdfCell> accountRow(const ReportContext& context, AssocIndex account, int level)
{
    constexpr qreal indentPerLevel = 10;
    constexpr qreal patchRoom = 10;
    const auto served = context.served.served(account);
    const auto usage = context.evaluation.assocs.rawUsage[account.at()];
    return {
        {fromUtf8(context.snapshot.accountName(account)),
         {},
         patchRoom + indentPerLevel * (level - 1),
         level == 1,
         toColour(palette::account(context.colours.colour(context.snapshot, account),
                                   palette::Ground::Paper))},
        {valueformat::shares((*context.evaluation.inputs.shares)[account.at()], context.locale),
         {},
         0,
         false},
        {valueformat::percent(served.promised, context.locale), {}, 0, level == 1},
        {valueformat::percent(served.consumed, context.locale), {}, 0, level == 1},
        {valueformat::markedVerdict(served, context.locale), verdictText(served.kind), 0,
         level == 1},
        {valueformat::usageAmount(context.snapshot, usage, context.locale), {}, 0, false},
    };
}

} // namespace

void paintAccounts(PdfCanvas& canvas, const ReportContext& context)
{
    const AccountList list(context);
    const auto accounts = list.downTo(list.levels());
    canvas.heading(Words::tr("Accounts"));
    if (list.total() == 0) {
        canvas.paragraph(Words::tr("The source has no accounts."));
        return;
    }
    canvas.note(Words::tr("Percentages are parts of the account above: of the whole cluster "
                          "for the accounts of the first level."));

    PdfTable table({{Words::tr("Account")},
                    {traitsOf(context.evaluation.inputs.policy).hasTargets ? Words::tr("Target")
                                                                           : Words::tr("Shares"),
                     true},
                    {Words::tr("Promised"), true},
                    {Words::tr("Consumed"), true},
                    {Words::tr("Verdict")},
                    {valueformat::usageUnit(context.snapshot), true}});
    for (const auto account : accounts)
        table.addRow(accountRow(context, account, list.level(account)));
    table.paint(canvas);
    if (accounts.size() < list.total())
        canvas.note(Words::tr("Shown: accounts down to level %1, %2 of %3.")
                        .arg(valueformat::priority(list.levels(), context.locale),
                             valueformat::count(accounts.size(), context.locale),
                             valueformat::count(list.total(), context.locale)));
}

} // namespace fairlead::reports
