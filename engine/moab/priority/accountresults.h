// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"

/// What the windows and targets say of the accounts, in the place of a share tree.
namespace fairlead::moab {

/// The target of an account, its own or DEFAULT's. Of users and the root: none; a user has one of
/// the whole system, not of an account, see fairshareTable().
FairshareTarget accountTarget(const Evaluation& evaluation, AssocIndex assoc);

/// What each association has of its user's usage: as the snapshot has it, else evenly. Linear.
/// @param parts  [assoc] @unit 1  @range [0, 1]  @source own; of accounts nothing that counts
void findUserParts(const Snapshot& snapshot, std::vector<double>& parts);

/// Fills AssocResults for who was promised and who used what. Usage is that of the windows, with
/// FSDECAY, at Inputs::now. The promise of an account is its target as a part of the whole system;
/// there is none without a target or for a cap. Priorities do not come from it. Needs
/// Results::tables. Linear in associations, without memory of its own.
void fillAccounts(Evaluation& evaluation, const std::vector<double>& userPart);

} // namespace fairlead::moab
