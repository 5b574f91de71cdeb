// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/sharewords.h"

#include "engine/priority/scheduler.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <QCoreApplication>

namespace fairlead::models::sharewords {

namespace {
struct ShareWords
{
    Q_DECLARE_TR_FUNCTIONS(ShareWords)
};
} // namespace

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

QString unknownUsage(UsageKnown known)
{
    switch (known) {
    case UsageKnown::Yes:
        break;
    case UsageKnown::NotRead:
        return ShareWords::tr("Usage is not read yet");
    case UsageKnown::NotKept:
        return ShareWords::tr("Slurm keeps no usage under priority/basic");
    case UsageKnown::NotTold:
        return ShareWords::tr("The source has no decayed usage, though jobs of it ran");
    }
    return {};
}

QString unknownUsageSentence(UsageKnown known)
{
    const auto words = unknownUsage(known);
    return words.isEmpty() ? words : ShareWords::tr("%1.", "a sentence").arg(words);
}

} // namespace fairlead::models::sharewords
