// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSpinBox>

#include <optional>

namespace fairlead::views {

/// A whole number in a range. Everything can be typed; what is none of the box's numbers is refused
/// in words when it is entered, and the old one stays.
class WholeSpinBox : public QSpinBox
{
    Q_OBJECT

public:
    WholeSpinBox(int least, int most, QWidget* parent = nullptr);

    [[nodiscard]] int valueFromText(const QString& text) const override;
    QValidator::State validate(QString& input, int& position) const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] std::optional<int> read(const QString& text) const;
    [[nodiscard]] bool isRefused();
};

} // namespace fairlead::views
