// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/advice/advicemodel.h"

#include "models/words/advicewords.h"
#include "models/words/messagewords.h"

namespace fairlead::models {

AdviceModel::AdviceModel(QObject* parent)
    : ListModel(parent)
{
    setColumns({
        {tr("Severity"),
         tr("Problem: the policy does not do what it says. Warning: it probably does not do what "
            "is "
            "meant. Hint: it could be simpler or better."),
         [](const Finding& finding) { return severityWords(finding.severity); },
         [](const Finding& finding) { return static_cast<int>(finding.severity); }},
        {tr("Finding"), tr("What is wrong with the policy."),
         [](const Finding& finding) { return messageWords(finding.what); }},
        {tr("Evidence"), tr("How that is known, from the queue and the tree as they are."),
         [](const Finding& finding) { return sentenceWords(finding.evidence); }},
    });
}

void AdviceModel::show(std::vector<Finding> findings)
{
    if (findings != rows())
        syncRows(std::move(findings));
}

QVariant AdviceModel::value(const Finding& finding, int column, int role) const
{
    switch (role) {
    case SeverityRole:
        return static_cast<int>(finding.severity);
    case Qt::ToolTipRole:
        return text(finding, column);
    default:
        return {};
    }
}

} // namespace fairlead::models
