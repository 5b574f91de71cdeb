// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/pdf/pictures.h"

#include "app/reports/pdf/reportsections.h"
#include "app/reports/words.h"
#include "app/reports/writers/ownfiles.h"
#include "models/files/outputfile.h"

#include <QDir>
#include <QSvgGenerator>

#include <cmath>

namespace fairlead::reports {

namespace {
constexpr auto piesName = "pies";
constexpr auto queueName = "queue";

using Paint = void (*)(PdfCanvas&, const ReportContext&);

constexpr qreal pixelsPerPoint = 3; // of PNG: sharp on a slide
constexpr qreal margin = 16; // points

/// With the cluster and the moment below it: pictures travel without their report.
void paintWhole(Paint paint, PdfCanvas& canvas, const ReportContext& context)
{
    paint(canvas, context);
    canvas.advance(6);
    auto below = QStringLiteral("%1 · %2").arg(context.cluster, context.moment);
    if (context.data.baseline)
        below
            += QStringLiteral(" · ") + Words::tr("What-if: under a scenario that is not in force");
    canvas.paragraph(below, TextStyle::Small, toColour(paper::secondary));
}

/// As high as it gets. @unit points
QSizeF sizeOf(Paint paint, const ReportContext& context)
{
    QImage nothing(1, 1, QImage::Format_RGB32);
    PdfCanvas canvas(nothing, 1, margin);
    paintWhole(paint, canvas, context);
    return {std::ceil(PdfCanvas::width() + 2 * margin), std::ceil(canvas.y() + 2 * margin)};
}

bool paintSvg(Paint paint, const ReportContext& context, const QSizeF& size, QIODevice& device)
{
    QSvgGenerator generator;
    generator.setOutputDevice(&device);
    generator.setSize(size.toSize());
    generator.setViewBox(QRectF(QPointF(), size));
    generator.setTitle(context.title);
    generator.setDescription(context.data.generator);
    PdfCanvas canvas(generator, 1, margin);
    canvas.fill(QRectF(QPointF(-margin, -margin), size), Qt::white);
    paintWhole(paint, canvas, context);
    return canvas.finish();
}

bool paintPng(Paint paint, const ReportContext& context, const QSizeF& size, QIODevice& device)
{
    QImage image((size * pixelsPerPoint).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    image.setText(QStringLiteral("Software"), context.data.generator);
    PdfCanvas canvas(image, pixelsPerPoint, margin);
    paintWhole(paint, canvas, context);
    return canvas.finish() && image.save(&device, "PNG");
}

Result<void> writeBoth(Paint paint, const ReportContext& context, const QString& path)
{
    const auto size = sizeOf(paint, context);
    auto done = files::writeWholeFile(path + QLatin1String(".svg"), [&](QIODevice& device) {
        return paintSvg(paint, context, size, device);
    });
    if (!done)
        return done;
    return files::writeWholeFile(path + QLatin1String(".png"), [&](QIODevice& device) {
        return paintPng(paint, context, size, device);
    });
}
} // namespace

QStringList pictureFiles()
{
    QStringList names;
    for (const auto* picture : {piesName, queueName})
        names << QLatin1String(picture) + QLatin1String(".svg")
              << QLatin1String(picture) + QLatin1String(".png");
    return names;
}

Result<void> checkPicturesReplaceable(const QString& folder)
{
    for (const auto& name : pictureFiles()) {
        const auto kind
            = name.endsWith(QLatin1String(".svg")) ? FileKind::Drawing : FileKind::Picture;
        if (auto good = checkReplaceable(QDir(folder).filePath(name), kind); !good)
            return good;
    }
    return {};
}

Result<void> writePictures(const ReportData& data, const QString& folder)
{
    if (!QDir().mkpath(folder))
        return Error{ErrorCode::OutputFailed,
                     {said("Messages", "cannot make the folder %1"), {folder.toStdString()}},
                     {}};
    const ReportContext context(data);
    const QDir directory(folder);
    if (auto done = writeBoth(paintWholePies, context, directory.filePath(QLatin1String(piesName)));
        !done)
        return done;
    return writeBoth(paintQueue, context, directory.filePath(QLatin1String(queueName)));
}

} // namespace fairlead::reports
