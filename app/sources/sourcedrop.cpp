// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/sources/sourcedrop.h"

#include <QDropEvent>
#include <QMimeData>
#include <QTimer>
#include <QUrl>
#include <QWidget>

namespace fairlead::app {

SourceDrop::SourceDrop(QWidget* window, std::function<void(const QString& source)> open)
    : QObject(window)
    , m_open(std::move(open))
{
    window->setAcceptDrops(true);
    window->installEventFilter(this);
}

QString SourceDrop::pathIn(const QMimeData* data)
{
    const auto urls = data->urls();
    return urls.size() == 1 && urls.first().isLocalFile() ? urls.first().toLocalFile() : QString();
}

bool SourceDrop::eventFilter(QObject* watched, QEvent* event)
{
    const auto type = event->type();
    if (type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto* drop = static_cast<QDropEvent*>(event); // the other two are of this class
    const auto path = pathIn(drop->mimeData());
    if (path.isEmpty() || !drop->possibleActions().testFlag(Qt::CopyAction)) {
        drop->ignore();
        return true;
    }
    drop->setDropAction(Qt::CopyAction);
    drop->accept();
    // The other program waits for the end of this event; a question may follow.
    if (type == QEvent::Drop)
        QTimer::singleShot(0, this, [this, path] { m_open(path); });
    return true;
}

} // namespace fairlead::app
