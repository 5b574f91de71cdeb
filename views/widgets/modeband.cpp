// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/modeband.h"

#include "views/theme/colors.h"
#include "views/theme/textsizes.h"

#include <QEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QResizeEvent>
#include <QTextLayout>
#include <QTextOption>

#include <algorithm>
#include <utility>

namespace fairlead::views {

namespace {
const QString separator = QStringLiteral("  ·  ");

/// Lines break between words, and inside of a word only where it is longer than a line.
QTextOption textOption()
{
    QTextOption option(Qt::AlignVCenter | Qt::AlignLeading);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    return option;
}

/// A moment stays in one line: word joiners at its hyphens.
QString withWholeMoments(QString text)
{
    static const QRegularExpression hyphen(QStringLiteral("(\\d)-(?=\\d)"));
    return text.replace(hyphen, QStringLiteral("\\1\u2060-\u2060"));
}

int linesOf(const QString& text, const QFont& font, int width)
{
    QTextLayout layout(text, font);
    layout.setTextOption(textOption());
    layout.beginLayout();
    for (auto line = layout.createLine(); line.isValid(); line = layout.createLine())
        line.setLineWidth(width);
    layout.endLayout();
    return layout.lineCount();
}
} // namespace

ModeBand::ModeBand(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("modeBand"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMode(models::Mode::Monitor);
}

QString ModeBand::word(models::Mode mode)
{
    switch (mode) {
    case models::Mode::Monitor:
        return tr("Monitor");
    case models::Mode::WhatIf:
        return tr("What-if");
    case models::Mode::Apply:
        return tr("Apply");
    }
    return {};
}

QString ModeBand::editsMeaning()
{
    return tr("edits live in the scenario only; the cluster is not changed");
}

QString ModeBand::shortMeaning()
{
    return tr("the cluster is not changed");
}

QString ModeBand::meaning() const
{
    switch (m_mode) {
    case models::Mode::Monitor:
        if (!m_shown.isEmpty())
            return tr("%1; nothing is changed", "what is shown").arg(m_shown);
        return m_copy.isEmpty() ? tr("the cluster as it was read; nothing is changed") : m_copy;
    case models::Mode::WhatIf:
        return editsMeaning();
    case models::Mode::Apply:
        return tr("changes are being applied");
    }
    return {};
}

QString ModeBand::text() const
{
    if (!m_nothing.isEmpty())
        return m_nothing;
    return m_note.isEmpty() ? meaning() : meaning() + separator + m_note;
}

QString ModeBand::fitting(const QString& note) const
{
    const auto whole = editsMeaning() + separator + note;
    if (m_more.isEmpty() || linesFor(whole) == 1)
        return whole;
    const auto brief = shortMeaning() + separator + note;
    return linesFor(brief) > 1 && linesFor(note) == 1 ? note : brief; // the tool tip has it all
}

QString ModeBand::shownText() const
{
    const bool isOfEdits = m_nothing.isEmpty() && m_mode == models::Mode::WhatIf;
    return isOfEdits && !m_note.isEmpty() ? fitting(m_note) : text();
}

void ModeBand::setMode(models::Mode mode, const QString& note, const QString& shown)
{
    const bool isSame = mode == m_mode && shown == m_shown && m_nothing.isEmpty()
        && note.isEmpty() == m_note.isEmpty();
    m_mode = mode;
    m_note = note;
    m_shown = shown;
    m_nothing.clear();
    setAccessibleName(tr("Mode: %1").arg(word(m_mode)));
    describe();
    fit(!isSame && m_more.isEmpty());
}

void ModeBand::describe()
{
    const auto whole = m_connection.isEmpty() || !m_nothing.isEmpty()
        ? text()
        : text() + separator + connectionText();
    setAccessibleDescription(whole);
    setToolTip(whole); // a very narrow window cuts it
    update();
}

void ModeBand::setNothing(const QString& why)
{
    setMode(models::Mode::Monitor);
    m_nothing = why;
    setAccessibleName(why);
    describe();
    fit(true);
}

void ModeBand::setEditedCopy(const QString& words)
{
    if (std::exchange(m_copy, words) == words || !m_nothing.isEmpty())
        return;
    describe();
    fit(true);
}

void ModeBand::setConnection(const QString& name, models::Mode purpose)
{
    m_connection = name;
    m_purpose = purpose;
    if (m_nothing.isEmpty())
        setMode(m_mode, m_note, m_shown);
}

QString ModeBand::connectionText() const
{
    return m_connection.isEmpty() ? QString()
                                  : tr("%1: meant for %2").arg(m_connection, word(m_purpose));
}

QSize ModeBand::sizeHint() const
{
    return {200, m_lines * fontMetrics().lineSpacing() + 4};
}

QSize ModeBand::minimumSizeHint() const
{
    return {80, sizeHint().height()};
}

QFont ModeBand::wordFont() const
{
    auto bold = font();
    bold.setBold(true);
    return bold;
}

QString ModeBand::shownWord() const
{
    return m_nothing.isEmpty() ? word(m_mode) : QStringLiteral("–");
}

QString ModeBand::shownConnection() const
{
    return fontMetrics().elidedText(connectionText(), Qt::ElideMiddle, width() * 2 / 5);
}

QRect ModeBand::connectionRect() const
{
    if (m_connection.isEmpty())
        return {};
    const int wide = fontMetrics().horizontalAdvance(shownConnection()) + 2 * gapBetween;
    return {width() - wide, 0, wide, height()};
}

QRect ModeBand::textRect() const
{
    const int left = gapEdge + QFontMetrics(wordFont()).horizontalAdvance(shownWord()) + gapBetween;
    return rect().adjusted(left, 0, -gapEdge - connectionRect().width(), 0);
}

void ModeBand::keepRoomFor(const QString& note)
{
    if (std::exchange(m_more, note) != note)
        fit(true);
}

int ModeBand::linesFor(const QString& text) const
{
    constexpr int most = 3;
    return std::clamp(linesOf(withWholeMoments(text), font(), std::max(textRect().width(), 1)), 1,
                      most);
}

void ModeBand::fit(bool mayShrink)
{
    constexpr int mostReserved = 2; // lines
    int needed = linesFor(shownText());
    if (!m_more.isEmpty())
        needed = std::max(needed, std::min(linesFor(fitting(m_more)), mostReserved));
    const int lines = mayShrink ? needed : std::max(needed, m_lines);
    if (std::exchange(m_lines, lines) != lines)
        updateGeometry();
    update();
}

void ModeBand::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        fit(true);
}

void ModeBand::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const auto ground = modeColor(m_mode, palette());
    painter.fillRect(rect(), ground);
    paintConnection(painter);
    painter.setPen(inkOn(ground));
    painter.setFont(wordFont());
    painter.drawText(rect().adjusted(gapEdge, 0, 0, 0),
                     Qt::AlignVCenter | Qt::AlignLeading | Qt::TextSingleLine, shownWord());
    painter.setFont(font());
    painter.drawText(QRectF(textRect()), withWholeMoments(shownText()), textOption());
}

void ModeBand::paintConnection(QPainter& painter) const
{
    const auto place = connectionRect();
    if (place.isEmpty())
        return;
    const auto ground = modeColor(m_purpose, palette());
    painter.fillRect(place, ground);
    painter.setPen(inkOn(ground));
    painter.drawText(place, Qt::AlignCenter | Qt::TextSingleLine, shownConnection());
    // Of the same colour as the band, it still is a thing of its own.
    painter.drawLine(place.topLeft(), place.bottomLeft());
}

void ModeBand::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && m_nothing.isEmpty())
        setMode(m_mode, m_note, m_shown);
    else if (event->type() == QEvent::FontChange)
        fit(true);
    QWidget::changeEvent(event);
}

} // namespace fairlead::views
