// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issues.h"
#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/slurmtext/text/textlines.h"

#include <QByteArray>
#include <QFile>
#include <QString>

#include <stdexcept>
#include <string>
#include <vector>

namespace fairlead::tests {

/// What a file with this text holds, as readers take it.
inline std::vector<accounting::Line> linesOf(const char* text)
{
    std::vector<accounting::Line> lines;
    int number = 0;
    for (const auto& line : QByteArray(text).split('\n')) {
        ++number;
        if (!line.trimmed().isEmpty())
            lines.push_back({number, line.toStdString()});
    }
    return lines;
}

/// "file:line: message" of each issue, a line each.
inline QByteArray issuesOf(const Issues& issues)
{
    QByteArray text;
    for (const auto& issue : issues)
        text += QByteArray::fromStdString(issue.file) + ':' + QByteArray::number(issue.line) + ": "
            + QByteArray::fromStdString(english(issue.message)) + '\n';
    return text;
}

inline QString written(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        throw std::runtime_error("cannot write " + path.toStdString());
    return path;
}

/// Of texts, each of which is one.
inline std::vector<accounting::Line> linesOf(const std::vector<std::string>& texts)
{
    std::vector<accounting::Line> lines;
    for (const auto& text : texts)
        lines.push_back({static_cast<int>(lines.size()) + 1, text});
    return lines;
}

} // namespace fairlead::tests
