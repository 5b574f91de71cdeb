// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/agreement.h"

namespace fairlead::slurm {

/// An evaluation beside what sprio, sprio -n and sshare printed (specification 9.2, 9.3).
Agreement agreementOf(const Evaluation& evaluation, std::size_t mostRows);

} // namespace fairlead::slurm
