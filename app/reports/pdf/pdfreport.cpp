// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/pdf/pdfreport.h"

#include "app/reports/pdf/reportsections.h"
#include "app/reports/words.h"
#include "models/files/inputfile.h"
#include "models/files/outputfile.h"

#include <QBuffer>
#include <QFile>
#include <QFontMetrics>
#include <QImageReader>

namespace fairlead::reports {

namespace {

RunningText runningText(const ReportContext& context, int pageTotal)
{
    RunningText running;
    const auto subject = QStringLiteral("%1 · %2").arg(context.cluster, context.moment);
    const auto& site = context.data.style.site;
    running.header = QStringLiteral("%1 · %2").arg(context.title, subject);
    if (!site.isEmpty())
        running.header = QStringLiteral("%1 · %2").arg(site, running.header);
    running.footer = context.data.generator.isEmpty()
        ? subject
        : QStringLiteral("%1 · %2").arg(context.data.generator, subject);
    running.pageTotal = pageTotal;
    running.locale = context.data.locale;
    return running;
}

/// The whole report.
struct Painted
{
    QByteArray pdf;
    int pageCount = 0; ///< 0: it failed
    qreal leastFilled = 1; ///< of its pages
    std::vector<PdfMark> marks;
};

Painted paintReport(const ReportContext& context, int pageTotal, PdfFit fit)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(context.title);
    writer.setCreator(context.data.generator);
    PdfCanvas canvas(writer, context.data.style.paper, runningText(context, pageTotal), fit);
    paintOverview(canvas, context);
    paintAccounts(canvas, context);
    paintUsage(canvas, context);
    paintQueue(canvas, context);
    paintWhatIf(canvas, context);
    paintOutlook(canvas, context);
    paintAdvice(canvas, context);
    paintMethod(canvas, context);
    const auto leastFilled = canvas.leastFilled();
    const bool isDone = canvas.finish();
    return {buffer.data(), isDone ? canvas.pageCount() : 0, leastFilled, canvas.marks()};
}

/// Whether none of its pages is nearly empty.
bool isWellFilled(const Painted& report)
{
    constexpr qreal little = 0.4; // of a page
    return report.pageCount <= 1 || report.leastFilled >= little;
}

/// What would stand alone on a last page moves up where tighter lines make room for it. Else the
/// pages before leave some of theirs to it, no more than it takes.
PdfFit bestFit(const ReportContext& context, const Painted& draft)
{
    constexpr qreal most = 0.4;
    constexpr qreal step = 0.04;
    PdfFit best;
    if (isWellFilled(draft))
        return best;
    auto leastFilled = draft.leastFilled;
    const auto fits = [&](PdfFit fit) {
        const auto tried = paintReport(context, draft.pageCount, fit);
        if (tried.leastFilled > leastFilled || tried.pageCount == 1) {
            leastFilled = tried.leastFilled;
            best = fit;
        }
        return isWellFilled(tried);
    };
    if (fits({PdfSpacing::Tight}))
        return best;
    for (qreal below = step; below <= most; below += step) {
        if (fits({PdfSpacing::Roomy, below}))
            return best;
    }
    return best;
}

/// Every page says how many there are, so they are counted first.
Painted paintCounted(const ReportContext& context)
{
    const auto draft = paintReport(context, 0, {});
    const auto fit = bestFit(context, draft);
    auto report = paintReport(context, draft.pageCount, fit);
    if (report.pageCount != draft.pageCount)
        report = paintReport(context, report.pageCount, fit);
    return report;
}

models::ColourMap coloursOf(const ReportData& data)
{
    if (data.colours)
        return *data.colours;
    return models::ColourMap((data.baseline ? data.baseline : data.evaluation)->snapshot());
}

QLocale withGroups(QLocale locale)
{
    locale.setNumberOptions(QLocale::DefaultNumberOptions);
    return locale;
}

/// Null: none, or it cannot be read.
QImage pictureIn(const QString& path)
{
    QFile file(path);
    if (path.isEmpty() || !files::openRegular(file))
        return {};
    return QImageReader(&file).read();
}

} // namespace

ReportContext::ReportContext(const ReportData& reportData)
    : data(reportData)
    , evaluation(*reportData.evaluation)
    , snapshot(evaluation.snapshot())
    , locale(withGroups(reportData.locale))
    , served(evaluation)
    , usageKnown(models::usageKnown(evaluation))
    , colours(coloursOf(reportData))
    , difference(reportData.difference)
    , logo(pictureIn(reportData.style.logo))
    , title(reportData.title.isEmpty() ? Words::tr("Fair-share report") : reportData.title)
    , cluster(fromUtf8(snapshot.cluster))
    , moment(valueformat::momentInWords(snapshot.shownAt(evaluation.inputs.now), locale))
{
    if (!data.baseline)
        difference.reset();
    else if (!difference)
        difference = fairlead::difference(*data.baseline, evaluation);
}

Result<void> writePdfReport(const ReportData& data, const QString& path)
{
    if (const auto there = checkLogo(data.style); !there)
        return there.error();
    const ReportContext context(data);
    if (!data.style.logo.isEmpty() && context.logo.isNull())
        return Error{ErrorCode::SourceUnreachable,
                     {said("Messages", "the logo %1 is not a picture that can be read"),
                      {data.style.logo.toStdString()}},
                     {}};
    return files::writeWholeFile(path, [&context](QIODevice& device) {
        auto report = paintCounted(context);
        const PdfFacts facts{context.data.locale.bcp47Name(), context.data.style.site,
                             QStringLiteral("%1 · %2").arg(context.cluster, context.moment),
                             std::move(report.marks)};
        return report.pageCount > 0 && device.write(withFacts(report.pdf, facts)) > 0;
    });
}

QString lettersWithoutFont(const ReportData& data)
{
    constexpr qsizetype enough = 8; // to see what they are
    const QFontMetrics metrics{QFont()};
    const auto words = Words::tr("Fair-share report") + Words::tr("Key figures") + data.title
        + fromUtf8(data.evaluation->snapshot().cluster) + data.style.site + data.style.contact;
    QString missing;
    for (const char32_t letter : words.toUcs4()) {
        const auto text = QString::fromUcs4(&letter, 1);
        if (!metrics.inFontUcs4(letter) && QChar::isPrint(letter) && !missing.contains(text)
            && missing.size() < enough)
            missing += text;
    }
    return missing;
}

} // namespace fairlead::reports
