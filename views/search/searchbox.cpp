// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/search/searchbox.h"

#include "views/theme/colors.h"
#include "views/theme/textsizes.h"
#include "views/widgets/texts/plainlabel.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QStringListModel>
#include <QStyle>
#include <QTimer>

#include <algorithm>

namespace fairlead::views {

namespace {

constexpr int whileTyping = 120; // ms
constexpr int keptSearches = 20;
constexpr int narrowest = 64; // pixels
constexpr int widest = 360;
constexpr int charactersToType = 36; // "account:chemistry state:pending"
constexpr int buttonRoom = 24; // pixels: the button that clears
constexpr int besideWords = 16; // pixels: frame, margins and cursor
constexpr int wordsRoom = 110; // pixels: what is typed comes before what was found

} // namespace

SearchBox::SearchBox(QWidget* parent)
    : QLineEdit(parent)
    , m_soon(new QTimer(this))
    , m_hits(new PlainLabel(this))
    , m_offered(new QStringListModel(this))
    , m_width(narrowest)
{
    setObjectName(QStringLiteral("searchBox"));
    setAccessibleName(tr("Search jobs and accounts"));
    setPlaceholderText(tr("Search …"));
    setToolTip(
        tr("Words in any order, found anywhere.\nuser:  account:  partition:  qos:  state:  "
           "need the whole name, or a part with stars: user:ann,b*\njob:1,2,5-9,41*\nReturn: "
           "the next hit; Escape: clear; Down: earlier searches"));
    setClearButtonEnabled(true);
    m_hits->setObjectName(QStringLiteral("searchHits"));
    m_hits->setTextFormat(Qt::PlainText);
    m_hits->setAttribute(Qt::WA_TransparentForMouseEvents); // a click goes to the box
    muteHits();
    setTextSize(*m_hits, TextSize::Secondary);
    auto* completer = new QCompleter(m_offered, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    setCompleter(completer);
    m_soon->setSingleShot(true);
    m_soon->setInterval(whileTyping);
    connect(m_soon, &QTimer::timeout, this, &SearchBox::submit);
    connect(this, &QLineEdit::textChanged, m_soon, qOverload<>(&QTimer::start));
    setHits({});
}

QSize SearchBox::sizeHint() const
{
    const int typed = charactersToType * fontMetrics().averageCharWidth();
    const int needed = m_hasKeys ? buttonRoom + typed : 0;
    return {std::max(m_width, needed), QLineEdit::sizeHint().height()};
}

void SearchBox::hold(bool hasKeys)
{
    m_hasKeys = hasKeys;
    updateGeometry();
}

void SearchBox::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    hold(true);
}

void SearchBox::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason) // what was looked for before
        hold(false);
}

void SearchBox::setRoom(int width)
{
    const int wanted = std::clamp(width, narrowest, widest);
    if (wanted != m_width) {
        m_width = wanted;
        updateGeometry();
    }
}

void SearchBox::submit()
{
    m_soon->stop();
    const auto wanted = text().trimmed();
    if (wanted == m_searched)
        return;
    m_searched = wanted;
    emit searched(wanted);
}

void SearchBox::search(const QString& wanted)
{
    setText(wanted);
    submit();
    keep();
}

void SearchBox::keep()
{
    if (m_searched.isEmpty() || m_history.value(0) == m_searched)
        return;
    auto history = m_history;
    history.removeAll(m_searched);
    history.prepend(m_searched);
    setHistory(history.mid(0, keptSearches));
    emit historyChanged();
}

void SearchBox::setHistory(const QStringList& history)
{
    m_history = history;
    m_offered->setStringList(history);
}

void SearchBox::muteHits()
{
    auto colors = palette();
    colors.setColor(QPalette::WindowText, mutedText(colors));
    m_hits->setPalette(colors);
}

void SearchBox::changeEvent(QEvent* event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        muteHits();
}

QString SearchBox::hits() const
{
    return m_hits->text();
}

void SearchBox::setHits(const QString& hits)
{
    m_hits->setText(hits);
    setAccessibleDescription(hits);
    placeHits();
}

// Beside the button that clears, as long as there is room for words.
void SearchBox::placeHits()
{
    const auto size = m_hits->sizeHint();
    const int words = std::max(wordsRoom, fontMetrics().horizontalAdvance(text()) + besideWords);
    const bool hasRoom = !m_hits->text().isEmpty() && size.width() + buttonRoom + words < width();
    m_hits->setVisible(hasRoom);
    setTextMargins(0, 0, hasRoom ? size.width() + 4 : 0, 0);
    m_hits->setGeometry(width() - buttonRoom - size.width(), 0, size.width(), height());
}

void SearchBox::resizeEvent(QResizeEvent* event)
{
    QLineEdit::resizeEvent(event);
    placeHits();
}

// The keys are ours, so that the list does not close by itself: it would take the next click.
void SearchBox::hideOffered()
{
    completer()->popup()->hide();
}

void SearchBox::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        hideOffered();
        if (text().isEmpty()) {
            emit left();
            return;
        }
        clear();
        submit();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        submit();
        keep();
        hideOffered(); // what was just kept would bring it back
        emit nextRequested(event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
        return;
    case Qt::Key_Down:
        if (text().isEmpty() && !m_history.isEmpty()) {
            completer()->setCompletionPrefix(QString());
            completer()->complete();
            return;
        }
        break;
    default:
        break;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace fairlead::views
