// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QScrollArea>

namespace fairlead::app {

class PageHolder;

/// A page behind its tab: where docks, bands and large letters leave it less than it needs to be
/// read, it scrolls, up and down unless it does so by itself.
class PageScroll : public QScrollArea
{
    Q_OBJECT

public:
    /// Called as the page is.
    PageScroll(QWidget* page, bool scrollsItself, QWidget* parent);

    /// As wide as the page must be, as far as that fits a small screen; a few lines high.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeRoom();

    PageHolder* m_holder;
    bool m_scrollsItself;
};

} // namespace fairlead::app
