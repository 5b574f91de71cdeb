// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/widgets/texts/plainlabel.h"

namespace fairlead::views {

/// A line of a dialog that says why something is refused. Not there until then; the dialog grows.
class RefusalLine : public PlainLabel
{
public:
    RefusalLine(const QString& name, QWidget* dialog);

    void say(const QString& text);
};

} // namespace fairlead::views
