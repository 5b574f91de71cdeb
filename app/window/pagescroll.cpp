// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/pagescroll.h"

#include <QEvent>
#include <QLayout>
#include <QResizeEvent>

#include <algorithm>

namespace fairlead::app {

namespace {
constexpr int linesToRead = 20; // a heading, a picture and some rows
constexpr int linesToScroll = 6;
constexpr int widestAtLeast = 560; // pixels: with large letters a page may need more than a screen
} // namespace

/// As high as the page must be, where a scroll area goes by how high it would like to be as soon as
/// a text in it is wrapped.
class PageHolder : public QWidget
{
public:
    explicit PageHolder(QWidget* page)
        : m_page(page)
    {
        page->setParent(this);
    }

    void setLeastHeight(int height)
    {
        m_leastHeight = height;
        updateGeometry();
    }

    [[nodiscard]] QSize minimumSizeHint() const override
    {
        const auto* layout = m_page->layout();
        const int needed = layout != nullptr && layout->hasHeightForWidth()
            ? layout->minimumHeightForWidth(width())
            : m_page->minimumSizeHint().height();
        return {m_page->minimumSizeHint().width(), std::max(needed, m_leastHeight)};
    }
    [[nodiscard]] QSize sizeHint() const override { return m_page->sizeHint(); }

protected:
    /// A page tells its parent when it needs another height.
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QWidget::event(event);
    }
    void resizeEvent(QResizeEvent* event) override
    {
        m_page->resize(size());
        if (event->size().width() != event->oldSize().width())
            updateGeometry();
    }

private:
    QWidget* m_page;
    int m_leastHeight = 0;
};

PageScroll::PageScroll(QWidget* page, bool scrollsItself, QWidget* parent)
    : QScrollArea(parent)
    , m_holder(new PageHolder(page))
    , m_scrollsItself(scrollsItself)
{
    setObjectName(page->objectName());
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setWidget(m_holder);
    makeRoom();
}

QSize PageScroll::minimumSizeHint() const
{
    return {std::min(widget()->minimumSizeHint().width(), widestAtLeast),
            linesToScroll * fontMetrics().lineSpacing()};
}

void PageScroll::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        makeRoom();
}

void PageScroll::makeRoom()
{
    const int lines = m_scrollsItself ? linesToScroll : linesToRead;
    m_holder->setLeastHeight(lines * fontMetrics().lineSpacing());
}

} // namespace fairlead::app
