// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/theme/colors.h"

#include <QWidget>

namespace fairlead::views {

/// The thin band under the tool bar that says in colour and words what the window is doing.
class ModeBand : public QWidget
{
    Q_OBJECT

public:
    explicit ModeBand(QWidget* parent = nullptr);

    [[nodiscard]] Mode mode() const { return m_mode; }
    [[nodiscard]] QString text() const;
    /// `note` follows the mode's own words: how many edits, or the effect.
    void setMode(Mode mode, const QString& note = {});

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QString word() const;
    [[nodiscard]] QString meaning() const;

    Mode m_mode = Mode::Monitor;
    QString m_note;
};

} // namespace fairlead::views
