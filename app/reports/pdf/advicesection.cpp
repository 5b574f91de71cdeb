// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/pdf/pdftable.h"
#include "app/reports/pdf/reportsections.h"
#include "app/reports/words.h"
#include "engine/advice/advice.h"
#include "models/words/advicewords.h"
#include "models/words/messagewords.h"

namespace fairlead::reports {

void paintAdvice(PdfCanvas& canvas, const ReportContext& context)
{
    const auto findings = adviceOn(context.evaluation, context.data.scheduling.get());
    if (findings.empty())
        return;
    canvas.heading(Words::tr("Advice"));
    PdfTable table({{Words::tr("Finding")}, {Words::tr("Evidence")}, {Words::tr("What to do")}});
    for (const auto& finding : findings) {
        const auto what
            = Words::tr("%1: %2", "severity: finding")
                  .arg(models::severityWords(finding.severity), models::messageWords(finding.what));
        table.addRow({{what},
                      {models::sentenceWords(finding.evidence)},
                      {models::messageWords(finding.advice)}});
    }
    table.paint(canvas,
                context.data.baseline
                    ? Words::tr("What would be wrong with the policy under the scenario")
                    : Words::tr("What is wrong with the policy"));
}

} // namespace fairlead::reports
