// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QBoxLayout;

namespace fairlead::views {

/// The title of a page with what can be chosen beside it, or below it where both have no room in
/// one line.
class PageHead : public QWidget
{
    Q_OBJECT

public:
    /// @param title  a text with a minimum width, or what can be chosen too
    PageHead(QWidget* title, QWidget* controls, QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int leastTitle() const;
    void arrange();

    QWidget* m_title;
    QWidget* m_controls;
    QBoxLayout* m_layout;
};

} // namespace fairlead::views
