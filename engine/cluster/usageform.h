// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace fairlead {

/// What AssocRecord::rawUsage holds.
enum class UsageForm
{
    Exact, ///< the scheduler's own number for every association, accounts included
    Rounded, ///< the same with two decimals: accounts are summed up from their users again
    RoundedSums, ///< the same where accounts hold the sums: stores of earlier Fairleads
    Whole, ///< the scheduler's numbers cut to whole ones: sshare
    Leaf, ///< what belongs to the association itself: the state file; accounts are summed up
    Saved, ///< of all associations, computed from the six decimals of the state file
    FromHistory, ///< none: usage is computed from the history, for any moment
    Unread, ///< none yet: what anybody used is not known, and nothing is ranked by fair-share
};

/// In which form a snapshot hands on the usage that was read in this one.
constexpr UsageForm summedUp(UsageForm form)
{
    switch (form) {
    case UsageForm::Leaf:
        return UsageForm::Saved;
    case UsageForm::Exact:
    case UsageForm::Rounded: // with AssocTable::printedUsage
    case UsageForm::RoundedSums:
    case UsageForm::Whole:
    case UsageForm::Saved:
    case UsageForm::FromHistory:
    case UsageForm::Unread:
        break;
    }
    return form;
}

} // namespace fairlead
