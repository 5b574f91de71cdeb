// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

namespace fairlead::tests {

inline QString output(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished() || process.exitCode() != 0)
        qFatal("%s failed", qUtf8Printable(program));
    return QString::fromUtf8(process.readAllStandardOutput());
}

inline QString pdfText(const QString& path)
{
    const auto text = output(QStringLiteral("pdftotext"),
                             {QStringLiteral("-layout"), path, QStringLiteral("-")});
    static const QRegularExpression blanks(QStringLiteral("\\s+"));
    return QString(text).replace(blanks, QStringLiteral(" "));
}

/// How often a colour is in the picture of the first page.
inline int pixelsOf(const QString& path, const QColor& colour)
{
    output(QStringLiteral("pdftoppm"),
           {QStringLiteral("-png"), QStringLiteral("-singlefile"), QStringLiteral("-r"),
            QStringLiteral("72"), path, path});
    const QImage page(path + QStringLiteral(".png"));
    int count = 0;
    for (int y = 0; y < page.height(); ++y) {
        for (int x = 0; x < page.width(); ++x)
            count += page.pixel(x, y) == colour.rgb() ? 1 : 0;
    }
    return count;
}

inline int pageCount(const QString& path)
{
    const auto text = output(QStringLiteral("pdfinfo"), {path});
    static const QRegularExpression pages(QStringLiteral("Pages:\\s+(\\d+)"));
    return pages.match(text).captured(1).toInt();
}

} // namespace fairlead::tests

// What a test about text needs: the program that extracts it.
#define NEEDS_POPPLER()                                                                            \
    if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())                     \
    QSKIP("pdftotext (poppler-utils) is not installed")
