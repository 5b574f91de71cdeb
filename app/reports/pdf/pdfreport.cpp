// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/pdf/pdfreport.h"

#include "app/reports/pdf/reportsections.h"
#include "app/reports/words.h"
#include "models/files/inputfile.h"
#include "models/files/outputfile.h"
#include "models/words/listwords.h"

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
    qreal filled = 1.0; ///< of the last page
    std::vector<PdfMark> marks;
};

Painted paintReport(const ReportContext& context, int pageTotal, PdfSpacing spacing)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(context.title);
    writer.setCreator(context.data.generator);
    PdfCanvas canvas(writer, context.data.style.paper, runningText(context, pageTotal), spacing);
    paintOverview(canvas, context);
    paintAccounts(canvas, context);
    paintUsage(canvas, context);
    paintQueue(canvas, context);
    paintWhatIf(canvas, context);
    paintOutlook(canvas, context);
    paintAdvice(canvas, context);
    paintMethod(canvas, context);
    const auto filled = canvas.filled();
    const bool isDone = canvas.finish();
    return {buffer.data(), isDone ? canvas.pageCount() : 0, filled, canvas.marks()};
}

/// Every page says how many there are, so they are counted first. What would stand alone on a last
/// page moves up where tighter lines make room for it.
Painted paintCounted(const ReportContext& context)
{
    constexpr qreal little = 0.4; // of a page
    const auto draft = paintReport(context, 0, PdfSpacing::Roomy);
    if (draft.pageCount > 1 && draft.filled < little) {
        const auto tight = paintReport(context, draft.pageCount - 1, PdfSpacing::Tight);
        if (tight.pageCount == draft.pageCount - 1)
            return tight;
    }
    return paintReport(context, draft.pageCount, PdfSpacing::Roomy);
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
                             models::listed({context.cluster, context.moment}),
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
