// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/capture/textlines.h"

#include <QFile>
#include <QFileInfo>

#include <string_view>

namespace fairlead::accounting {

namespace {
/// Reads a file line by line into one buffer: QIODevice::readLine(qint64) allocates its limit for
/// every line.
class LineReader
{
public:
    explicit LineReader(QFile& file)
        : m_file(file)
        , m_buffer(longestLine + 2, '\0')
    {
    }

    /// The next line with its end, cut after longestLine + 1 bytes.
    std::string_view next()
    {
        const auto length = m_file.readLine(m_buffer.data(), qint64(m_buffer.size()));
        return {m_buffer.data(), length > 0 ? std::size_t(length) : 0};
    }

    /// Reads on to the end of a line that was cut.
    void skip()
    {
        for (auto part = next(); !part.empty() && !part.ends_with('\n');)
            part = next();
    }

private:
    QFile& m_file;
    std::string m_buffer;
};

std::string_view withoutLineEnd(std::string_view line)
{
    const auto last = line.find_last_not_of("\r\n");
    return line.substr(0, last + 1);
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
    LineReader reader(file);
    for (int number = 1; !file.atEnd(); ++number) {
        const auto raw = reader.next();
        const auto report = [&](const char* what) {
            issues.push_back({Severity::Warning, what, name, number});
        };
        if (raw.size() > longestLine && !raw.ends_with('\n')) {
            report("the line is longer than 1 MiB and is left out");
            reader.skip();
            continue;
        }
        const auto line = withoutLineEnd(raw);
        if (line.find('\0') != std::string_view::npos)
            report("the line is not text and is left out");
        else if (line.find_first_not_of(" \t\v\f") != std::string_view::npos)
            lines.push_back({number, std::string(line)});
    }
    if (file.error() != QFileDevice::NoError)
        return Error{ErrorCode::SourceUnreachable, path.toStdString() + " cannot be read",
                     file.errorString().toStdString()};
    return lines;
}

} // namespace fairlead::accounting
