// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QComboBox;
class QString;

namespace fairlead::views {

/// Names a combo box that stands without a label. On Unix Qt gives screen readers the current text
/// for its name, whatever the accessible name is; what it is for they ask of its label. So it gets
/// one that nobody sees.
void nameChoice(QComboBox& box, const QString& name);

} // namespace fairlead::views
