// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/changerows.h"

#include "engine/replay/recording/limittext.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <QCoreApplication>

#include <algorithm>

namespace fairlead::models {

namespace {

struct ChangeWords
{
    Q_DECLARE_TR_FUNCTIONS(ChangeWords)

public:
    ChangeWords(const Inputs& before, const replay::Limits* limits, std::vector<ChangeRow>& rows)
        : m_before(before)
        , m_limits(limits)
        , m_rows(rows)
    {
    }

    void addAccount(const AddEdit& edit)
    {
        m_rows.push_back(
            {tr("New account"),
             assocWords(edit.assoc),
             {},
             tr("below %1, shares %2").arg(shownText(edit.parent), sharesOf(edit.shares))});
    }
    void rename(const RenameEdit& edit)
    {
        m_rows.push_back({tr("Rename account"), shownText(edit.account), {}, shownText(edit.name)});
    }
    void move(const MoveEdit& edit)
    {
        const auto& snapshot = *m_before.snapshot;
        const auto account = findAssoc(snapshot, {edit.account, {}, {}});
        m_rows.push_back({tr("Move account"), shownText(edit.account),
                          account.isValid()
                              ? tr("below %1").arg(shownText(parentName(snapshot, account)))
                              : QString(),
                          tr("below %1").arg(shownText(edit.parent))});
    }
    void addUser(const AddEdit& edit)
    {
        m_rows.push_back({tr("New member"),
                          assocWords(edit.assoc),
                          {},
                          tr("shares %1").arg(sharesOf(edit.shares))});
    }
    void remove(const AssocKey& key)
    {
        const auto what = key.user.empty() ? tr("Remove account") : tr("Remove member");
        m_rows.push_back({what, assocWords(key), tr("shares %1").arg(sharesBefore(key)), {}});
    }
    void share(const ShareEdit& edit)
    {
        m_rows.push_back({tr("Shares"), assocWords(edit.assoc), sharesBefore(edit.assoc),
                          sharesOf(edit.shares)});
    }
    void parameter(const ParameterEdit& edit)
    {
        m_rows.push_back(
            {tr("Parameter"), shownText(edit.name),
             valueformat::written(shownText(parameterValue(m_before.policy, edit.name))),
             valueformat::written(shownText(edit.value))});
    }
    void limit(const LimitChange& limit)
    {
        const auto name = limitName(limit);
        auto before = parameterValue(m_before.policy, name);
        if (before.empty() && m_limits != nullptr)
            before = replay::valueBefore(*m_limits, limit);
        m_rows.push_back({tr("Limit"), shownText(name),
                          !before.empty()           ? limitWords(before)
                              : m_limits != nullptr ? tr("none")
                                                    : tr("the cluster's own", "limit"),
                          limitWords(limit.value)});
    }
    /// "cpu=none, node=3"
    static QString limitWords(const std::string& value)
    {
        QStringList parts;
        for (const auto& part : shownText(value).split(u',')) {
            const auto equal = part.indexOf(u'=');
            parts << (part.sliced(equal + 1) == QLatin1String("-1")
                          ? part.first(equal + 1) + tr("none")
                          : part);
        }
        return valueformat::written(parts.join(u','));
    }
    static QString member(const AssocKey& key)
    {
        const auto name = tr("%1 in %2").arg(shownText(key.user), shownText(key.account));
        return key.partition.empty() ? name : tr("%1 (%2)").arg(name, shownText(key.partition));
    }

private:
    static QString sharesOf(std::uint32_t shares)
    {
        return valueformat::written(shownText(sharesText(shares)));
    }
    [[nodiscard]] QString sharesBefore(const AssocKey& key) const
    {
        const auto assoc = findAssoc(*m_before.snapshot, key);
        return assoc.isValid() ? sharesOf((*m_before.shares)[assoc.at()]) : QString();
    }

    const Inputs& m_before;
    const replay::Limits* m_limits;
    std::vector<ChangeRow>& m_rows;
};

} // namespace

QString assocWords(const AssocKey& key)
{
    return key.user.empty() ? shownText(key.account) : ChangeWords::member(key);
}

std::vector<ChangeRow> changeRows(const ChangeList& changes, const Inputs& before,
                                  const replay::Limits* limits)
{
    std::vector<ChangeRow> rows;
    ChangeWords words(before, limits, rows);
    for (const auto& edit : changes.renames) {
        const auto isOfIt = [&](const AddEdit& add) { return add.assoc.account == edit.name; };
        if (std::ranges::none_of(changes.accounts, isOfIt))
            words.rename(edit);
    }
    for (const auto& edit : changes.accounts)
        words.addAccount(edit);
    for (const auto& edit : changes.moves)
        words.move(edit);
    for (const auto& edit : changes.users)
        words.addUser(edit);
    for (const auto& key : changes.removedUsers)
        words.remove(key);
    for (const auto& account : changes.removedAccounts)
        words.remove({account, {}, {}});
    for (const auto& edit : changes.shares)
        words.share(edit);
    for (const auto& edit : changes.parameters)
        words.parameter(edit);
    for (const auto& limit : changes.limits)
        words.limit(limit);
    return rows;
}

} // namespace fairlead::models
