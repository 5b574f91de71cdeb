// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/widgets/texts/plainlabel.h"

namespace fairlead::views {

/// A label of several lines that is as high as its text needs at its width: a scroll area asks no
/// layout for that, and would cut it.
class WholeLabel : public PlainLabel
{
public:
    /// @param leastLines  that there is room for whatever the text
    WholeLabel(int leastLines, QWidget* parent);

    void showWhole(const QString& text);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeRoom();

    int m_leastLines;
};

} // namespace fairlead::views
