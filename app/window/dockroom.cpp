// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/dockroom.h"

#include <QDockWidget>
#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <QTabBar>

#include <algorithm>

namespace fairlead::app {

namespace {

// In characters of average width: names, shares and changes; labels beside boxes; a page.
constexpr int leftCharacters = 54;
constexpr int leastLeftCharacters = 42; // where a page would be too narrow
constexpr int rightCharacters = 42;
constexpr int pageCharacters = 120;
constexpr int roomyCharacters = 153; // with all of its columns, where docks have that to spare
constexpr int moreLeftCharacters = 12; // where there is room beside such a page
constexpr QSize leastWindow(800, 480); ///< pixels

/// The average of a font for Chinese is that of its ideographs, twice as wide as names and digits,
/// and its digits may be wider than its letters.
int characterWidth(const QWidget& widget)
{
    const auto metrics = widget.fontMetrics();
    static const QString letters = QStringLiteral("etaoin shrdlu");
    return std::min({metrics.averageCharWidth(), metrics.horizontalAdvance(QLatin1Char('0')),
                     metrics.horizontalAdvance(letters) / int(letters.size())});
}
} // namespace

DockRoom::DockRoom(QMainWindow* window, QDockWidget* left, QDockWidget* right)
    : QObject(window)
    , m_window(window)
    , m_left(left)
    , m_right(right)
{
    // The window may become narrower than both docks beside a page: that is what this is for.
    window->layout()->setSizeConstraint(QLayout::SetNoConstraint);
    window->setMinimumSize(leastWindow);
    window->installEventFilter(this);
    left->installEventFilter(this);
    const auto follow = [this](QDockWidget* dock, bool isRight) {
        connect(dock, &QDockWidget::visibilityChanged, this, [this, isRight](bool isSeen) {
            if (isSeen && m_isNarrow)
                m_isRightInFront = isRight;
        });
    };
    follow(left, false);
    follow(right, true);
}

int DockRoom::leastWidth() const
{
    return (leftCharacters + rightCharacters + pageCharacters) * characterWidth(*m_window);
}

bool DockRoom::areInPlace() const
{
    const auto stands = [this](QDockWidget* dock, Qt::DockWidgetArea area) {
        return !dock->isFloating() && m_window->dockWidgetArea(dock) == area;
    };
    return stands(m_left, Qt::LeftDockWidgetArea)
        && stands(m_right, m_isNarrow ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea);
}

void DockRoom::fit()
{
    const bool isNarrow = m_window->width() < leastWidth();
    if (!areInPlace())
        return;
    if (isNarrow == m_isNarrow)
        return;
    const bool isShown = !m_right->isHidden();
    const int character = characterWidth(*m_window);
    if (isNarrow) {
        m_wide = m_window->saveState();
        m_window->tabifyDockWidget(m_left, m_right);
        raiseFront();
        m_window->resizeDocks({m_left}, {leftCharacters * character}, Qt::Horizontal);
    } else {
        m_window->addDockWidget(Qt::RightDockWidgetArea, m_right);
        const int free
            = m_window->width() / character - (leftCharacters + rightCharacters + roomyCharacters);
        const int left = leftCharacters + std::clamp(free, 0, moreLeftCharacters);
        m_window->resizeDocks({m_left, m_right}, {left * character, rightCharacters * character},
                              Qt::Horizontal);
    }
    m_right->setVisible(isShown);
    m_isNarrow = isNarrow;
    m_before = 0;
}

void DockRoom::raiseFront()
{
    auto* front = m_isRightInFront && !m_right->isHidden() ? m_right : m_left;
    if (!front->isHidden())
        front->raise();
}

void DockRoom::setRightInFront(bool isInFront)
{
    m_isRightInFront = isInFront;
    if (m_isNarrow)
        raiseFront();
}

// What docks have beyond their need, a page may need more.
void DockRoom::shrink()
{
    if (!areInPlace())
        return;
    m_settled = m_window->width();
    const auto note = [this] { // what the layout makes of it
        m_shrunk = m_left->width();
        if (m_before == 0)
            m_chosen = m_left->width();
    };
    QMetaObject::invokeMethod(this, note, Qt::QueuedConnection);
    const int character = characterWidth(*m_window);
    const int right = rightCharacters * character;
    const auto taken
        = [](const QDockWidget* dock) { return dock->isVisible() ? dock->width() : 0; };
    const int page = m_window->width() - taken(m_left) - (m_isNarrow ? 0 : taken(m_right));
    const int missing = pageCharacters * character - page;
    if (missing <= 0) {
        giveBack(-missing);
        const int roomy = std::max(roomyCharacters * character - page, 0);
        const int left = std::max(taken(m_left) - roomy, leftCharacters * character);
        if (!m_isNarrow && left < taken(m_left))
            m_window->resizeDocks({m_left}, {left}, Qt::Horizontal);
        return;
    }
    const int left = std::clamp(taken(m_left) - missing, leastLeftCharacters * character,
                                leftCharacters * character);
    if (m_before == 0)
        m_before = std::max(m_chosen, m_left->width()); // the window has taken some of it by now
    m_window->resizeDocks({m_left}, {std::min(m_left->width(), left)}, Qt::Horizontal);
    if (!m_isNarrow)
        m_window->resizeDocks({m_right}, {std::min(m_right->width(), right)}, Qt::Horizontal);
}

// Unless somebody has made the dock wider since.
void DockRoom::giveBack(int free)
{
    constexpr int likely = 8; // pixels by which a layout may differ from what it was asked for
    if (m_before == 0 || !m_left->isVisible())
        return;
    const int now = m_left->width();
    const int wanted = std::min(m_before, now + free);
    const bool isMine = now <= m_shrunk + likely;
    if (!isMine || wanted == m_before)
        m_before = 0;
    if (!isMine || wanted <= now)
        return;
    m_window->resizeDocks({m_left}, {wanted}, Qt::Horizontal);
}

QByteArray DockRoom::saveState() const
{
    return m_isNarrow && areInPlace() ? m_wide : m_window->saveState();
}

void DockRoom::restoreState(const QByteArray& state)
{
    m_isNarrow = false;
    m_before = 0;
    // A hidden window that is to be maximised keeps what it restores and, while it is being shown,
    // puts it back over what fit() makes of it, with items that are gone by then.
    const auto states = m_window->windowState();
    m_window->overrideWindowState(states & ~(Qt::WindowMaximized | Qt::WindowFullScreen));
    m_window->restoreState(state);
    m_window->overrideWindowState(states);
    fit();
}

bool DockRoom::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_window && event->type() == QEvent::Resize)
        fit();
    // Between the sizes of the window it is somebody's hand that makes the dock another one.
    if (watched == m_left && event->type() == QEvent::Resize && m_before == 0
        && m_window->width() == m_settled)
        m_chosen = m_left->width();
    if (watched == m_window && (event->type() == QEvent::Resize || event->type() == QEvent::Show))
        QMetaObject::invokeMethod(this, &DockRoom::shrink,
                                  Qt::QueuedConnection); // laid out by then
    if (watched == m_window && event->type() == QEvent::ChildPolished) {
        // Of docks that stand behind each other: the window makes one when it needs it.
        if (auto* tabs = qobject_cast<QTabBar*>(static_cast<QChildEvent*>(event)->child()))
            tabs->setAccessibleName(tr("Panels"));
    }
    return QObject::eventFilter(watched, event);
}

} // namespace fairlead::app
