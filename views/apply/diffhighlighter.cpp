// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/apply/diffhighlighter.h"

#include "views/theme/colors.h"

namespace fairlead::views {

namespace {

constexpr double tint = 0.16; // of a line's ground

QTextCharFormat lineFormat(const QColor& ink, const QColor& mark, const QPalette& palette)
{
    QTextCharFormat format;
    format.setForeground(ink);
    format.setBackground(mixed(mark, palette.color(QPalette::Base), tint));
    return format;
}

} // namespace

DiffHighlighter::DiffHighlighter(QTextDocument* document, bool isDiff, const QList<int>& changed,
                                 const QPalette& palette)
    : QSyntaxHighlighter(document)
    , m_isDiff(isDiff)
    , m_changed(changed)
{
    setPalette(palette);
}

void DiffHighlighter::setPalette(const QPalette& palette)
{
    m_comes = lineFormat(underServedText(palette), underServedColor(), palette);
    m_goes = lineFormat(overServedText(palette), overServedColor(), palette);
    m_comment.setForeground(mutedText(palette));
    rehighlight();
}

void DiffHighlighter::highlightBlock(const QString& text)
{
    const auto length = static_cast<int>(text.size());
    const auto begins = [&](const char* start) { return text.startsWith(QLatin1String(start)); };
    if (m_changed.contains(currentBlock().blockNumber()))
        setFormat(0, length, m_comes);
    else if (begins("#") || (m_isDiff && (begins("@@") || begins("--- ") || begins("+++ "))))
        setFormat(0, length, m_comment);
    else if (m_isDiff && begins("+"))
        setFormat(0, length, m_comes);
    else if (m_isDiff && begins("-"))
        setFormat(0, length, m_goes);
}

} // namespace fairlead::views
