// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/editrules.h"

#include "engine/base/plaintext.h"
#include "engine/base/text.h"

#include <algorithm>

namespace fairlead {

namespace {
using Refusal = std::optional<EditRefusal>;

AssocKey accountKey(const std::string& account)
{
    return {account, {}, {}};
}

bool isRoot(const AssocKey& key)
{
    return key.account == "root" && key.user.empty() && key.partition.empty();
}

bool isShares(std::uint32_t shares)
{
    return shares <= slurm::useParentShares;
}

Refusal nameRefusal(const std::string& name)
{
    if (const auto fault = nameFault(name))
        return EditRefusal{.fault = *fault, .text = name};
    return {};
}

Refusal missing(const AssocKey& key)
{
    return EditRefusal{.fault = EditFault::NotThere, .assoc = key};
}

/// Nothing: it is no limit, or its QOS, account or user is there.
Refusal limitRefusal(const ParameterEdit& edit, const EditTree& tree)
{
    const auto limit = limitNamed(edit.name);
    if (!limit || text::trimmed(edit.value).empty()) // back to that of the cluster
        return {};
    const auto hasAssoc = [&](const std::string& account) {
        return limit->user.empty() ? tree.has(accountKey(account))
                                   : tree.hasUser(account, limit->user);
    };
    const auto isThat
        = [&](const Qos& qos) { return text::equalsIgnoreCase(qos.name, limit->qos); };
    const bool isOfQos = !limit->qos.empty();
    const bool isThere = isOfQos
        ? tree.qos().empty() || std::ranges::any_of(tree.qos(), isThat)
        : hasAssoc(limit->account) || hasAssoc(text::lower(limit->account));
    if (isThere)
        return {};
    EditRefusal refusal{
        .fault = EditFault::ParameterRefused, .text = edit.name, .value = edit.value};
    refusal.why = {isOfQos ? said("Messages", "%1: there is no QOS of that name")
                           : said("Messages", "%1: there is no such account or user"),
                   {edit.name}};
    return refusal;
}

/// One edit looked at against one tree.
struct Rules
{
    const EditTree& tree;

    Refusal operator()(const ShareEdit& edit) const
    {
        if (!tree.has(edit.assoc))
            return missing(edit.assoc);
        if (isRoot(edit.assoc))
            return EditRefusal{.fault = EditFault::RootShares};
        if (!isShares(edit.shares))
            return EditRefusal{.fault = EditFault::SharesOutOfRange};
        return {};
    }
    Refusal operator()(const ParameterEdit& edit) const { return limitRefusal(edit, tree); }
    Refusal operator()(const AddEdit& edit) const
    {
        const bool isAccount = edit.assoc.user.empty();
        if (auto refused = nameRefusal(isAccount ? edit.assoc.account : edit.assoc.user))
            return refused;
        if (!edit.assoc.partition.empty()) {
            if (isAccount)
                return EditRefusal{.fault = EditFault::PartitionWithoutUser, .assoc = edit.assoc};
            if (auto refused = nameRefusal(edit.assoc.partition))
                return refused;
        }
        if (tree.has(edit.assoc))
            return EditRefusal{.fault = EditFault::NameTaken, .assoc = edit.assoc};
        const auto above = accountKey(isAccount ? edit.parent : edit.assoc.account);
        if (!tree.has(above))
            return missing(above);
        if (!isShares(edit.shares))
            return EditRefusal{.fault = EditFault::SharesOutOfRange};
        return {};
    }
    Refusal operator()(const MoveEdit& edit) const
    {
        for (const auto& account : {edit.account, edit.parent}) {
            if (!tree.has(accountKey(account)))
                return missing(accountKey(account));
        }
        if (isRoot(accountKey(edit.account)))
            return EditRefusal{.fault = EditFault::RootMoved};
        if (tree.isWithin(edit.parent, edit.account))
            return EditRefusal{.fault = EditFault::BelowItself, .text = edit.account};
        return {};
    }
    Refusal operator()(const RenameEdit& edit) const
    {
        if (!tree.has(accountKey(edit.account)))
            return missing(accountKey(edit.account));
        if (isRoot(accountKey(edit.account)))
            return EditRefusal{.fault = EditFault::RootRenamed};
        if (auto refused = nameRefusal(edit.name))
            return refused;
        if (tree.has(accountKey(edit.name)))
            return EditRefusal{.fault = EditFault::NameTaken, .assoc = accountKey(edit.name)};
        return {};
    }
    Refusal operator()(const RemoveEdit& edit) const
    {
        if (!tree.has(edit.assoc))
            return missing(edit.assoc);
        if (isRoot(edit.assoc))
            return EditRefusal{.fault = EditFault::RootRemoved};
        return {};
    }
};

std::string words(const AssocKey& key)
{
    return text::plain(keyText(key));
}

Message missingWords(const AssocKey& key)
{
    const bool isAccount = key.user.empty() && key.partition.empty();
    return {isAccount ? said("Messages", "there is no account “%1”")
                      : said("Messages", "there is no association “%1”"),
            {words(key)}};
}
} // namespace

bool SnapshotTree::has(const AssocKey& key) const
{
    return findAssoc(m_snapshot, key).isValid();
}

bool SnapshotTree::hasUser(const std::string& account, const std::string& user) const
{
    if (has({account, user, {}}))
        return true;
    for (std::size_t i = 0; i < m_snapshot.assocs.size(); ++i) {
        const AssocIndex assoc(i);
        if (m_snapshot.accountName(assoc) == account && m_snapshot.userName(assoc) == user)
            return true;
    }
    return false;
}

bool SnapshotTree::isWithin(const std::string& account, const std::string& top) const
{
    const auto wanted = findAssoc(m_snapshot, accountKey(top));
    auto above = findAssoc(m_snapshot, accountKey(account));
    while (above.isValid() && above != wanted)
        above = m_snapshot.assocs.parent[above.at()];
    return above.isValid();
}

std::optional<EditFault> nameFault(std::string_view name)
{
    if (name.empty())
        return EditFault::NameMissing;
    if (!text::isPlain(name) || name.find_first_of("|,:=/'\"\\") != std::string_view::npos
        || name.front() == ' ' || name.back() == ' ')
        return EditFault::NotAName;
    if (name.size() > longestName)
        return EditFault::NameTooLong;
    return {};
}

std::optional<EditRefusal> refusalOf(const Edit& edit, const EditTree& tree)
{
    return std::visit(Rules{tree}, edit);
}

std::optional<EditRefusal> tryParameter(Policy& policy, const ParameterEdit& edit)
{
    const auto refused = [&](Message why) {
        return EditRefusal{.fault = EditFault::ParameterRefused,
                           .text = edit.name,
                           .value = edit.value,
                           .why = std::move(why)};
    };
    if (!text::isPlain(edit.name) || !text::isPlain(edit.value))
        return refused(
            {said("Messages", "%1: a value has no control characters"), {text::plain(edit.name)}});
    if (auto done = setParameter(policy, edit.name, edit.value); !done)
        return refused(done.error().message);
    return {};
}

Error errorOf(const EditRefusal& refusal)
{
    const auto error = [](Sentence sentence, std::vector<FilledIn> inPlaces = {}) {
        return Error{ErrorCode::Usage, Message(sentence, std::move(inPlaces)), {}};
    };
    const Message text(text::plain(refusal.text));
    switch (refusal.fault) {
    case EditFault::NotThere:
        return {ErrorCode::Usage, missingWords(refusal.assoc), {}};
    case EditFault::NameTaken:
        return error(said("Messages", "“%1” is there already"), {words(refusal.assoc)});
    case EditFault::NameMissing:
        return error(said("Messages", "a name is needed"));
    case EditFault::NotAName:
        return error(said("Messages",
                          "“%1” is not a name: no blanks at its ends, no control characters and "
                          "none of | , : = / ' \" \\"),
                     {text});
    case EditFault::NameTooLong:
        return error(said("Messages", "“%1” is longer than a name can be (%2 bytes)"),
                     {text, std::to_string(longestName)});
    case EditFault::PartitionWithoutUser:
        return error(said("Messages", "“%1”: only users have associations of a partition"),
                     {words(refusal.assoc)});
    case EditFault::SharesOutOfRange:
        return error(said("Messages", "shares are a whole number from 0 to 2147483646, or parent"));
    case EditFault::RootShares:
        return error(said("Messages", "the root account has no shares of its own"));
    case EditFault::RootMoved:
        return error(said("Messages", "the root account cannot be moved"));
    case EditFault::RootRenamed:
        return error(said("Messages", "the root account cannot be renamed"));
    case EditFault::RootRemoved:
        return error(said("Messages", "the root account cannot be removed"));
    case EditFault::BelowItself:
        return error(said("Messages", "“%1” cannot go below itself"), {text});
    case EditFault::ParameterRefused:
        return {ErrorCode::Usage, refusal.why, {}};
    }
    return error(said("Messages", "the edit is refused"));
}

} // namespace fairlead
