// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QRegularExpression>
#include <QStringList>
#include <QWidget>

#include <algorithm>

namespace fairlead::tests {

/// A text as it was painted, and how much of it could be seen; pixels of the window.
struct PaintedText
{
    QString text;
    QRectF area;
    QRectF seen;
};

/// Paints nothing and notes every text with the place that it has.
class TextRecorder : public QPaintDevice
{
public:
    explicit TextRecorder(QSize size)
        : m_size(size)
    {
    }

    /// What a widget and everything in it paint.
    static QList<PaintedText> textsOf(QWidget& widget)
    {
        TextRecorder recorder(widget.size());
        widget.render(&recorder);
        return recorder.m_engine.texts;
    }

    [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_engine; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 96;
        case PdmDepth:
            return 32;
        case PdmNumColors:
            return 1 << 24;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    class Engine : public QPaintEngine
    {
    public:
        Engine()
            : QPaintEngine(AllFeatures)
        {
        }
        bool begin(QPaintDevice* /*device*/) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState& /*state*/) override { }
        void drawPixmap(const QRectF& /*to*/, const QPixmap& /*pixmap*/,
                        const QRectF& /*from*/) override
        {
        }
        void drawPath(const QPainterPath& /*path*/) override { }
        void drawPolygon(const QPointF* /*points*/, int /*count*/,
                         PolygonDrawMode /*mode*/) override
        {
        }
        [[nodiscard]] Type type() const override { return User; }

        void drawTextItem(const QPointF& place, const QTextItem& item) override
        {
            const auto toDevice = painter()->deviceTransform();
            const QRectF area(place.x(), place.y() - item.ascent(), item.width(),
                              item.ascent() + item.descent());
            PaintedText painted{item.text(), toDevice.mapRect(area), {}};
            painted.seen = painted.area;
            if (!systemClip().isEmpty())
                painted.seen &= QRectF(systemClip().boundingRect());
            if (painter()->hasClipping())
                painted.seen &= toDevice.mapRect(painter()->clipBoundingRect());
            texts << painted;
        }

        QList<PaintedText> texts;
    };

    QSize m_size;
    mutable Engine m_engine;
};

/// What is wrong with the texts that a widget paints: a number with an ellipsis in it, and whatever
/// is cut at its side without one, but for the areas that scroll sideways.
inline QStringList textFaults(QWidget& widget, const QList<QRectF>& scrolled = {})
{
    static const QRegularExpression elided(
        QStringLiteral("(^|[\\s(])[▲▼·+−×-]?\\s?\\d[\\d.,\\s\\x{a0}\\x{202f}]*…"));
    constexpr double rounding = 1.5;
    QStringList faults;
    for (const auto& painted : TextRecorder::textsOf(widget)) {
        if (painted.seen.height() < painted.area.height() / 2.0 || painted.text.trimmed().isEmpty())
            continue; // scrolled away
        const auto isIn = [&](const QRectF& area) { return area.contains(painted.seen.center()); };
        if (std::any_of(scrolled.begin(), scrolled.end(), isIn))
            continue;
        const auto where = QStringLiteral(" at %1,%2")
                               .arg(qRound(painted.area.x()))
                               .arg(qRound(painted.area.y()));
        if (elided.match(painted.text).hasMatch())
            faults << QStringLiteral("elided: ") + painted.text + where;
        else if (painted.seen.width() + rounding < painted.area.width())
            faults << QStringLiteral("cut: ") + painted.text + where;
    }
    return faults;
}

} // namespace fairlead::tests
