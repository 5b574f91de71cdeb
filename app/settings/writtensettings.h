// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/worker/newestquestion.h"

#include <QCoreApplication>

#include <functional>

namespace fairlead::views {
class MessageBar;
}

namespace fairlead::app {

class Settings;

/// Tells when settings that were changed cannot be written.
class WrittenSettings
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::app::SettingsController)

public:
    /// Both outlive it.
    WrittenSettings(const Settings& settings, views::MessageBar& messages)
        : m_settings(settings)
        , m_messages(messages)
    {
    }

    /// Writes them away from here. `then` is called once they are in the file.
    void write(const std::function<void()>& then = {});

private:
    const Settings& m_settings;
    views::MessageBar& m_messages;
    NewestQuestion m_question;
};

} // namespace fairlead::app
