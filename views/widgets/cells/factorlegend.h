// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/policy/policy.h"

#include <QStringList>
#include <QWidget>

namespace fairlead::views {

/// Which colour is which part of a priority, in a line that wraps. Parts that can be opened are
/// underlined: a click opens them, and so do the arrow keys with Enter.
class FactorLegend : public QWidget
{
    Q_OBJECT

public:
    explicit FactorLegend(QWidget* parent = nullptr);

    /// Names the parts anew: those of this policy.
    void setPolicy(const Policy& policy);
    /// Names what an opened part is made of.
    void setParts(const QStringList& names);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// Where a part is painted.
    [[nodiscard]] QRect areaOf(int part) const { return areas(width()).value(part); }

signals:
    void partActivated(int part);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Part
    {
        QString name;
        QString help;
        std::size_t colour = 0;
        bool canOpen = false;
        bool operator==(const Part&) const = default;
    };
    void setAll(QList<Part> parts);
    void step(int by);
    [[nodiscard]] QList<QRect> areas(int width) const;
    /// The part there, -1: none.
    [[nodiscard]] int partAt(QPoint place) const;

    QList<Part> m_parts;
    int m_current = -1; ///< of the keyboard
};

} // namespace fairlead::views
