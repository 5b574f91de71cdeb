// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/traits.h"
#include "engine/scenario/algorithmchoice.h"
#include "models/words/valueformat.h"

#include <QCoreApplication>

namespace fairlead::models::valueformat {

namespace {

struct AlgorithmWords
{
    Q_DECLARE_TR_FUNCTIONS(AlgorithmWords)
};

} // namespace

QString algorithmName(Algorithm algorithm)
{
    switch (algorithm) {
    case Algorithm::FairTree:
        return AlgorithmWords::tr("Fair Tree");
    case Algorithm::ClassicFairShare:
        return AlgorithmWords::tr("Classic fair-share");
    case Algorithm::DepthOblivious:
        return AlgorithmWords::tr("Depth-oblivious");
    case Algorithm::Slurm20:
        return AlgorithmWords::tr("Linear (Slurm 2.0)");
    case Algorithm::None:
        break;
    }
    return {};
}

QString algorithmName(const Policy& policy)
{
    if (!algorithmOf(policy))
        return AlgorithmWords::tr("First in, first out");
    const auto algorithm = policy.algorithm();
    return algorithm == Algorithm::None ? QString::fromLatin1(traitsOf(policy).name)
                                        : algorithmName(algorithm);
}

} // namespace fairlead::models::valueformat
