// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;

namespace fairlead::views {

/// One number of the first page: what it is, the number, and a line that says more.
class KeyFigure : public QWidget
{
    Q_OBJECT

public:
    KeyFigure(const QString& name, const QString& caption, QWidget* parent = nullptr);

    void setFigure(const QString& value, const QString& note = {});
    /// What the number is, from the next setFigure() on.
    void setCaption(const QString& caption);
    [[nodiscard]] QString value() const;
    /// As wide as it must be: its note is wrapped.
    [[nodiscard]] QSize sizeHint() const override;

private:
    QLabel* m_caption = nullptr;
    QLabel* m_value = nullptr;
    QLabel* m_note = nullptr;
};

} // namespace fairlead::views
