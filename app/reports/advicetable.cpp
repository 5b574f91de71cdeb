// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/advicetable.h"

#include "app/reports/words.h"

#include <algorithm>

namespace fairlead::reports {

namespace {
/// One word of a shell.
std::string quoted(const std::string& word)
{
    const auto isPlain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
            || std::string_view("_-./=,:+@%").find(c) != std::string_view::npos;
    };
    if (std::ranges::all_of(word, isPlain))
        return word;
    std::string result = "'";
    for (const char c : word)
        result += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return result + "'";
}

std::string optionOf(const Edit& edit)
{
    if (const auto* parameter = std::get_if<ParameterEdit>(&edit))
        return "--set " + quoted(parameter->name + "=" + parameter->value);
    if (const auto* share = std::get_if<ShareEdit>(&edit))
        return "--share " + quoted(keyText(share->assoc) + "=" + sharesText(share->shares));
    return {}; // no advice has another one
}
} // namespace

std::string severityName(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return "hint";
    case Severity::Warning:
        return "warning";
    case Severity::Error:
        return "problem";
    }
    return {};
}

std::string tryOptions(const Finding& finding)
{
    std::string options;
    for (const auto& edit : finding.edits)
        options += (options.empty() ? "" : " ") + optionOf(edit);
    return options;
}

Table adviceTable(const std::vector<Finding>& findings)
{
    const auto describe = [](const QString& words) { return words.toStdString(); };
    Table table({{"Severity", Align::Left, describe(Words::tr("How much it matters"))},
                 {"Finding", Align::Left, describe(Words::tr("What is wrong with the policy"))},
                 {"Evidence", Align::Left, describe(Words::tr("How that is known"))},
                 {"Advice", Align::Left, describe(Words::tr("What to do"))},
                 {"Try", Align::Left, describe(Words::tr("Options that try it"))}});
    for (const auto& finding : findings)
        table.addRow({severityName(finding.severity), english(finding.what),
                      english(finding.evidence), english(finding.advice), tryOptions(finding)});
    return table;
}

} // namespace fairlead::reports
