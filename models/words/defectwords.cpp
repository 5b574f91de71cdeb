// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/partwords.h"

#include <QCoreApplication>
#include <QStringList>

namespace fairlead::models::partwords {

namespace {

/// The translation context of this file.
struct DefectWords
{
    Q_DECLARE_TR_FUNCTIONS(DefectWords)
};

QStringList fairShareDefects(const Policy& rules)
{
    QStringList defects;
    switch (rules.algorithm()) {
    case Algorithm::FairTree:
        defects << DefectWords::tr("Tied sibling accounts are not merged: the second one's first "
                                   "child inherits the rank of the first one's last child.");
        break;
    case Algorithm::ClassicFairShare:
        if (rules.slurm().damping == 0)
            defects << DefectWords::tr("Damping 0 without usage gives no number, and that becomes "
                                       "the priority 4294967295.");
        if (rules.slurm().version < SlurmVersion{25, 11})
            defects << DefectWords::tr("sshare prints another factor for a “parent” user directly "
                                       "below root than the user's jobs get.");
        break;
    case Algorithm::DepthOblivious:
        defects << DefectWords::tr("Siblings that slurmctld was never asked about count with a "
                                   "normalized usage of 4294967294.");
        break;
    case Algorithm::Slurm20:
        break;
    case Algorithm::None:
        return {};
    }
    defects << DefectWords::tr("Usage fades by 0.693 where ln 2 is meant: after one half-life "
                               "slightly more than half is left.");
    return defects;
}

QStringList jobSizeDefects(const Policy& rules)
{
    if (!rules.slurm().favorSmall || rules.slurm().has(SmallRelativeToTime))
        return {};
    return {rules.slurm().version < SlurmVersion{23, 2}
                ? DefectWords::tr("A job with more nodes or CPUs than the cluster wraps around and "
                                  "gets the largest factor.")
                : DefectWords::tr("A job with more CPUs than the cluster wraps around and gets the "
                                  "largest factor.")};
}

QStringList tresDefects(const Policy& rules)
{
    QStringList defects{DefectWords::tr(
        "In sprio's rows of a partition list, a TRES that the partition lacks is weighted twice.")};
    if (rules.slurm().has(MaxTresGres) && rules.slurm().version < SlurmVersion{25, 5})
        defects << DefectWords::tr("MAX_TRES_GRES is read as MAX_TRES.");
    return defects;
}

} // namespace

QString defectNote(std::string_view key, const Policy& policy)
{
    QStringList defects;
    if (key == "fairshare")
        defects = fairShareDefects(policy);
    else if (key == "jobsize")
        defects = jobSizeDefects(policy);
    else if (key == "tres")
        defects = tresDefects(policy);
    return defects.isEmpty()
        ? QString()
        : DefectWords::tr("As Slurm does it, defects included: %1").arg(defects.join(u' '));
}

} // namespace fairlead::models::partwords
