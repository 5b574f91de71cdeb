// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/refusalwords.h"

#include "models/words/messagewords.h"
#include "models/words/showntext.h"

#include <QCoreApplication>

namespace fairlead::models {

namespace {

struct RefusalWords
{
    Q_DECLARE_TR_FUNCTIONS(RefusalWords)

public:
    static QString of(const EditRefusal& refusal);

private:
    static QString text(const std::string& name) { return shownText(name); }
    static QString name(const AssocKey& key)
    {
        if (key.user.empty())
            return tr("Account %1").arg(text(key.account));
        if (key.partition.empty())
            return tr("User %1 in account %2").arg(text(key.user), text(key.account));
        return tr("User %1 in account %2 and partition %3")
            .arg(text(key.user), text(key.account), text(key.partition));
    }
};

QString RefusalWords::of(const EditRefusal& refusal)
{
    switch (refusal.fault) {
    case EditFault::NotThere:
        return tr("%1 does not exist.").arg(name(refusal.assoc));
    case EditFault::NameTaken:
        return tr("%1 exists already.").arg(name(refusal.assoc));
    case EditFault::NameMissing:
        return tr("A name is needed.");
    case EditFault::NotAName:
        return tr("“%1” is not a name: no blanks at its ends and none of | , : = / ' \" \\")
            .arg(text(refusal.text));
    case EditFault::NameTooLong:
        return tr("“%1” is too long for a name.").arg(text(refusal.text));
    case EditFault::PartitionWithoutUser:
        return tr("Only users have an association of a partition.");
    case EditFault::SharesOutOfRange:
        return tr("Shares are a whole number up to 2147483646, or “parent”.");
    case EditFault::RootShares:
        return tr("The root account has no shares of its own.");
    case EditFault::RootMoved:
        return tr("The root account cannot be moved.");
    case EditFault::RootRenamed:
        return tr("The root account cannot be renamed.");
    case EditFault::RootRemoved:
        return tr("The root account cannot be removed.");
    case EditFault::BelowItself:
        return tr("Account %1 cannot be moved below itself.").arg(text(refusal.text));
    case EditFault::ParameterRefused:
        return messageWords(refusal.why);
    }
    return {};
}

} // namespace

QString refusalWords(const EditRefusal& refusal)
{
    return RefusalWords::of(refusal);
}

} // namespace fairlead::models
