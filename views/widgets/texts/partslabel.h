// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLabel>

namespace fairlead::views {

/// One line of parts with dots between them. Without room for all, the last ones go as a whole, so
/// that no number is cut; the tool tip holds what is missing. Plain text.
class PartsLabel : public QLabel
{
    Q_OBJECT

public:
    /// Stands between two parts.
    static QString separator() { return QStringLiteral("  ·  "); }

    explicit PartsLabel(QWidget* parent = nullptr);

    /// What there is room for.
    [[nodiscard]] QString shownText() const;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace fairlead::views
