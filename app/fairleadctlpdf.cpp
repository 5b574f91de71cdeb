// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// fairleadctl with fonts, so that it can write PDF. fairleadctl starts it.

#include "app/cli/program.h"
#include "app/language/language.h"
#include "app/reports/pdf/pdfreport.h"
#include "app/reports/pdf/pictures.h"
#include "models/words/knownlanguages.h"

#include <QGuiApplication>

#include <cstdio>

namespace {

using namespace fairlead; // the program itself is in no namespace

/// A machine without a session has no folder for it, and needs none.
void leaveOutSessions(QtMsgType /*type*/, const QMessageLogContext& /*context*/,
                      const QString& message)
{
    if (!message.startsWith(QLatin1String("QStandardPaths: XDG_RUNTIME_DIR")))
        std::fputs(qPrintable(message + QLatin1Char('\n')), stderr);
}

/// In the language of the report, whatever the process speaks.
Result<void> writePdf(const reports::ReportData& data, const QString& path)
{
    QString missing;
    {
        const app::Language language(data.locale.name());
        if (const auto written = reports::writePdfReport(data, path); !written)
            return written;
        missing = reports::lettersWithoutFont(data);
    }
    if (!missing.isEmpty())
        std::fprintf(stderr,
                     "no font of this machine has the letters %s: the report has boxes in their "
                     "place (Debian's package fonts-noto-cjk has Chinese)\n",
                     qPrintable(missing));
    return {};
}

Result<void> writePictures(const reports::ReportData& data, const QString& folder)
{
    if (auto good = reports::checkPicturesReplaceable(folder); !good)
        return good;
    const app::Language language(data.locale.name());
    return reports::writePictures(data, folder);
}

/// Of the report, English unless it is asked for in another one.
QString reportLanguage(int argc, char** argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    const auto* language = models::knownLanguage(app::languageAsked(arguments));
    return QLatin1String(language == nullptr ? "en_US" : language->translation);
}

} // namespace

int main(int argc, char** argv)
{
    cli::prepareProgram();
    qInstallMessageHandler(leaveOutSessions);
    qputenv("QT_QPA_PLATFORM", "offscreen"); // fonts, but no display
    app::chooseFontsFor(reportLanguage(argc, argv));
    const QGuiApplication application(argc, argv);
    const app::Language english(QStringLiteral("en_US")); // for its plurals
    return cli::runProgram(QStringLiteral(FAIRLEAD_VERSION), &writePdf, &writePictures);
}
