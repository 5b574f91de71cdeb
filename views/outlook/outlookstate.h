// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/widgets/texts/plainlabel.h"

#include <array>

namespace fairlead::views {

/// The line beside the period of an outlook: whether somebody has stopped it, whom it leaves out,
/// and what a run would do now. Each stays until it is said otherwise.
class OutlookState : public PlainLabel
{
    Q_OBJECT

public:
    enum Part
    {
        Stopped,
        LeftOut,
        Wanted
    };

    explicit OutlookState(QWidget* parent = nullptr);

    /// Empty: there is nothing to say of it.
    void say(Part part, const QString& sentence);
    void clearAll();

private:
    void showParts();

    std::array<QString, 3> m_parts;
};

} // namespace fairlead::views
