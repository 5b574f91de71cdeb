// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/defects.h"
#include "models/words/listwords.h"
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

QString textOf(Defect defect)
{
    switch (defect) {
    case Defect::TiedAccountsApart:
        return DefectWords::tr("Tied sibling accounts are not merged: the second one's first "
                               "child inherits the rank of the first one's last child.");
    case Defect::NoNumberIsHighest:
        return DefectWords::tr("Damping 0 without usage gives no number, and that becomes "
                               "the priority 4294967295.");
    case Defect::ParentPrintedOtherwise:
        return DefectWords::tr("sshare prints another factor for a “parent” user directly "
                               "below root than the user's jobs get.");
    case Defect::UnaskedSiblingsCount:
        return DefectWords::tr("Siblings that slurmctld was never asked about count with a "
                               "normalized usage of 4294967294.");
    case Defect::FadesTooSlowly:
        return DefectWords::tr("Usage fades by 0.693 where ln 2 is meant: after one half-life "
                               "slightly more than half is left.");
    case Defect::NodesWrapAround:
        return DefectWords::tr("A job with more nodes or CPUs than the cluster wraps around and "
                               "gets the largest factor.");
    case Defect::CpusWrapAround:
        return DefectWords::tr("A job with more CPUs than the cluster wraps around and gets the "
                               "largest factor.");
    case Defect::WeightedTwice:
        return DefectWords::tr("In sprio's rows of a partition list, a TRES that the partition "
                               "lacks is weighted twice.");
    case Defect::GresReadAsTres:
        return DefectWords::tr("MAX_TRES_GRES is read as MAX_TRES.");
    }
    return {};
}

} // namespace

QString defectNote(std::string_view key, const Policy& policy)
{
    QStringList texts;
    for (const auto defect : defectsOf(policy, key))
        texts << textOf(defect);
    return texts.isEmpty()
        ? QString()
        : DefectWords::tr("As Slurm does it, defects included: %1").arg(inARow(texts));
}

} // namespace fairlead::models::partwords
