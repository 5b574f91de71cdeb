// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/pdf/pdftable.h"
#include "app/reports/pdf/reportsections.h"
#include "app/reports/words.h"
#include "engine/priority/scheduler.h"
#include "engine/priority/traits.h"
#include "models/pies/slicelayout.h"
#include "models/words/listwords.h"
#include "models/words/sharewords.h"
#include "models/words/slicewords.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fairlead::reports {

namespace {

constexpr int deepest = 3; // levels of accounts in the table
constexpr std::size_t mostRows = 120;

/// Accounts of the first levels, depth first, on each level the largest promise first. Of the first
/// level that does not fit as a whole both ends, the most over-served first; and at any depth those
/// that the beginning of the report names.
class AccountList
{
public:
    explicit AccountList(const ReportContext& context)
        : m_context(context)
        , m_children(context.snapshot.assocs.size())
        , m_level(context.snapshot.assocs.size(), 0)
        , m_isShown(context.snapshot.assocs.size(), false)
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
        chooseNamed();
        chooseLevels();
        order();
    }

    [[nodiscard]] int level(AssocIndex account) const { return m_level[account.at()]; }
    [[nodiscard]] const std::vector<AssocIndex>& accounts() const { return m_accounts; }
    [[nodiscard]] std::size_t total() const { return m_total; }
    /// What is left out, and where it is; empty when nothing is.
    [[nodiscard]] QString leftOut() const
    {
        if (m_accounts.size() == m_total)
            return {};
        QStringList sentences{whichLevels()};
        if (m_hasPart)
            sentences << Words::tr("Of that level those whose consumed part differs most from "
                                   "the promised one, half of them over-served and half "
                                   "under-served where there are enough of both.");
        if (m_hasNamed)
            sentences << Words::tr("Those that the first page names are always among them.");
        sentences << Words::tr("All of them are in shares.csv, which the report in CSV has.");
        return models::inARow(sentences);
    }

private:
    [[nodiscard]] QString whichLevels() const
    {
        const auto& locale = m_context.locale;
        const auto shown = valueformat::count(m_accounts.size(), locale);
        const auto total = valueformat::count(m_total, locale);
        const auto whole = valueformat::priority(m_wholeLevels, locale);
        if (m_wholeLevels == 0)
            return Words::tr("Shown: %1 of %2 accounts, a part of level 1.").arg(shown, total);
        if (!m_hasPart)
            return Words::tr("Shown: %1 of %2 accounts, all down to level %3.")
                .arg(shown, total, whole);
        return Words::tr("Shown: %1 of %2 accounts, all down to level %3 and a part of level %4.")
            .arg(shown, total, whole, valueformat::priority(m_wholeLevels + 1, locale));
    }
    void chooseNamed()
    {
        using enum models::ShareSide;
        auto named = unusedAccounts(m_context);
        named.resize(std::min<std::size_t>(named.size(), 1));
        for (const auto side : {Under, Over}) {
            if (const auto farthest = extreme(m_context, side))
                named.push_back(*farthest);
        }
        m_hasNamed = !named.empty();
        for (auto account : named) {
            for (; account != AssocIndex(0);
                 account = m_context.snapshot.assocs.parent[account.at()])
                m_isShown[account.at()] = true;
        }
    }
    void chooseLevels()
    {
        auto room = mostRows;
        for (int level = 1; level <= deepest && room > 0 && !m_hasPart; ++level) {
            auto& accounts = m_ofLevel[static_cast<std::size_t>(level)];
            m_hasPart = accounts.size() > room;
            if (m_hasPart)
                accounts = bothEnds(accounts, room);
            else
                m_wholeLevels = level;
            room -= accounts.size();
            for (const auto account : accounts)
                m_isShown[account.at()] = true;
        }
    }
    /// What is shown already first, then those with the largest difference, half of the room for
    /// each side; what one side leaves the other takes.
    [[nodiscard]] std::vector<AssocIndex> bothEnds(std::vector<AssocIndex> accounts,
                                                   std::size_t room) const
    {
        std::ranges::stable_sort(accounts, [this](AssocIndex a, AssocIndex b) {
            const bool isShown = m_isShown[a.at()];
            return isShown != m_isShown[b.at()] ? isShown
                                                : std::abs(difference(a)) > std::abs(difference(b));
        });
        const auto under = std::ranges::stable_partition(
            accounts, [this](AssocIndex account) { return difference(account) > 0.0; });
        const auto over = accounts.size() - under.size();
        const auto ofUnder
            = std::min(under.size(), std::max(room / 2, room - std::min(room, over)));
        const auto ofOver = room - ofUnder;
        accounts.erase(under.begin() + static_cast<std::ptrdiff_t>(ofUnder), under.end());
        accounts.erase(accounts.begin() + static_cast<std::ptrdiff_t>(ofOver),
                       accounts.begin() + static_cast<std::ptrdiff_t>(over));
        return accounts;
    }
    /// What it consumed of the account above and was not promised.
    [[nodiscard]] double difference(AssocIndex account) const
    {
        const auto& served = m_context.served.served(account);
        return served.consumed - served.promised;
    }
    void order()
    {
        for (std::size_t i = 1; i < m_isShown.size(); ++i) {
            if (m_isShown[i])
                m_children[m_context.snapshot.assocs.parent[i].at()].emplace_back(i);
        }
        for (auto& children : m_children) {
            std::ranges::stable_sort(children, [this](AssocIndex a, AssocIndex b) {
                return level(a) > m_wholeLevels
                    ? difference(a) > difference(b)
                    : m_context.served.served(a).promised > m_context.served.served(b).promised;
            });
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
    std::vector<bool> m_isShown;
    std::array<std::vector<AssocIndex>, deepest + 1> m_ofLevel{};
    std::vector<AssocIndex> m_accounts;
    std::size_t m_total = 0;
    int m_wholeLevels = 0;
    bool m_hasPart = false; // of the level after these
    bool m_hasNamed = false;
};

constexpr qreal patchRoom = 10;

QString hours(const ReportContext& context, long double usage)
{
    const auto decimals = valueformat::decimalsOfHours(context.evaluation.assocs.rawUsage.front());
    return valueformat::usageAmount(context.snapshot, usage, context.locale, decimals);
}

/// Of an account that the scenario renames with the name that history knows it by.
QString nameOf(const ReportContext& context, AssocIndex account)
{
    const auto& name = context.snapshot.accountName(account);
    const auto& former = formerName(context.snapshot.formerNames, name);
    return former == name ? fromUtf8(name) : models::withAside(fromUtf8(name), fromUtf8(former));
}

std::vector<PdfCell> accountRow(const ReportContext& context, AssocIndex account, int level)
{
    constexpr qreal indentPerLevel = 10;
    const auto served = context.served.served(account);
    const auto usage = context.evaluation.assocs.rawUsage[account.at()];
    std::vector<PdfCell> cells{
        {nameOf(context, account),
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
    };
    if (context.usageKnown == models::UsageKnown::Yes) {
        cells.push_back({valueformat::percent(served.consumed, context.locale), {}, 0, level == 1});
        cells.push_back({valueformat::markedVerdict(served, context.locale),
                         verdictText(served.kind), 0, level == 1});
        cells.push_back({hours(context, usage)});
    }
    return cells;
}

/// What no account of the first level has, as the pies call it: then the rows add up to the whole.
void addRest(PdfTable& table, const ReportContext& context)
{
    const auto layout = models::sliceLayout(context.evaluation, context.colours);
    for (const auto& slice : layout.slices) {
        if (slice.kind == models::SliceKind::Association || slice.isOthers()
            || slice.consumed <= 0.0)
            continue;
        const auto usage
            = static_cast<long double>(slice.consumed) * context.evaluation.assocs.rawUsage.front();
        table.addRow({{models::slicewords::name(slice, context.locale), {}, patchRoom},
                      {},
                      {},
                      {valueformat::percent(slice.consumed, context.locale)},
                      {},
                      {hours(context, usage)}});
    }
}

/// What the marks of targets mean, where there are some.
QString marksOfTargets(const ReportContext& context, const std::vector<AssocIndex>& accounts)
{
    const auto& evaluation = context.evaluation;
    const bool areMarked = std::ranges::any_of(accounts, [&evaluation](AssocIndex account) {
        const auto kind = schedulerOf(evaluation.inputs.policy).target(evaluation, account).kind;
        return kind != TargetKind::None && kind != TargetKind::Plain;
    });
    return areMarked ? Words::tr("Of targets, + means at least and - at most; one with % or ^ is a "
                                 "cap: it promises nothing, and nothing is said of who is below.")
                     : QString();
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
    if (context.usageKnown != models::UsageKnown::Yes)
        return Words::tr("Users of the account root, who are in no account below, are promised %1.")
            .arg(valueformat::percent(promised, context.locale));
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
    canvas.note(models::inARow({above, beside, marksOfTargets(context, list.accounts()),
                                models::sharewords::unknownUsageSentence(context.usageKnown)}));

    const bool isUsageKnown = context.usageKnown == models::UsageKnown::Yes;
    std::vector<PdfColumn> columns{{Words::tr("Account")},
                                   {traitsOf(context.evaluation.inputs.policy).hasTargets
                                        ? Words::tr("Target")
                                        : Words::tr("Shares"),
                                    true},
                                   {Words::tr("Promised"), true}};
    if (isUsageKnown) {
        columns.push_back({Words::tr("Consumed"), true});
        columns.push_back({.title = Words::tr("Verdict"), .isWhole = true});
        columns.push_back(
            {Words::tr("Consumed (%1)", "a unit").arg(valueformat::usageUnit(context.snapshot)),
             true});
    }
    PdfTable table(std::move(columns));
    for (const auto account : list.accounts())
        table.addRow(accountRow(context, account, list.level(account)));
    if (isUsageKnown)
        addRest(table, context);
    table.paint(canvas, {}, list.leftOut());
}

} // namespace fairlead::reports
