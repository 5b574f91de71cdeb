// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/inputs/refusal.h"

#include "views/theme/colors.h"
#include "views/theme/textsizes.h"

#include <QAccessible>
#include <QApplication>
#include <QTabWidget>
#include <QTimer>

#include <algorithm>

namespace fairlead::views {

namespace {

constexpr int shownFor = 8000; // ms
constexpr int widest = 320; // pixels

} // namespace

Refusal::Refusal(QWidget* window)
    : QLabel(window)
    , m_end(new QTimer(this))
{
    setObjectName(QStringLiteral("refusal"));
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setMargin(gapInside);
    setFrameShape(QFrame::Box);
    setAutoFillBackground(true);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    auto tinted = window->palette();
    tinted.setColor(QPalette::Window, mixed(overServedColor(), tinted.color(QPalette::Base), 0.16));
    setPalette(tinted);
    m_end->setSingleShot(true);
    m_end->setInterval(shownFor);
    connect(m_end, &QTimer::timeout, this, &QObject::deleteLater);
    for (auto* pages : window->findChildren<QTabWidget*>())
        connect(pages, &QTabWidget::currentChanged, this, &QObject::deleteLater);
    qApp->installEventFilter(this);
    QMetaObject::invokeMethod(
        this, [this] { m_box = nullptr; }, Qt::QueuedConnection);
}

void Refusal::show(QWidget& beside, const QRect& area, const QString& words)
{
    auto* window = beside.window();
    end(beside);
    auto* refusal = new Refusal(window);
    refusal->m_box = &beside;
    refusal->setText(words);
    refusal->setAccessibleName(words);
    refusal->place({beside.mapTo(window, area.topLeft()), area.size()});
    refusal->raise();
    refusal->setVisible(true);
    refusal->m_end->start();
    QAccessibleEvent event(refusal, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void Refusal::end(const QWidget& inWindow)
{
    delete inWindow.window()->findChild<Refusal*>(QString(), Qt::FindDirectChildrenOnly);
}

// The key that was refused has passed the filter of its box when this is made, and may still go
// from there to those around it.
bool Refusal::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto* widget = qobject_cast<QWidget*>(watched);
        const bool isSameKey = m_box != nullptr && widget != nullptr && widget != m_box
            && widget->isAncestorOf(m_box);
        if (widget != nullptr && widget->window() == parentWidget() && !isSameKey) {
            hide();
            deleteLater();
        }
    }
    return QLabel::eventFilter(watched, event);
}

void Refusal::place(const QRect& area)
{
    const auto room = parentWidget()->rect();
    const int width = std::min({widest, room.width(), sizeHint().width() + 2 * gapBetween});
    resize(width, heightForWidth(width));
    const bool isBelow = area.bottom() + 2 + height() <= room.bottom();
    const int left = std::clamp(area.left(), 0, std::max(0, room.width() - width));
    move(left, isBelow ? area.bottom() + 2 : std::max(0, area.top() - 2 - height()));
}

} // namespace fairlead::views
