// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/recording/changedlimits.h"

#include "engine/base/text.h"
#include "engine/replay/recording/limitoptions.h"

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>

namespace fairlead::replay {

namespace {
/// One number of a set of limits.
class Field
{
public:
    Field(std::string_view option, std::string_view tres)
    {
        const auto count = std::ranges::find(countOptions, option, &CountOption::name);
        const auto amounts = std::ranges::find(tresOptions, option, &TresOption::name);
        const auto place = std::ranges::find(tresNames, tres);
        if (count != countOptions.end())
            m_count = count->limit;
        else if (amounts != tresOptions.end() && place != tresNames.end())
            m_amounts = amounts->limit;
        m_tres = static_cast<std::size_t>(place - tresNames.begin());
    }

    [[nodiscard]] bool isKnown() const { return m_count != nullptr || m_amounts != nullptr; }
    [[nodiscard]] std::uint64_t of(const LimitSet& limits) const
    {
        if (m_amounts != nullptr)
            return (limits.*m_amounts)[m_tres];
        return limits.*m_count == noLimit ? noAmount : limits.*m_count;
    }
    /// Its bit; 0: nobody inherits it.
    [[nodiscard]] OwnLimits own() const
    {
        LimitSet only;
        set(only, 0);
        return inheritableIn(only);
    }
    void set(LimitSet& limits, std::uint64_t amount) const
    {
        if (m_amounts != nullptr)
            (limits.*m_amounts).amounts[m_tres] = amount;
        else
            limits.*m_count = static_cast<std::uint32_t>(std::min<std::uint64_t>(amount, noLimit));
    }

private:
    std::uint32_t LimitSet::*m_count = nullptr;
    TresLimits LimitSet::*m_amounts = nullptr;
    std::size_t m_tres = 0;
};

class Changer
{
public:
    Changer(Limits& limits, const Snapshot& tree)
        : m_limits(limits)
        , m_tree(tree)
    {
        for (std::size_t i = 0; i < limits.assocs.size(); ++i) {
            const auto& assoc = limits.assocs[i];
            m_places.emplace(Names(assoc.account, assoc.user, assoc.partition), i);
        }
    }

    void change(const LimitChange& change, const LimitAmount& amount)
    {
        const Field field(change.option, amount.tres);
        if (!field.isKnown())
            return;
        if (!change.qos.empty())
            return changeQos(change.qos, field, amount.amount);
        const auto account = accountOf(change);
        if (change.user.empty())
            return changeBelow(m_tree.findAssoc(account, {}, {}), field, amount.amount);
        for (std::size_t i = 0; i < m_tree.assocs.size(); ++i) { // one a partition
            const AssocIndex assoc(i);
            if (m_tree.accountName(assoc) == account && m_tree.userName(assoc) == change.user)
                changeBelow(assoc, field, amount.amount);
        }
    }

private:
    using Names = std::tuple<std::string, std::string, std::string>;

    /// sacctmgr writes what it is given in lower case.
    [[nodiscard]] std::string accountOf(const LimitChange& change) const
    {
        return m_tree.findAssoc(change.account, {}, {}).isValid() ? change.account
                                                                  : text::lower(change.account);
    }

    void changeQos(const std::string& name, const Field& field, std::uint64_t amount)
    {
        auto found = std::ranges::find_if(m_limits.qos, [&](const QosLimits& qos) {
            return text::equalsIgnoreCase(qos.name, name);
        });
        if (found == m_limits.qos.end()) {
            QosLimits added;
            added.name = name;
            found = m_limits.qos.insert(m_limits.qos.end(), std::move(added));
        }
        field.set(found->limits, amount);
    }

    /// And below it, whoever inherits.
    void changeBelow(AssocIndex top, const Field& field, std::uint64_t amount)
    {
        if (!top.isValid())
            return;
        const auto before = amountOf(top, field);
        const bool isOwn = amount != noAmount;
        const auto above = m_tree.assocs.parent[top.at()];
        if (!isOwn && field.own() != 0 && above.isValid())
            amount = amountOf(above, field);
        auto& changed = entryOf(top);
        field.set(changed.limits, amount);
        changed.own = isOwn ? changed.own | field.own() : changed.own & ~field.own();
        if (field.own() != 0)
            passDown(top, field, before, amount);
    }

    /// To whoever has the same as before, where nobody says that it is their own.
    void passDown(AssocIndex top, const Field& field, std::uint64_t before, std::uint64_t amount)
    {
        std::vector<bool> isBelow(m_tree.assocs.size(), false);
        isBelow[top.at()] = true;
        for (auto i = top.at() + 1; i < isBelow.size(); ++i) {
            const AssocIndex assoc(i);
            const auto parent = m_tree.assocs.parent[i];
            isBelow[i] = parent.isValid() && isBelow[parent.at()]
                && amountOf(assoc, field) == before && !hasOwn(assoc, field);
            if (isBelow[i])
                field.set(entryOf(assoc).limits, amount);
        }
    }

    [[nodiscard]] Names namesOf(AssocIndex assoc) const
    {
        return {m_tree.accountName(assoc), m_tree.userName(assoc), m_tree.partitionName(assoc)};
    }
    [[nodiscard]] std::uint64_t amountOf(AssocIndex assoc, const Field& field) const
    {
        const auto found = m_places.find(namesOf(assoc));
        return found == m_places.end() ? noAmount : field.of(m_limits.assocs[found->second].limits);
    }
    [[nodiscard]] bool hasOwn(AssocIndex assoc, const Field& field) const
    {
        const auto found = m_places.find(namesOf(assoc));
        return found != m_places.end() && (m_limits.assocs[found->second].own & field.own()) != 0;
    }
    AssocLimits& entryOf(AssocIndex assoc)
    {
        const auto [place, isNew] = m_places.emplace(namesOf(assoc), m_limits.assocs.size());
        if (isNew) {
            auto& added = m_limits.assocs.emplace_back();
            std::tie(added.account, added.user, added.partition) = place->first;
        }
        return m_limits.assocs[place->second];
    }

    Limits& m_limits;
    const Snapshot& m_tree;
    std::map<Names, std::size_t> m_places;
};
} // namespace

Limits withChanges(Limits limits, const std::vector<LimitChange>& changes, const Snapshot& tree)
{
    Changer changer(limits, tree);
    for (const auto& change : changes) {
        for (const auto& amount : amountsOf(change))
            changer.change(change, amount);
    }
    return limits;
}

} // namespace fairlead::replay
