// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/windowtitle.h"

#include "models/document/scenariodocument.h"
#include "models/words/showntext.h"

#include <QCoreApplication>

namespace fairlead::app {

namespace {
struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::app::MainWindow)
};
} // namespace

QString titleOf(const models::ScenarioDocument& document)
{
    auto shown
        = document.hasSnapshot() ? models::shownText(document.snapshot()->cluster) : QString();
    if (shown.isEmpty())
        return Texts::tr("Fairlead");
    if (const auto& name = document.scenario().name; document.isEdited() && !name.empty())
        shown += QStringLiteral(" · ") + models::shownText(name);
    shown.replace(QLatin1String("[*]"), QLatin1String("[*][*]"));
    return Texts::tr("%1[*] – Fairlead").arg(shown);
}

} // namespace fairlead::app
