// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/advicewords.h"

#include "models/words/listwords.h"
#include "models/words/showntext.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace fairlead::models {

namespace {
struct AdviceTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::models::AdviceTexts)
};

QString words(const Edit& edit)
{
    if (const auto* parameter = std::get_if<ParameterEdit>(&edit))
        return shownText(parameter->name + "=" + parameter->value);
    if (const auto* share = std::get_if<ShareEdit>(&edit))
        return AdviceTexts::tr("shares of %1 = %2")
            .arg(shownText(keyText(share->assoc)), shownText(sharesText(share->shares)));
    return shownText(editText(edit));
}
} // namespace

QString severityWords(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return AdviceTexts::tr("Hint");
    case Severity::Warning:
        return AdviceTexts::tr("Warning");
    case Severity::Error:
        return AdviceTexts::tr("Problem");
    }
    return {};
}

QString tryWords(const Finding& finding)
{
    constexpr std::size_t most = 8;
    QStringList list;
    for (std::size_t i = 0; i < std::min(finding.edits.size(), most); ++i)
        list << words(finding.edits[i]);
    const auto text = listed(list);
    if (finding.edits.size() <= most)
        return text;
    return AdviceTexts::tr("%1 and %Ln more", "edits",
                           static_cast<int>(finding.edits.size() - most))
        .arg(text);
}

} // namespace fairlead::models
