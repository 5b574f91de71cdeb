// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/sharewords.h"

#include "engine/priority/scheduler.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

namespace fairlead::models::sharewords {

QString given(const Evaluation& evaluation, AssocIndex assoc, const QLocale& locale)
{
    const auto& policy = evaluation.inputs.policy;
    if (assoc.at() == 0)
        return {};
    if (!traitsOf(policy).hasTargets)
        return valueformat::shares((*evaluation.inputs.shares)[assoc.at()], locale);
    const auto target = schedulerOf(policy).target(evaluation, assoc);
    return target.isSet() ? shownText(targetText(target)) : QString();
}

QString promised(const Evaluation& evaluation, const Served& served, const QLocale& locale)
{
    const bool isPromised = served.promised > 0.0 || !traitsOf(evaluation.inputs.policy).hasTargets;
    return isPromised ? valueformat::percent(served.promised, locale) : QString();
}

} // namespace fairlead::models::sharewords
