// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/pdf/pdfcanvas.h"

#include "app/reports/words.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QTextBoundaryFinder>
#include <QTextLayout>
#include <QTransform>

#include <cmath>
#include <limits>
#include <utility>

namespace fairlead::reports {

namespace {

// Device units per point. Fine enough that glyphs stand where the font wants them.
constexpr int unit = 20;
constexpr int pointsPerInch = 72;

constexpr qreal textAreaWidth = 499.3; // A4 with margins of 48
constexpr qreal topMargin = 58;
constexpr qreal bottomMargin = 58;
constexpr qreal aboveHeading = 18;
constexpr qreal runningDistance = 22; // from the text area to header and footer
constexpr qreal pointGap = 6; // from the point of a list to its text
constexpr qreal belowBullet = 5;
const auto bulletPoint = QStringLiteral("•");

/// Lays text out in lines of `width` device units; returns the height.
qreal layOut(QTextLayout& layout, qreal width, Qt::Alignment align)
{
    QTextOption option(align);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    qreal height = 0;
    layout.beginLayout();
    for (auto line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    return height;
}

/// Laying out takes the square of its length; the tables in CSV have it whole.
/// @param most  @unit characters
QString beginningOf(const QString& text, qsizetype most)
{
    if (text.size() <= most)
        return text;
    auto end = most - 1;
    if (text[end - 1].isHighSurrogate())
        --end;
    return text.left(end) + QChar(0x2026);
}

/// What no line can break and is hundreds of letters long is a name that would fill pages.
QString readable(const QString& text)
{
    constexpr qsizetype longestText = 5000;
    constexpr qsizetype longestPiece = 120;
    if (text.size() <= longestPiece)
        return text;
    const auto whole = beginningOf(text, longestText);
    QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, whole);
    QString pieces;
    for (qsizetype from = 0; from < whole.size(); from = breaks.position()) {
        breaks.toNextBoundary();
        const auto piece = whole.sliced(from, breaks.position() - from);
        const auto letters = piece.trimmed().size(); // what ends a line is kept
        pieces += beginningOf(piece.left(letters), longestPiece) + piece.sliced(letters);
    }
    return pieces;
}

QString lines(const QString& text)
{
    return readable(text).replace(QLatin1Char('\n'), QChar::LineSeparator);
}

} // namespace

PdfCanvas::PdfCanvas(QPdfWriter& writer, ReportStyle::Paper paper, RunningText running, PdfFit fit)
    : m_device(writer)
    , m_newPage([&writer] { writer.newPage(); })
    , m_running(std::move(running))
    , m_fit(fit)
{
    const QPageSize size(paper == ReportStyle::Paper::Letter ? QPageSize::Letter : QPageSize::A4);
    m_page = size.size(QPageSize::Point);
    writer.setPageSize(size);
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setResolution(pointsPerInch * unit);
    m_painter.begin(&writer);
    m_painter.setRenderHints(QPainter::Antialiasing | QPainter::LosslessImageRendering);
    startPage();
}

PdfCanvas::PdfCanvas(QPaintDevice& device, qreal scale, qreal margin)
    : m_device(device)
    , m_page(textAreaWidth, std::numeric_limits<float>::max())
{
    m_painter.begin(&device);
    m_painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    m_painter.scale(scale / unit, scale / unit);
    m_painter.translate(margin * unit, margin * unit);
}

qreal PdfCanvas::space(qreal points) const
{
    constexpr qreal tight = 0.6;
    return m_fit.spacing == PdfSpacing::Tight ? tight * points : points;
}

qreal PdfCanvas::width()
{
    return textAreaWidth;
}

qreal PdfCanvas::height() const
{
    return m_page.height() - topMargin - bottomMargin;
}

bool PdfCanvas::finish()
{
    paintWaiting();
    return m_painter.end();
}

bool PdfCanvas::ensure(qreal points)
{
    const auto waiting = std::exchange(m_waiting, {});
    for (const auto& text : waiting)
        points += heightOf(text);
    const auto room = height() * (1 - m_fit.below);
    const bool isNewPage = m_newPage && m_y + points > room && m_y > 0;
    if (isNewPage) {
        m_leastFilled = leastFilled();
        m_newPage();
        startPage();
    }
    for (const auto& text : waiting)
        paint(text);
    return isNewPage;
}

void PdfCanvas::startPage()
{
    ++m_pageCount;
    m_painter.resetTransform();
    m_painter.translate((m_page.width() - width()) / 2 * unit, topMargin * unit);
    m_y = 0;
    paintRunningText();
}

/// Its one line: what is too long is cut in the middle, because the moment stands at the end.
void PdfCanvas::runningLine(const QRectF& area, const QString& words)
{
    const QFontMetricsF metrics(font(TextStyle::Small), &m_device);
    text(area, metrics.elidedText(words.simplified(), Qt::ElideMiddle, area.width() * unit),
         TextStyle::Small, toColour(paper::secondary));
}

void PdfCanvas::paintRunningText()
{
    if (m_pageCount > 1)
        runningLine({0, -runningDistance - 6, width(), 12}, m_running.header);
    const auto page = Words::tr("Page %1 of %2")
                          .arg(m_running.locale.toString(m_pageCount),
                               m_running.locale.toString(m_running.pageTotal));
    const QRectF foot(0, height() + runningDistance, width(), 12);
    const auto pageRoom = textWidth(page, TextStyle::Small) + 12;
    runningLine(foot.adjusted(0, 0, -pageRoom, 0), m_running.footer);
    text(foot, page, TextStyle::Small, toColour(paper::secondary), Qt::AlignRight);
    fill(QRectF(0, height() + runningDistance - 6, width(), 0.5), toColour(paper::rule));
}

/// Beside letters, fonts for Chinese draw other digits than those that they name, which no search
/// would find: digits and letters are of a Latin font.
static QStringList familiesOfText()
{
    const auto usual = QFontInfo(QFont()).family();
    if (!usual.contains(QLatin1String("CJK")))
        return {usual};
    for (const auto* latin : {"DejaVu Sans", "Noto Sans", "Liberation Sans"}) {
        if (QFontDatabase::hasFamily(QLatin1String(latin)))
            return {QLatin1String(latin), usual};
    }
    return {usual};
}

QFont PdfCanvas::font(TextStyle style)
{
    static const auto families = familiesOfText();
    QFont font;
    font.setFamilies(families);
    qreal points = 9;
    switch (style) {
    case TextStyle::Title:
        points = 19;
        break;
    case TextStyle::Heading:
        points = 12;
        break;
    case TextStyle::Figure:
        points = 12.5;
        break;
    case TextStyle::Body:
    case TextStyle::Bold:
        break;
    case TextStyle::Small:
    case TextStyle::SmallBold:
        points = 7.5;
        break;
    }
    font.setPixelSize(static_cast<int>(std::lround(points * unit)));
    font.setBold(style != TextStyle::Body && style != TextStyle::Small);
    font.setHintingPreference(QFont::PreferNoHinting);
    // Any spacing keeps Qt from drawing ligatures, which no search for "figures" would find.
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.05);
    return font;
}

qreal PdfCanvas::textWidth(const QString& text, TextStyle style)
{
    QTextLayout layout(readable(text), font(style), &m_device);
    layOut(layout, 1000 * width() * unit, Qt::AlignLeft);
    // A hair more than measured: exactly as wide might wrap.
    return layout.maximumWidth() / unit + 0.2;
}

qreal PdfCanvas::textHeight(const QString& text, TextStyle style, qreal width)
{
    QTextLayout layout(lines(text), font(style), &m_device);
    return layOut(layout, width * unit, Qt::AlignLeft) / unit;
}

qreal PdfCanvas::text(const QRectF& area, const QString& text, TextStyle style,
                      const QColor& colour, Qt::Alignment align)
{
    QTextLayout layout(lines(text), font(style), &m_device);
    const auto taken = layOut(layout, area.width() * unit, align & Qt::AlignHorizontal_Mask);
    auto top = area.top() * unit;
    if (align.testFlag(Qt::AlignVCenter))
        top += (area.height() * unit - taken) / 2;
    m_painter.setPen(colour.isValid() ? colour : toColour(paper::ink));
    layout.draw(&m_painter, {area.left() * unit, top});
    return taken / unit;
}

void PdfCanvas::fill(const QRectF& area, const QColor& colour)
{
    m_painter.fillRect(QRectF(area.topLeft() * unit, area.size() * unit), colour);
}

void PdfCanvas::fill(const QPainterPath& path, const QColor& colour, bool isHatched)
{
    const auto scaled = QTransform::fromScale(unit, unit).map(path);
    m_painter.fillPath(scaled, colour);
    if (isHatched)
        hatch(scaled);
}

void PdfCanvas::hatch(const QPainterPath& path)
{
    constexpr int step = 5 * unit;
    const auto box = path.boundingRect();
    m_painter.save();
    m_painter.setClipPath(path);
    m_painter.setPen(QPen(Qt::white, 0.8 * unit));
    for (auto x = box.left() - box.height(); x < box.right(); x += step)
        m_painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()));
    m_painter.restore();
}

qreal PdfCanvas::picture(const QImage& image, const QSizeF& largest)
{
    const auto size = QSizeF(image.size()).scaled(largest, Qt::KeepAspectRatio);
    const QRectF area(width() - size.width(), m_y, size.width(), size.height());
    m_painter.drawImage(QRectF(area.topLeft() * unit, area.size() * unit), image);
    return size.width();
}

void PdfCanvas::stroke(const QPainterPath& path, const QColor& colour, qreal thickness)
{
    m_painter.strokePath(QTransform::fromScale(unit, unit).map(path),
                         QPen(colour, thickness * unit, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
}

void PdfCanvas::paintWaiting()
{
    if (!m_waiting.empty())
        ensure(0);
}

qreal PdfCanvas::heightOf(const Waiting& waiting)
{
    const auto around
        = waiting.style == TextStyle::Heading ? space(aboveHeading) + space(6) : space(5);
    return textHeight(waiting.text, waiting.style, width()) + around;
}

void PdfCanvas::paint(const Waiting& waiting)
{
    if (waiting.style == TextStyle::Heading) {
        if (m_y > 0)
            m_y += space(aboveHeading);
        constexpr qreal above = 6; // that a reader leaves over the heading
        m_marks.push_back(
            {waiting.text, m_pageCount - 1, m_page.height() - topMargin - m_y + above});
    }
    const auto below = waiting.style == TextStyle::Heading ? space(6) : space(5);
    m_y += text({0, m_y, width(), 0}, waiting.text, waiting.style, waiting.colour) + below;
}

void PdfCanvas::heading(const QString& text, qreal keepWith)
{
    paintWaiting();
    m_waiting.push_back({text, TextStyle::Heading, {}});
    if (keepWith > 0)
        ensure(keepWith);
}

void PdfCanvas::lead(const QString& text)
{
    m_waiting.push_back({text, TextStyle::Bold, {}});
}

void PdfCanvas::note(const QString& text)
{
    const Waiting note{text, TextStyle::Small, toColour(paper::secondary)};
    if (m_waiting.empty())
        paragraph(note.text, note.style, note.colour);
    else
        m_waiting.push_back(note);
}

void PdfCanvas::paragraph(const QString& text, TextStyle style, const QColor& colour)
{
    indented({}, text, style, colour);
}

void PdfCanvas::bullet(const QString& text, TextStyle style)
{
    indented(bulletPoint, text, style, {});
}

qreal PdfCanvas::bulletsHeight(const QStringList& texts, TextStyle style)
{
    qreal whole = 0;
    for (const auto& text : texts)
        whole += textHeight(text, style, width() - textWidth(bulletPoint, style) - pointGap)
            + space(belowBullet);
    return whole;
}

void PdfCanvas::bullets(const QStringList& texts, TextStyle style)
{
    const auto whole = bulletsHeight(texts, style);
    if (whole < height() / 2)
        ensure(whole);
    for (const auto& text : texts)
        bullet(text, style);
}

/// Text right of a point, if there is one.
void PdfCanvas::indented(const QString& point, const QString& text, TextStyle style,
                         const QColor& colour)
{
    constexpr qreal someLines = 60; // under a heading
    const auto indent = point.isEmpty() ? 0 : textWidth(point, style) + pointGap;
    const auto taken = textHeight(text, style, width() - indent);
    ensure(m_waiting.empty() ? taken : std::max(taken, someLines));
    this->text({0, m_y, indent, taken}, point, style, colour);
    m_y += this->text({indent, m_y, width() - indent, taken}, text, style, colour)
        + space(belowBullet);
}

} // namespace fairlead::reports
