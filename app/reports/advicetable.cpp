// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/advicetable.h"

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
                      english(finding.evidence), english(finding.advice),
                      editOptions(finding.edits)});
    return table;
}

} // namespace fairlead::reports
