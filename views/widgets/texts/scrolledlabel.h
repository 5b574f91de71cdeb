// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QScrollArea>

namespace fairlead::views {

class PlainLabel;

/// Sentences beside a table: as high as they need where there is room, else some lines that scroll,
/// so that the table keeps its rows.
class ScrolledLabel : public QScrollArea
{
public:
    /// @param name  of the label inside
    ScrolledLabel(const QString& name, QWidget* parent);

    [[nodiscard]] PlainLabel& label() const { return *m_label; }
    [[nodiscard]] QString text() const;
    void setText(const QString& text); ///< empty: hidden

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    PlainLabel* m_label;
};

} // namespace fairlead::views
