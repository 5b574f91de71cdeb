// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings/writtensettings.h"

#include "app/settings/settings.h"
#include "models/words/showntext.h"
#include "views/widgets/texts/messagebar.h"

namespace fairlead::app {

void WrittenSettings::write(const std::function<void()>& then)
{
    const auto file = m_settings.file();
    m_question.ask([file] { return Result(Settings::areWritten(file)); },
                   [this, file, then](const Result<bool>& areWritten) {
                       if (!areWritten || !*areWritten)
                           m_messages.showError(tr("The settings cannot be written to %1: they "
                                                   "last until this window closes.")
                                                    .arg(models::shownText(file.toStdString())),
                                                {});
                       else if (then)
                           then();
                   });
}

} // namespace fairlead::app
