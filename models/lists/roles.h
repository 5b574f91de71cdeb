// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <Qt>

namespace fairlead::models {

/// The roles of all models, in one list: delegates and proxies know these numbers and no model.
enum ModelRole
{
    SortRole = Qt::UserRole + 1, ///< the raw value of the cell: number or text
    BaselineRole, ///< the cell's value in the baseline, raw; invalid when there is none
    ChangeRole, ///< double > 0 better, < 0 worse, 0 the same; on cells that show a change
    IsEditedRole, ///< bool: the scenario says something else than the source
    IsUserRole, ///< bool: user association (else account)
    AssocRole, ///< quint32: AssocIndex in ScenarioDocument::snapshot()
    QueueRowRole, ///< quint32: RowIndex
    JobRole, ///< QString: what the source calls the job
    TermsRole, ///< PriorityBar: what the stacked bar paints
    PromisedRole, ///< double, fraction of the account above
    ConsumedRole, ///< double, fraction of the account above
    VerdictRole, ///< int: VerdictKind
    HueRole, ///< int: SliceColour::hue
    LightnessRole, ///< int: SliceColour::lightness
    HatchRole, ///< bool: SliceColour::isHatched
    PartRole, ///< int: place in partsOf(), on columns that belong to a part of the priority
    SeverityRole, ///< int: Severity
    IsRankedRole, ///< bool: the row has a rank
    IsAssumedRole, ///< bool: nobody said so, it was assumed
    WindowsRole, ///< QList<double>: share in each fairshare window in percent, newest first
    WindowWeightsRole, ///< QList<double>: how much each of them counts, 0 to 1
    /// QString: what is copied of a cell, where that is not what is shown. A model whose headers
    /// have it is copied with a line of headers.
    CopyRole
};

} // namespace fairlead::models
