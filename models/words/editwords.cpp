// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/editwords.h"

#include "engine/scenario/conflicts.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <QCoreApplication>

namespace fairlead::models {

namespace {

struct EditWords
{
    Q_DECLARE_TR_FUNCTIONS(EditWords)

public:
    static QString nameOf(const AssocKey& key)
    {
        auto name = shownText(key.user.empty() ? key.account : key.user);
        if (!key.user.empty())
            name = tr("%1 in %2").arg(name, shownText(key.account));
        return name;
    }

    QString operator()(const ShareEdit& edit) const
    {
        return tr("shares of %1").arg(nameOf(edit.assoc));
    }
    QString operator()(const ParameterEdit& edit) const { return shownText(edit.name); }
    QString operator()(const AddEdit& edit) const
    {
        return edit.assoc.user.empty()
            ? tr("add %1 below %2").arg(nameOf(edit.assoc), shownText(edit.parent))
            : tr("add %1").arg(nameOf(edit.assoc));
    }
    QString operator()(const MoveEdit& edit) const
    {
        return tr("move %1 below %2").arg(shownText(edit.account), shownText(edit.parent));
    }
    QString operator()(const RenameEdit& edit) const
    {
        return tr("rename %1 to %2").arg(shownText(edit.account), shownText(edit.name));
    }
    QString operator()(const RemoveEdit& edit) const
    {
        return tr("remove %1").arg(nameOf(edit.assoc));
    }
};

} // namespace

QString editWords(const Edit& edit)
{
    return std::visit(EditWords(), edit);
}

QString editedValueWords(const Edit& edit, std::string_view value)
{
    const auto text = shownText(value);
    return isStructural(edit) ? text : valueformat::written(text);
}

QString editsWords(std::span<const Edit> edits)
{
    if (edits.empty())
        return {};
    auto words = editWords(edits.front());
    if (const auto value = editedValue(edits.front());
        !value.empty() && !isStructural(edits.front()))
        words += QLatin1Char(' ') + editedValueWords(edits.front(), value);
    const auto more = static_cast<int>(edits.size()) - 1;
    return more == 0 ? words : EditWords::tr("%1 and %Ln more", nullptr, more).arg(words);
}

} // namespace fairlead::models
