// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/editrules.h"

#include <QString>

namespace fairlead::models {

/// Why an edit is refused, in a translated sentence for the person who made it.
QString refusalWords(const EditRefusal& refusal);

} // namespace fairlead::models
