// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/proof/defects.h"

namespace fairlead::slurm {

namespace {
std::vector<Defect> ofFairShare(const Settings& settings)
{
    std::vector<Defect> defects;
    switch (settings.algorithm()) {
    case Algorithm::FairTree:
        defects.push_back(Defect::TiedAccountsApart);
        break;
    case Algorithm::ClassicFairShare:
        if (settings.damping == 0)
            defects.push_back(Defect::NoNumberIsHighest);
        if (settings.version < SlurmVersion{25, 11})
            defects.push_back(Defect::ParentPrintedOtherwise);
        break;
    case Algorithm::DepthOblivious:
        defects.push_back(Defect::UnaskedSiblingsCount);
        break;
    case Algorithm::Slurm20:
    case Algorithm::None:
        break;
    }
    defects.push_back(Defect::FadesTooSlowly);
    return defects;
}

std::vector<Defect> ofJobSize(const Settings& settings)
{
    if (!settings.favorSmall || settings.has(SmallRelativeToTime))
        return {};
    return {settings.version < SlurmVersion{23, 2} ? Defect::NodesWrapAround
                                                   : Defect::CpusWrapAround};
}

std::vector<Defect> ofTres(const Settings& settings)
{
    if (settings.has(MaxTresGres) && settings.version < SlurmVersion{25, 5})
        return {Defect::WeightedTwice, Defect::GresReadAsTres};
    return {Defect::WeightedTwice};
}
} // namespace

std::vector<Defect> defectsOf(const Settings& settings, std::string_view part)
{
    if (part == "fairshare")
        return ofFairShare(settings);
    if (part == "jobsize")
        return ofJobSize(settings);
    return part == "tres" ? ofTres(settings) : std::vector<Defect>();
}

} // namespace fairlead::slurm
