// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/tables/advicetable.h"

#include "app/reports/editoptions.h"
#include "app/reports/words.h"

namespace fairlead::reports {

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

Table adviceTable(const std::vector<Finding>& findings, const std::optional<QStringList>& replayed)
{
    const auto describe = [](const QString& words) { return words.toStdString(); };
    std::vector<Column> columns{
        {"Severity", Align::Left, describe(Words::tr("How much it matters"))},
        {"Finding", Align::Left, describe(Words::tr("What is wrong with the policy"))},
        {"Evidence", Align::Left, describe(Words::tr("How that is known"))},
        {"Advice", Align::Left, describe(Words::tr("What to do"))},
        {"Try", Align::Left, describe(Words::tr("Options that try it"))}};
    if (replayed)
        columns.push_back(
            {"Replay", Align::Left,
             describe(Words::tr("What becomes of the recorded weeks if the advice is followed"))});
    Table table(std::move(columns));
    for (std::size_t i = 0; i < findings.size(); ++i) {
        const auto& finding = findings[i];
        std::vector<Cell> row{severityName(finding.severity), english(finding.what),
                              english(finding.evidence), english(finding.advice),
                              editOptions(finding.edits)};
        if (replayed)
            row.emplace_back((*replayed)[static_cast<qsizetype>(i)].toStdString());
        table.addRow(std::move(row));
    }
    return table;
}

} // namespace fairlead::reports
