// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSpinBox>

namespace fairlead::views {

/// A whole number in a range. Everything can be typed; what is none of the box's numbers is refused
/// in words when it is entered, and the old one stays.
class WholeSpinBox : public QSpinBox
{
    Q_OBJECT

public:
    WholeSpinBox(int least, int most, QWidget* parent = nullptr);

    QValidator::State validate(QString& input, int& position) const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] bool isRefused();
};

} // namespace fairlead::views
