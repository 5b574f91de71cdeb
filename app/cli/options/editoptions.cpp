// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/options/editoptions.h"

#include "app/cli/commands/problems.h"
#include "engine/scenario/editrules.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <array>

namespace fairlead::cli {

namespace {
struct EditTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::Options)
};

Error refused(const char* option, const QString& text, const QString& why)
{
    return wrongUsage(EditTexts::tr("--%1 %2: %3").arg(QLatin1String(option), text, why));
}

Error refused(const char* option, const QString& text, const Error& why)
{
    return refused(option, text, QString::fromStdString(english(why.message)));
}

Error expected(const char* option, const QString& text, const char* form)
{
    return wrongUsage(EditTexts::tr("--%1 %2: expected %3")
                          .arg(QLatin1String(option), text, QLatin1String(form)));
}

/// A new name that cannot be one; nothing: it can.
std::optional<Error> nameError(const char* option, const QString& text, const std::string& name)
{
    const auto fault = nameFault(name);
    return fault ? std::optional(
               refused(option, text, errorOf({.fault = *fault, .assoc = {}, .text = name})))
                 : std::nullopt;
}

/// "LEFT=RIGHT".
struct Pair
{
    std::string left;
    std::string right;
};

std::optional<Pair> pairIn(const QString& text)
{
    const auto equal = text.indexOf(QLatin1Char('='));
    if (equal <= 0 || equal + 1 == text.size())
        return {};
    return Pair{text.left(equal).toStdString(), text.mid(equal + 1).toStdString()};
}

Result<Edit> parseSet(const QString& text)
{
    const auto equal = text.indexOf(QLatin1Char('='));
    if (equal <= 0)
        return expected("set", text, "KEY=VALUE");
    const ParameterEdit edit{text.left(equal).trimmed().toStdString(),
                             text.mid(equal + 1).trimmed().toStdString()};
    auto scratch = policyKnowing(edit.name).value_or(Policy());
    if (const auto refusal = tryParameter(scratch, edit))
        return refused("set", text, errorOf(*refusal));
    return Edit(edit);
}

Result<Edit> parseShare(const QString& text)
{
    const int equal = static_cast<int>(text.lastIndexOf(QLatin1Char('=')));
    ShareEdit edit;
    edit.assoc = keyFrom(text.left(std::max(equal, 0)).toStdString());
    if (edit.assoc.account.empty() || edit.assoc.partition.find('/') != std::string::npos)
        return expected("share", text, "ACCOUNT[/USER]=N");
    const auto shares = parseShares(text.mid(equal + 1).toStdString());
    if (!shares)
        return refused("share", text, shares.error());
    edit.shares = *shares;
    return Edit(edit);
}

/// "NAME=ABOVE[:SHARES]"; who adds, with one share by default.
Result<Edit> parseAdded(const char* option, const QString& text, const char* form, bool isUser)
{
    auto pair = pairIn(text);
    if (!pair)
        return expected(option, text, form);
    if (const auto error = nameError(option, text, pair->left))
        return *error;
    AddEdit edit;
    if (const auto colon = pair->right.rfind(':'); colon != std::string::npos) {
        const auto shares = parseShares(pair->right.substr(colon + 1));
        if (!shares)
            return refused(option, text, shares.error());
        edit.shares = *shares;
        pair->right.resize(colon);
    }
    if (pair->right.empty())
        return expected(option, text, form);
    edit.assoc = isUser ? AssocKey{pair->right, pair->left, {}} : AssocKey{pair->left, {}, {}};
    if (!isUser)
        edit.parent = pair->right;
    return Edit(edit);
}

Result<Edit> parseAddAccount(const QString& text)
{
    return parseAdded("add-account", text, "NAME=PARENT[:SHARES]", false);
}

Result<Edit> parseAddUser(const QString& text)
{
    return parseAdded("add-user", text, "USER=ACCOUNT[:SHARES]", true);
}

Result<Edit> parseMove(const QString& text)
{
    const auto pair = pairIn(text);
    if (!pair)
        return expected("move", text, "ACCOUNT=PARENT");
    return Edit(MoveEdit{pair->left, pair->right});
}

Result<Edit> parseRename(const QString& text)
{
    const auto pair = pairIn(text);
    if (!pair)
        return expected("rename-account", text, "OLD=NEW");
    if (const auto error = nameError("rename-account", text, pair->right))
        return *error;
    return Edit(RenameEdit{pair->left, pair->right});
}

Result<Edit> parseRemove(const QString& text)
{
    const auto key = keyFrom(text.toStdString());
    const bool isNobody = text.contains(QLatin1Char('/')) && (key.user.empty() || key.user == "/");
    if (key.account.empty() || isNobody || key.partition.find('/') != std::string::npos)
        return expected("remove", text, "ACCOUNT[/USER]"); // never the account of a user left out
    return Edit(RemoveEdit{key});
}

struct EditOption
{
    const char* name;
    Result<Edit> (*parse)(const QString& text);
};
constexpr std::array editOptions{EditOption{"set", parseSet},
                                 EditOption{"share", parseShare},
                                 EditOption{"add-account", parseAddAccount},
                                 EditOption{"add-user", parseAddUser},
                                 EditOption{"move", parseMove},
                                 EditOption{"rename-account", parseRename},
                                 EditOption{"remove", parseRemove}};
} // namespace

Result<void> readEdits(const QCommandLineParser& parser, Arguments& arguments)
{
    auto& scenario = arguments.scenario;
    QHash<QString, qsizetype> taken; // values of each option
    for (const auto& name : parser.optionNames()) { // as often as given
        const auto option = std::ranges::find_if(editOptions, [&](const EditOption& known) {
            return name == QLatin1String(known.name);
        });
        if (option == editOptions.end() && name != QLatin1String("paste"))
            continue;
        const auto text = parser.values(name).value(taken[name]++);
        if (option == editOptions.end()) {
            scenario.pasted.push_back({scenario.edits.size(), text});
            continue;
        }
        auto edit = option->parse(text);
        if (!edit)
            return edit.error();
        scenario.edits.push_back(*std::move(edit));
    }
    return {};
}

} // namespace fairlead::cli
