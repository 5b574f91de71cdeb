// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/capture/textlines.h"

#include <QFile>
#include <QFileInfo>

namespace fairlead::accounting {

namespace {
/// Reads on to the end of a line that is too long, without keeping it.
void skipLine(QFile& file)
{
    while (!file.atEnd()) {
        const QByteArray part = file.readLine(longestLine);
        if (part.isEmpty() || part.endsWith('\n'))
            return;
    }
}

void trimLineEnd(QByteArray& line)
{
    while (line.endsWith('\n') || line.endsWith('\r'))
        line.chop(1);
}
} // namespace

std::string shortName(const QString& path)
{
    return QFileInfo(path).fileName().toStdString();
}

Result<std::vector<Line>> readTextLines(const QString& path, std::vector<Issue>& issues)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::SourceUnreachable, path.toStdString() + " cannot be read",
                     file.errorString().toStdString()};
    const auto name = shortName(path);
    std::vector<Line> lines;
    for (int number = 1; !file.atEnd(); ++number) {
        QByteArray line = file.readLine(longestLine + 1);
        const auto report = [&](const char* what) {
            issues.push_back({Severity::Warning, what, name, number});
        };
        if (line.size() >= longestLine && !line.endsWith('\n')) {
            report("the line is longer than 1 MiB and is left out");
            skipLine(file);
            continue;
        }
        trimLineEnd(line);
        if (line.contains('\0')) {
            report("the line is not text and is left out");
            continue;
        }
        if (!line.trimmed().isEmpty())
            lines.push_back({number, line.toStdString()});
    }
    if (file.error() != QFileDevice::NoError)
        return Error{ErrorCode::SourceUnreachable, path.toStdString() + " cannot be read",
                     file.errorString().toStdString()};
    return lines;
}

} // namespace fairlead::accounting
