// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/pdf/pdfoutline.h"
#include "app/reports/reportdata.h"
#include "models/words/palette.h"

#include <QColor>
#include <QFont>
#include <QImage>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>
#include <QRectF>
#include <QString>

#include <algorithm>
#include <functional>
#include <vector>

namespace fairlead::reports {

namespace palette = models::palette;
namespace paper = models::palette::paper;

/// A colour of the palette that window and report share.
inline QColor toColour(palette::Rgb colour)
{
    return QColor::fromRgb(colour);
}

enum class TextStyle
{
    Title,
    Heading,
    Figure,
    Body,
    Bold,
    Small,
    SmallBold
};

/// How much room is left between things.
enum class PdfSpacing
{
    Roomy,
    Tight
};

/// How things are put on pages.
struct PdfFit
{
    PdfSpacing spacing = PdfSpacing::Roomy;
    /// What stays free below, so that the last page gets more.  @unit pages  @range [0, 1)
    qreal below = 0;
};

/// What every page repeats.
struct RunningText
{
    QString header; ///< from the second page on
    QString footer;
    int pageTotal = 0; ///< 0 while pages are only being counted
    QLocale locale;
};

/// Pages that fill from top to bottom. Everything is measured in points (1/72 inch) from the
/// upper left corner of the page's text area, which is as wide on Letter as on A4; text wraps and
/// is never clipped.
class PdfCanvas
{
public:
    PdfCanvas(QPdfWriter& writer, ReportStyle::Paper paper, RunningText running, PdfFit fit = {});
    /// One picture without running text, as high as it gets. `scale`: device units a point;
    /// `margin` in points, around what is painted.
    PdfCanvas(QPaintDevice& device, qreal scale, qreal margin);
    PdfCanvas(const PdfCanvas&) = delete;
    PdfCanvas& operator=(const PdfCanvas&) = delete;
    ~PdfCanvas() = default;

    /// Finishes the last page; false when the device could not take the pages.
    bool finish();
    [[nodiscard]] int pageCount() const { return m_pageCount; }
    /// Where the headings stand that were painted so far.
    [[nodiscard]] const std::vector<PdfMark>& marks() const { return m_marks; }

    [[nodiscard]] static qreal width();
    [[nodiscard]] qreal height() const;
    [[nodiscard]] qreal y() const { return m_y; }
    void advance(qreal points) { m_y += points; }
    /// What is left of so many points between two things.
    [[nodiscard]] qreal space(qreal points) const;
    /// How much is painted of the emptiest page, of those that are full and the present one.
    /// @unit pages  @range [0, 1]
    [[nodiscard]] qreal leastFilled() const { return std::min(m_leastFilled, filled()); }
    /// Paints what waits for what comes now, on a new page unless this one has room for both; true
    /// when it began one.
    bool ensure(qreal points);

    [[nodiscard]] qreal textWidth(const QString& text, TextStyle style);
    [[nodiscard]] qreal textHeight(const QString& text, TextStyle style, qreal width);
    /// Draws wrapped text into the area; returns the height it took.
    qreal text(const QRectF& area, const QString& text, TextStyle style, const QColor& colour = {},
               Qt::Alignment align = Qt::AlignLeft);
    void fill(const QRectF& area, const QColor& colour);
    void fill(const QPainterPath& path, const QColor& colour, bool isHatched = false);
    /// In the upper right corner of what is left of the page, no larger than the area; returns the
    /// width it took.
    qreal picture(const QImage& image, const QSizeF& largest);
    void stroke(const QPainterPath& path, const QColor& colour, qreal thickness = 0.5);

    /// A heading. It waits for what asks for room next, and for the notes between, so that it
    /// never stands alone; before what asks for none, it says itself for how many points.
    void heading(const QString& text, qreal keepWith = 0);
    /// A bold line that waits likewise.
    void lead(const QString& text);
    /// A small grey line, which waits with the heading above it.
    void note(const QString& text);
    void paragraph(const QString& text, TextStyle style = TextStyle::Body,
                   const QColor& colour = {});
    /// One of a list: all its lines stand right of its point.
    void bullet(const QString& text, TextStyle style = TextStyle::Body);
    /// Of a list as bullets() paints it.
    [[nodiscard]] qreal bulletsHeight(const QStringList& texts, TextStyle style = TextStyle::Body);
    /// A list that stays on one page where it is not long.
    void bullets(const QStringList& texts, TextStyle style = TextStyle::Body);

private:
    struct Waiting
    {
        QString text;
        TextStyle style;
        QColor colour;
    };
    [[nodiscard]] qreal heightOf(const Waiting& waiting);
    void paint(const Waiting& waiting);
    void paintWaiting();
    void startPage();
    [[nodiscard]] qreal filled() const { return m_y / height(); }
    void paintRunningText();
    void runningLine(const QRectF& area, const QString& words);
    void indented(const QString& point, const QString& text, TextStyle style, const QColor& colour);
    [[nodiscard]] static QFont font(TextStyle style);
    void hatch(const QPainterPath& path);

    QPaintDevice& m_device;
    std::function<void()> m_newPage; ///< empty: this is a picture
    QSizeF m_page; ///< in points
    RunningText m_running;
    QPainter m_painter;
    PdfFit m_fit;
    int m_pageCount = 0;
    qreal m_y = 0;
    qreal m_leastFilled = 1; ///< of the pages before
    std::vector<PdfMark> m_marks;
    std::vector<Waiting> m_waiting; ///< for what follows
};

} // namespace fairlead::reports
