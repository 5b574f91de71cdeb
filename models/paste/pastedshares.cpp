// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/paste/pastedshares.h"

#include "engine/cluster/treebuilder.h"
#include "engine/scenario/editrules.h"
#include "models/paste/capitals.h"
#include "models/paste/newmembers.h"
#include "models/paste/typedshares.h"
#include "models/words/messagewords.h"
#include "models/words/showntext.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <unordered_set>

namespace fairlead::models {

namespace {

constexpr int noColumn = -1;

/// Where things stand in a line.
struct Places
{
    int account = 0;
    int user = noColumn;
    int shares = 1;
    int partition = noColumn;
    int parent = noColumn;

    [[nodiscard]] bool isUsed(int column) const
    {
        return column == account || column == user || column == shares || column == partition
            || column == parent;
    }
};

class PasteReader
{
    Q_DECLARE_TR_FUNCTIONS(PasteReader)

public:
    PasteReader(const Snapshot& snapshot, const SharesOf& shares, AssocIndex account)
        : m_snapshot(snapshot)
        , m_shares(shares)
        , m_capitals(m_snapshot)
        , m_members(m_snapshot, m_snapshot.accountName(account))
    {
    }

    PastedShares read(const QString& text)
    {
        const auto lines = text.split(u'\n');
        bool isFirst = true;
        for (m_line = 1; m_line <= lines.size(); ++m_line) {
            QStringList cells;
            for (const auto& cell : lines[m_line - 1].split(u'\t'))
                cells << cell.trimmed();
            while (!cells.isEmpty() && cells.back().isEmpty())
                cells.removeLast();
            if (cells.isEmpty())
                continue;
            if (!isFirst || !readHeader(cells))
                readLine(cells);
            isFirst = false;
        }
        m_members.settle(m_pasted);
        std::ranges::stable_sort(m_pasted.unusable, {}, &PastedShares::Line::number);
        return std::move(m_pasted);
    }

private:
    bool readHeader(const QStringList& cells)
    {
        // As the tree, sshare, sacctmgr and the tables of Fairlead call them.
        const auto find = [&cells](const QStringList& names) {
            for (const auto& name : names) {
                for (int i = 0; i < cells.size(); ++i) {
                    if (cells[i].compare(name, Qt::CaseInsensitive) == 0)
                        return i;
                }
            }
            return noColumn;
        };
        const Places found{find({QStringLiteral("account"), tr("Account")}),
                           find({QStringLiteral("user"), tr("User")}),
                           find({QStringLiteral("shares"), tr("Shares"),
                                 QStringLiteral("RawShares"), QStringLiteral("Share")}),
                           find({QStringLiteral("partition"), tr("Partition")}),
                           find({QStringLiteral("parent"), tr("Parent"),
                                 QStringLiteral("ParentName"), QStringLiteral("Par Name")})};
        if (found.account == noColumn || found.shares == noColumn)
            return false;
        m_header = found;
        for (int i = 0; i < cells.size(); ++i) {
            if (!found.isUsed(i))
                m_pasted.unusedColumns << shownText(cells[i].toStdString());
        }
        return true;
    }

    void readLine(const QStringList& cells)
    {
        if (!m_header && (cells.size() < 2 || cells.size() > 3)) {
            refuse(tr("two or three cells are expected: account, user, shares"));
            return;
        }
        const auto places = m_header ? *m_header : cells.size() == 2 ? Places() : Places{0, 1, 2};
        const auto cell = [&cells](int place) {
            return place >= 0 && place < cells.size() ? cells[place] : QString();
        };
        const AssocKey key{cell(places.account).toStdString(), cell(places.user).toStdString(),
                           cell(places.partition).toStdString()};
        const auto typed = cell(places.shares);
        const auto shares = typedShares(typed);
        if (key.account.empty())
            refuse(tr("the account is missing"));
        else if (isAsRoot(key, typed, shares))
            ++m_pasted.unchanged;
        else if (!shares)
            refuse(typed.isEmpty()
                       ? tr("the shares are missing")
                       : tr("“%1” is not a valid share").arg(shownText(typed.toStdString())));
        else if (isNew(key))
            take(key, *shares, cell(places.parent).toStdString());
    }

    /// Tables of all associations begin with root, which has no shares to set: sshare says none of
    /// the account, and 1.
    [[nodiscard]] bool isAsRoot(const AssocKey& key, const QString& typed,
                                const Result<std::uint32_t>& shares) const
    {
        const bool isRoot
            = key.user.empty() && key.account == m_snapshot.accountName(AssocIndex(0));
        return isRoot && (typed.isEmpty() || (shares && *shares == m_shares(AssocIndex(0))));
    }

    /// A second line for the same row is refused.
    bool isNew(const AssocKey& key)
    {
        const auto [known, isNew]
            = m_lineOf.try_emplace(assocMapKey(key.account, key.user, key.partition), m_line);
        if (!isNew)
            refuse(tr("%1 is in line %L2 already").arg(shownText(keyText(key))).arg(known->second));
        return isNew;
    }

    void take(const AssocKey& key, std::uint32_t shares, const std::string& parent)
    {
        const auto assoc = findAssoc(m_snapshot, key);
        if (!assoc.isValid()) {
            add(key, shares, parent);
            return;
        }
        if (const auto above = parentOf(assoc);
            key.user.empty() && !parent.empty() && parent != above) {
            refuse(tr("%1 is below %2, and a table moves nobody")
                       .arg(shownText(key.account), shownText(above)));
            return;
        }
        const ShareEdit edit{key, shares};
        if (const auto refused = refusalOf(edit, SnapshotTree(m_snapshot)))
            refuse(messageWords(errorOf(*refused).message));
        else if (m_shares(assoc) == shares)
            ++m_pasted.unchanged;
        else
            m_pasted.changes.emplace_back(edit);
    }

    [[nodiscard]] std::string parentOf(AssocIndex assoc) const
    {
        const auto parent = m_snapshot.assocs.parent[assoc.at()];
        return parent.isValid() ? m_snapshot.accountName(parent) : std::string();
    }

    void add(const AssocKey& key, std::uint32_t shares, const std::string& parent)
    {
        for (const auto& name : {key.account, key.user.empty() ? key.account : key.user,
                                 key.partition.empty() ? key.account : key.partition}) {
            const auto fault = nameFault(name);
            if (fault) {
                refuse(messageWords(errorOf({.fault = *fault, .text = name}).message));
                return;
            }
        }
        auto fault = m_capitals.accountFault(key.account);
        if (fault.isEmpty() && !key.user.empty())
            fault = m_capitals.userFault(key.user);
        if (!fault.isEmpty()) {
            refuse(fault);
            return;
        }
        if (key.user.empty()) {
            if (key.partition.empty())
                m_members.addAccount(key.account, shares, parent, m_line);
            else
                refuse(messageWords(
                    errorOf({.fault = EditFault::PartitionWithoutUser, .assoc = key}).message));
            return;
        }
        if (key.partition.empty() && hasPartitions(key)) {
            refuse(tr("%1 has shares for partitions only").arg(shownText(keyText(key))));
            return;
        }
        m_members.addUser(key, shares, m_line);
    }

    bool hasPartitions(const AssocKey& key)
    {
        if (!m_isIndexed) {
            for (std::size_t i = 0; i < m_snapshot.assocs.size(); ++i) {
                const auto known = keyOf(m_snapshot, AssocIndex(i));
                if (!known.partition.empty())
                    m_partitioned.insert(assocMapKey(known.account, known.user, {}));
            }
            m_isIndexed = true;
        }
        return m_partitioned.contains(assocMapKey(key.account, key.user, {}));
    }

    void refuse(const QString& why) { m_pasted.unusable.push_back({m_line, why}); }

    const Snapshot& m_snapshot;
    const SharesOf& m_shares;
    Capitals m_capitals;
    NewMembers m_members;
    int m_line = 0;
    std::optional<Places> m_header;
    std::unordered_map<std::string, int> m_lineOf;
    std::unordered_set<std::string> m_partitioned; // users with associations of a partition
    bool m_isIndexed = false;
    PastedShares m_pasted;
};

} // namespace

PastedShares pastedShares(const Snapshot& snapshot, const SharesOf& shares, const QString& text,
                          AssocIndex account)
{
    return PasteReader(snapshot, shares, account).read(text);
}

} // namespace fairlead::models
