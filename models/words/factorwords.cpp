// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/traits.h"
#include "models/words/valueformat.h"

#include <QCoreApplication>

namespace fairlead::models::valueformat {

namespace {

/// The translation context of this file.
struct FactorWords
{
    Q_DECLARE_TR_FUNCTIONS(FactorWords)
};

} // namespace

QString factorName(Factor factor)
{
    switch (factor) {
    case Factor::Age:
        return FactorWords::tr("age");
    case Factor::Assoc:
        return FactorWords::tr("association");
    case Factor::FairShare:
        return FactorWords::tr("fair-share");
    case Factor::JobSize:
        return FactorWords::tr("job size");
    case Factor::Partition:
        return FactorWords::tr("partition");
    case Factor::Qos:
        return FactorWords::tr("QOS");
    case Factor::Tres:
        return FactorWords::tr("TRES");
    case Factor::Site:
        return FactorWords::tr("site");
    case Factor::Nice:
        return FactorWords::tr("nice");
    }
    return {};
}

QString factorDescription(Factor factor)
{
    switch (factor) {
    case Factor::Age:
        return FactorWords::tr(
            "How long the job has been waiting and eligible, as part of PriorityMaxAge "
            "(0 to 1), × PriorityWeightAge.");
    case Factor::Assoc:
        return FactorWords::tr(
            "Priority of the job's association, as part of the highest one (0 to 1), "
            "× PriorityWeightAssoc.");
    case Factor::FairShare:
        return FactorWords::tr(
            "Promised share against decayed usage of the job's association (0 to 1), "
            "× PriorityWeightFairshare.");
    case Factor::JobSize:
        return FactorWords::tr(
            "Nodes and CPUs that the job asks for, as part of the cluster (0 to 1), "
            "× PriorityWeightJobSize.");
    case Factor::Partition:
        return FactorWords::tr(
            "PriorityJobFactor of the partition, as part of the highest one (0 to 1), "
            "× PriorityWeightPartition.");
    case Factor::Qos:
        return FactorWords::tr(
            "Priority of the job's quality of service, as part of the highest one (0 to 1), "
            "× PriorityWeightQOS.");
    case Factor::Tres:
        return FactorWords::tr(
            "Each resource that the job asks for, as part of what its partition has, "
            "× its weight in PriorityWeightTRES, added up.");
    case Factor::Site:
        return FactorWords::tr(
            "Points that a plugin of the site or an administrator gave the job.");
    case Factor::Nice:
        return FactorWords::tr(
            "Points that the user gave up with --nice; a positive nice value counts "
            "negative.");
    }
    return {};
}

QString algorithmName(Algorithm algorithm)
{
    switch (algorithm) {
    case Algorithm::FairTree:
        return FactorWords::tr("Fair Tree");
    case Algorithm::ClassicFairShare:
        return FactorWords::tr("Classic fair-share");
    case Algorithm::DepthOblivious:
        return FactorWords::tr("Depth-oblivious");
    case Algorithm::Slurm20:
        return FactorWords::tr("Linear (Slurm 2.0)");
    case Algorithm::None:
        break;
    }
    return {};
}

QString algorithmName(const Policy& policy)
{
    const auto algorithm = policy.algorithm();
    return algorithm == Algorithm::None ? QString::fromLatin1(traitsOf(policy).name)
                                        : algorithmName(algorithm);
}

} // namespace fairlead::models::valueformat
