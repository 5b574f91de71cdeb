// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/outlook/trustband.h"

#include "models/words/trustwords.h"
#include "views/theme/colors.h"
#include "views/theme/textsizes.h"

namespace fairlead::views {

TrustBand::TrustBand(QWidget* parent)
    : PlainLabel(parent)
{
    setObjectName(QStringLiteral("outlookTrustBand"));
    setWordWrap(true);
    setMargin(gapInside);
    setAutoFillBackground(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    hide(); // until there is something to say
}

void TrustBand::showTrust(const replay::TrustFigures& figures)
{
    const auto ground = toColor(models::trustColour(replay::trustLevel(figures)));
    auto tinted = palette();
    tinted.setColor(QPalette::Window, ground);
    tinted.setColor(QPalette::WindowText, inkOn(ground));
    setPalette(tinted);
    setText(models::trustSentence(figures));
    show();
}

} // namespace fairlead::views
