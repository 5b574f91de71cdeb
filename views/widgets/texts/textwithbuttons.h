// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QWidget>

class QBoxLayout;
class QLabel;

namespace fairlead::views {

/// A wrapped text with what can be done beside it, or below it where the text would be a narrow
/// column. Where not even the buttons have room in one line, they stand below each other.
class TextWithButtons : public QWidget
{
    Q_OBJECT

public:
    /// Takes them in: the buttons stand in this order.
    TextWithButtons(QLabel* text, const QList<QWidget*>& buttons, QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;
    /// All in one line.
    [[nodiscard]] QSize sizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int leastText() const;
    [[nodiscard]] int oneLine() const;
    [[nodiscard]] int buttonsWidth() const;
    void arrange();

    QLabel* m_text;
    QList<QWidget*> m_buttons;
    QBoxLayout* m_line;
    QBoxLayout* m_layout;
};

} // namespace fairlead::views
