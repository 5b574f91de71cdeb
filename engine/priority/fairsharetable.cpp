// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/fairsharetable.h"

#include "engine/priority/scheduler.h"

namespace fairlead {

std::shared_ptr<const FairshareTable> fairshareTable(const Evaluation& evaluation)
{
    return schedulerOf(evaluation.inputs.policy).fairshare(evaluation);
}

} // namespace fairlead
