// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/help/manualbrowser.h"

#include "models/help/manual.h"

#include <QImage>
#include <QScrollBar>
#include <QTextBlock>

namespace fairlead::views {

namespace {
constexpr int margin = 16;
}

ManualBrowser::ManualBrowser(QWidget* parent)
    : QTextBrowser(parent)
{
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // pictures are as wide as the room beside it
    document()->setDocumentMargin(margin);
    // Within the margin there is nothing to scroll to.
    connect(horizontalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int last) {
        setHorizontalScrollBarPolicy(last > margin ? Qt::ScrollBarAsNeeded
                                                   : Qt::ScrollBarAlwaysOff);
    });
}

QVariant ManualBrowser::loadResource(int type, const QUrl& name)
{
    auto resource = QTextBrowser::loadResource(type, name);
    if (type != QTextDocument::ImageResource)
        return resource;
    QImage image;
    image.loadFromData(resource.toByteArray());
    const int room = viewport()->width() - 2 * margin;
    return image.width() > room ? image.scaledToWidth(room, Qt::SmoothTransformation) : image;
}

void ManualBrowser::doSetSource(const QUrl& name, QTextDocument::ResourceType type)
{
    // The document has no anchors: a fragment is a heading's.
    QTextBrowser::doSetSource(name.adjusted(QUrl::RemoveFragment), type);
    document()->setDocumentMargin(margin);
    moveCursor(QTextCursor::Start);
    if (name.hasFragment())
        scrollToHeading(name.fragment());
}

void ManualBrowser::scrollToHeading(const QString& anchor)
{
    for (auto block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || models::anchorOf(block.text()) != anchor)
            continue;
        setTextCursor(QTextCursor(block));
        verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect().top());
        return;
    }
}

void ManualBrowser::mark(const QStringList& words)
{
    const auto start = textCursor();
    const int place = verticalScrollBar()->value();
    for (const auto& word : words) {
        if (find(word))
            return;
        setTextCursor(start);
        verticalScrollBar()->setValue(place);
    }
}

} // namespace fairlead::views
