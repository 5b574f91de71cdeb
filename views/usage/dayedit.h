// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateEdit>

namespace fairlead::views {

/// A day in UTC: typed as one text, chosen in a calendar, or stepped by the part that the cursor is
/// in. What is no day is refused in words and never made into another one, as QDateEdit does when a
/// whole day is typed over the one that it shows.
class DayEdit : public QDateEdit
{
    Q_OBJECT

public:
    explicit DayEdit(QWidget* parent = nullptr);

    void stepBy(int steps) override;

protected:
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    [[nodiscard]] QDateTime dateTimeFromText(const QString& text) const override;
    [[nodiscard]] QString textFromDateTime(const QDateTime& moment) const override;
    [[nodiscard]] QValidator::State validate(QString& text, int& place) const override;

private:
    void submit();
};

} // namespace fairlead::views
