// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/document/editcheck.h"

#include <QCoreApplication>
#include <QString>

#include <algorithm>

namespace fairlead::models {

namespace {

/// One edit looked at against one tree. The words are for the person who made the edit.
class EditCheck
{
    Q_DECLARE_TR_FUNCTIONS(EditCheck)

public:
    EditCheck(const Snapshot& tree, const Policy& policy)
        : m_tree(tree)
        , m_policy(policy)
    {
    }

    Result<void> operator()(const ShareEdit& edit) const
    {
        if (!findAssoc(m_tree, edit.assoc).isValid())
            return missing(edit.assoc);
        if (isRoot(edit.assoc))
            return refused(tr("The root account has no shares of its own."));
        return {};
    }
    Result<void> operator()(const ParameterEdit& edit) const
    {
        auto policy = m_policy;
        if (setParameter(policy, edit.name, edit.value))
            return {};
        return refused(tr("%1 cannot be set to “%2”.").arg(text(edit.name), text(edit.value)));
    }
    Result<void> operator()(const AddEdit& edit) const
    {
        const bool isAccount = edit.assoc.user.empty();
        if (auto name = checkName(isAccount ? edit.assoc.account : edit.assoc.user); !name)
            return name;
        if (findAssoc(m_tree, edit.assoc).isValid())
            return refused(tr("%1 exists already.").arg(name(edit.assoc)));
        const AssocKey above{isAccount ? edit.parent : edit.assoc.account, {}, {}};
        if (!findAssoc(m_tree, above).isValid())
            return missing(above);
        return {};
    }
    Result<void> operator()(const MoveEdit& edit) const
    {
        const auto account = findAssoc(m_tree, {edit.account, {}, {}});
        const auto target = findAssoc(m_tree, {edit.parent, {}, {}});
        if (!account.isValid())
            return missing({edit.account, {}, {}});
        if (!target.isValid())
            return missing({edit.parent, {}, {}});
        if (account.at() == 0)
            return refused(tr("The root account cannot be moved."));
        for (auto above = target; above.isValid(); above = m_tree.assocs.parent[above.at()]) {
            if (above == account)
                return refused(
                    tr("Account %1 cannot be moved below itself.").arg(text(edit.account)));
        }
        return {};
    }
    Result<void> operator()(const RenameEdit& edit) const
    {
        if (!findAssoc(m_tree, {edit.account, {}, {}}).isValid())
            return missing({edit.account, {}, {}});
        if (isRoot({edit.account, {}, {}}))
            return refused(tr("The root account cannot be renamed."));
        if (auto name = checkName(edit.name); !name)
            return name;
        if (edit.name != edit.account && findAssoc(m_tree, {edit.name, {}, {}}).isValid())
            return refused(tr("%1 exists already.").arg(name({edit.name, {}, {}})));
        return {};
    }
    Result<void> operator()(const RemoveEdit& edit) const
    {
        if (!findAssoc(m_tree, edit.assoc).isValid())
            return missing(edit.assoc);
        if (isRoot(edit.assoc))
            return refused(tr("The root account cannot be removed."));
        return {};
    }

private:
    static QString text(const std::string& utf8) { return QString::fromStdString(utf8); }
    static Error refused(const QString& why) { return {ErrorCode::Usage, why.toStdString(), {}}; }
    static QString name(const AssocKey& key)
    {
        if (key.user.empty())
            return tr("Account %1").arg(text(key.account));
        if (key.partition.empty())
            return tr("User %1 in account %2").arg(text(key.user), text(key.account));
        return tr("User %1 in account %2 and partition %3")
            .arg(text(key.user), text(key.account), text(key.partition));
    }
    static Error missing(const AssocKey& key)
    {
        return refused(tr("%1 does not exist.").arg(name(key)));
    }
    static Result<void> checkName(const std::string& name)
    {
        if (name.empty())
            return refused(tr("A name is needed."));
        const auto isBad = [](char c) {
            return static_cast<unsigned char>(c) <= ' '
                || std::string_view("|,:=/'\"\\").find(c) != std::string_view::npos;
        };
        if (std::ranges::any_of(name, isBad))
            return refused(
                tr("“%1” is not a name: no blanks and none of | , : = / ' \" \\").arg(text(name)));
        return {};
    }
    [[nodiscard]] bool isRoot(const AssocKey& key) const
    {
        const auto assoc = findAssoc(m_tree, key);
        return assoc.isValid() && assoc.at() == 0;
    }

    const Snapshot& m_tree;
    const Policy& m_policy;
};

} // namespace

Result<void> checkEdit(const Snapshot& tree, const Policy& policy, const Edit& edit)
{
    return std::visit(EditCheck(tree, policy), edit);
}

} // namespace fairlead::models
