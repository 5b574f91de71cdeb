// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/textlines.h"

#include <QFile>
#include <QFileInfo>

#include <array>
#include <string_view>

namespace fairlead::accounting {

namespace {
/// Reads a device line by line into one buffer: QIODevice::readLine(qint64) allocates its limit for
/// every line.
class LineReader
{
public:
    explicit LineReader(QIODevice& device)
        : m_device(device)
    {
    }

    /// The next line with its end, cut where it is longer than allowed.
    std::string_view next()
    {
        m_line.clear();
        do
            m_line += part();
        while (!m_atEnd && m_line.size() <= longestLine);
        return m_line;
    }

    /// Reads on to the end of a line that was cut.
    void skip()
    {
        while (!m_atEnd)
            part();
    }

private:
    std::string_view part()
    {
        const auto length = m_device.readLine(m_part.data(), qint64(m_part.size()));
        const std::string_view text(m_part.data(), length > 0 ? std::size_t(length) : 0);
        m_atEnd = text.empty() || text.ends_with('\n');
        return text;
    }

    QIODevice& m_device;
    std::array<char, 16384> m_part{};
    std::string m_line;
    bool m_atEnd = false;
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

std::vector<Line> readTextLines(QIODevice& device, const std::string& file,
                                std::vector<Issue>& issues)
{
    std::vector<Line> lines;
    LineReader reader(device);
    for (int number = 1; !device.atEnd(); ++number) {
        const auto raw = reader.next();
        const auto report = [&](Sentence what) {
            issues.push_back({Severity::Warning, what, file, number});
        };
        if (raw.size() > longestLine && !raw.ends_with('\n')) {
            report(said("Messages", "the line is longer than 1 MiB and is left out"));
            reader.skip();
            continue;
        }
        const auto line = withoutLineEnd(raw);
        if (line.find('\0') != std::string_view::npos)
            report(said("Messages", "the line is not text and is left out"));
        else if (line.find_first_not_of(" \t\v\f") != std::string_view::npos)
            lines.push_back({number, std::string(line)});
    }
    return lines;
}

Result<std::vector<Line>> readTextLines(const QString& path, std::vector<Issue>& issues)
{
    QFile file(path);
    const auto unreadable = [&] {
        return Error{ErrorCode::SourceUnreachable, path.toStdString() + " cannot be read",
                     file.errorString().toStdString()};
    };
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return unreadable();
    auto lines = readTextLines(file, shortName(path), issues);
    if (file.error() != QFileDevice::NoError)
        return unreadable();
    return lines;
}

} // namespace fairlead::accounting
