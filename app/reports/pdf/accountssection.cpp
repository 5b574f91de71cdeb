// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/pdf/pdftable.h"
#include "app/reports/pdf/reportsections.h"
#include "app/reports/words.h"
#include "engine/priority/traits.h"
#include "models/words/listwords.h"
#include "models/words/sharewords.h"

#include <algorithm>
#include <array>

namespace fairlead::reports {

namespace {

constexpr int deepest = 3; // levels of accounts in the table
constexpr std::size_t mostRows = 120;

/// Accounts of the first levels, depth first, on each level the largest promise first. Of the first
/// level that does not fit as a whole those farthest from their share, these first.
class AccountList
{
public:
    explicit AccountList(const ReportContext& context)
        : m_context(context)
        , m_children(context.snapshot.assocs.size())
        , m_level(context.snapshot.assocs.size(), 0)
    {
        const auto& assocs = context.snapshot.assocs;
        for (std::size_t i = 1; i < assocs.size(); ++i) {
            if (assocs.isUser(AssocIndex(i)))
                continue;
            m_level[i] = m_level[assocs.parent[i].at()] + 1;
            ++m_total;
            if (m_level[i] <= deepest)
                m_ofLevel[static_cast<std::size_t>(m_level[i])].emplace_back(i);
        }
        choose();
    }

    [[nodiscard]] int level(AssocIndex account) const { return m_level[account.at()]; }
    [[nodiscard]] const std::vector<AssocIndex>& accounts() const { return m_accounts; }
    [[nodiscard]] std::size_t total() const { return m_total; }
    /// What is left out, and where it is; empty when nothing is.
    [[nodiscard]] QString leftOut() const
    {
        if (m_accounts.size() == m_total)
            return {};
        const auto& locale = m_context.locale;
        const auto shown = valueformat::count(m_accounts.size(), locale);
        const auto total = valueformat::count(m_total, locale);
        const auto whole = valueformat::priority(m_wholeLevels, locale);
        const auto words = m_wholeLevels == 0
            ? Words::tr("Shown: of %2 accounts the %1 farthest from their share.").arg(shown, total)
            : !m_hasPart
            ? Words::tr("Shown: %1 of %2 accounts, all down to level %3.").arg(shown, total, whole)
            : Words::tr("Shown: %1 of %2 accounts, all down to level %3 and of level %4 those "
                        "farthest from their share.")
                  .arg(shown, total, whole, valueformat::priority(m_wholeLevels + 1, locale));
        return models::inARow({words,
                               Words::tr("All of them are in shares.csv, which the report "
                                         "in CSV has.")});
    }

private:
    void choose()
    {
        const auto& served = m_context.served;
        const auto& assocs = m_context.snapshot.assocs;
        const auto isLarger = [&served](AssocIndex a, AssocIndex b) {
            return served.served(a).promised > served.served(b).promised;
        };
        const auto isFarther = [&](AssocIndex a, AssocIndex b) {
            return models::isFartherFromShare(served, assocs, a, b);
        };
        auto room = mostRows;
        for (int level = 1; level <= deepest && room > 0 && !m_hasPart; ++level) {
            auto& accounts = m_ofLevel[static_cast<std::size_t>(level)];
            m_hasPart = accounts.size() > room;
            if (m_hasPart) {
                std::ranges::sort(accounts, isFarther);
                accounts.resize(room);
            } else {
                std::ranges::stable_sort(accounts, isLarger);
                m_wholeLevels = level;
            }
            room -= accounts.size();
            for (const auto account : accounts)
                m_children[assocs.parent[account.at()].at()].push_back(account);
        }
        append(AssocIndex(0));
    }
    void append(AssocIndex parent)
    {
        for (const auto child : m_children[parent.at()]) {
            m_accounts.push_back(child);
            append(child);
        }
    }

    const ReportContext& m_context;
    std::vector<std::vector<AssocIndex>> m_children; // that are shown
    std::vector<int> m_level;
    std::array<std::vector<AssocIndex>, deepest + 1> m_ofLevel{};
    std::vector<AssocIndex> m_accounts;
    std::size_t m_total = 0;
    int m_wholeLevels = 0;
    bool m_hasPart = false; // of the level after these
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
        {models::sharewords::given(context.evaluation, account, context.locale), {}, 0, false},
        {models::sharewords::promised(context.evaluation, served, context.locale),
         {},
         0,
         level == 1},
        {valueformat::percent(served.consumed, context.locale), {}, 0, level == 1},
        {valueformat::markedVerdict(served, context.locale), verdictText(served.kind), 0,
         level == 1},
        {valueformat::usageAmount(
             context.snapshot, usage, context.locale,
             valueformat::decimalsOfHours(context.evaluation.assocs.rawUsage.front())),
         {},
         0,
         false},
    };
}

/// Users of root compete with the accounts of the first level, and stand in no row.
QString usersOfRoot(const ReportContext& context)
{
    constexpr double shown = 0.0005; // one decimal of a percentage
    double promised = 0.0;
    double consumed = 0.0;
    for (const auto child : context.served.children().of(AssocIndex(0))) {
        if (!context.snapshot.assocs.isUser(child))
            continue;
        promised += context.served.served(child).promised;
        consumed += context.served.served(child).consumed;
    }
    if (promised < shown && consumed < shown)
        return {};
    return Words::tr("Users of the account root, who are in no account below, are promised %1 and "
                     "have consumed %2.")
        .arg(valueformat::percent(promised, context.locale),
             valueformat::percent(consumed, context.locale));
}

} // namespace

void paintAccounts(PdfCanvas& canvas, const ReportContext& context)
{
    const AccountList list(context);
    canvas.heading(Words::tr("Accounts"));
    if (list.total() == 0) {
        canvas.paragraph(Words::tr("The source has no accounts."));
        return;
    }
    const auto above = Words::tr("Percentages are parts of the account above: of the whole cluster "
                                 "for the accounts of the first level.");
    const auto beside = usersOfRoot(context);
    canvas.note(beside.isEmpty() ? above : models::inARow({above, beside}));

    PdfTable table({{Words::tr("Account")},
                    {traitsOf(context.evaluation.inputs.policy).hasTargets ? Words::tr("Target")
                                                                           : Words::tr("Shares"),
                     true},
                    {Words::tr("Promised"), true},
                    {Words::tr("Consumed"), true},
                    {Words::tr("Verdict")},
                    {valueformat::usageUnit(context.snapshot), true}});
    for (const auto account : list.accounts())
        table.addRow(accountRow(context, account, list.level(account)));
    table.paint(canvas);
    if (const auto words = list.leftOut(); !words.isEmpty())
        canvas.note(words);
}

} // namespace fairlead::reports
