// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/outcome/trust.h"
#include "views/widgets/texts/plainlabel.h"

namespace fairlead::views {

/// Above every picture of an outlook: how far to trust it, as a sentence on green, amber or red.
class TrustBand : public PlainLabel
{
public:
    explicit TrustBand(QWidget* parent);

    void showTrust(const replay::TrustFigures& figures);
};

} // namespace fairlead::views
