// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/text/textlines.h"

#include "engine/base/plaintext.h"
#include "engine/base/text.h"
#include "models/files/inputfile.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cstring>
#include <optional>
#include <utility>

namespace fairlead::accounting {

/// Takes large pieces from a device and finds the lines in them.
class TextLines::Reader
{
public:
    Reader(QIODevice& device, std::string file, Issues& issues)
        : m_device(device)
        , m_file(std::move(file))
        , m_issues(issues)
    {
        resize(firstSize);
    }
    void own(std::unique_ptr<QIODevice> device, Content content)
    {
        m_owned = std::move(device);
        m_mayBeEmpty = content == Content::Any;
    }

    bool next(LineView& line)
    {
        while (const auto raw = m_isOver ? std::nullopt : nextRaw()) {
            ++m_number;
            if (!raw->data()) {
                report(said("Messages", "the line is longer than 1 MiB and is left out"));
                continue;
            }
            auto text = raw->substr(0, raw->find_last_not_of('\r') + 1);
            if (m_number == 1 && isUtf16(text)) {
                m_issues.push_back({Severity::Error,
                                    said("Messages",
                                         "the file is in UTF-16 and cannot be read: save it as "
                                         "UTF-8"),
                                    m_file, 0, FileState::Damaged});
                m_mayBeEmpty = true;
                m_begin = m_end = 0;
                m_isOver = true;
                return false;
            }
            if (m_number == 1 && text.starts_with(byteOrderMark))
                text.remove_prefix(byteOrderMark.size());
            if (text.find('\0') != std::string_view::npos) {
                report(said("Messages", "the line is not text and is left out"));
            } else if (text.find_first_not_of(" \t\v\f") != std::string_view::npos) {
                line = {m_number, text};
                m_mayBeEmpty = true;
                return true;
            }
        }
        if (!std::exchange(m_mayBeEmpty, true))
            m_issues.push_back({Severity::Warning, said("Messages", "the file is empty"), m_file, 0,
                                FileState::Damaged});
        return false;
    }
    [[nodiscard]] bool isIndented()
    {
        begin();
        const std::string_view text(m_buffer.get(), m_end);
        const auto first = text.find('\n');
        return first != std::string_view::npos && first + 1 < text.size()
            && accounting::isIndented(text.substr(first + 1));
    }
    [[nodiscard]] std::size_t estimate()
    {
        begin();
        const auto lines = std::count(m_buffer.get(), m_buffer.get() + m_end, '\n');
        const auto size = static_cast<std::size_t>(std::max<qint64>(m_device.size(), 0));
        return m_end == 0 ? 0 : static_cast<std::size_t>(lines) * (size / m_end + 1);
    }

private:
    static constexpr std::size_t firstSize = 1 << 18;
    static constexpr std::string_view byteOrderMark = "\xef\xbb\xbf"; // of editors on Windows

    /// As editors on Windows write it, with its mark.
    static bool isUtf16(std::string_view text)
    {
        return text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff");
    }

    /// Without the newline; one without an address is too long.
    std::optional<std::string_view> nextRaw()
    {
        std::size_t searched = 0;
        bool isTooLong = false;
        for (;;) {
            const char* start = m_buffer.get() + m_begin;
            const auto have = m_end - m_begin;
            const void* found = std::memchr(start + searched, '\n', have - searched);
            const char* stop = found ? static_cast<const char*>(found) : start + have;
            const auto length = static_cast<std::size_t>(stop - start);
            isTooLong = isTooLong || length > longestLine;
            if (isTooLong || found)
                m_begin += found ? length + 1 : length;
            if (found)
                return isTooLong ? std::string_view() : std::string_view(start, length);
            searched = isTooLong ? 0 : length;
            if (fill())
                continue;
            m_begin = m_end;
            if (length == 0 && !isTooLong)
                return std::nullopt;
            reportOpenEnd();
            return isTooLong ? std::string_view() : std::string_view(m_buffer.get(), length);
        }
    }

    void begin()
    {
        if (m_end == 0)
            fill();
    }

    /// Reads on, behind what is not used yet, which moves to the front.
    bool fill()
    {
        std::memmove(m_buffer.get(), m_buffer.get() + m_begin, m_end - m_begin);
        m_end -= m_begin;
        m_begin = 0;
        if (m_end == m_size)
            resize(2 * m_size);
        const auto length = m_device.read(m_buffer.get() + m_end, qint64(m_size - m_end));
        if (length < 0 && m_owned)
            m_issues.push_back({Severity::Error,
                                {said("Messages", "the file cannot be read to its end: %1"),
                                 {m_device.errorString().toStdString()}},
                                m_file,
                                m_number,
                                FileState::Damaged});
        m_end += length > 0 ? static_cast<std::size_t>(length) : 0;
        return length > 0;
    }

    void resize(std::size_t size)
    {
        auto buffer = std::make_unique_for_overwrite<char[]>(size);
        if (m_end > 0)
            std::memcpy(buffer.get(), m_buffer.get(), m_end);
        m_buffer = std::move(buffer);
        m_size = size;
    }

    void report(Sentence what) { m_issues.push_back({Severity::Warning, what, m_file, m_number}); }
    void reportOpenEnd()
    {
        m_issues.push_back(
            {Severity::Warning,
             said("Messages", "the file ends in the middle of a line: it may have been cut"),
             m_file, m_number + 1, FileState::Damaged});
    }

    QIODevice& m_device;
    std::unique_ptr<QIODevice> m_owned;
    std::string m_file;
    Issues& m_issues;
    std::unique_ptr<char[]> m_buffer;
    std::size_t m_size = 0;
    std::size_t m_begin = 0; // of what is not used yet
    std::size_t m_end = 0;
    int m_number = 0;
    bool m_mayBeEmpty = true;
    bool m_isOver = false; // nothing more is to be read
};

TextLines::TextLines() = default;

TextLines::TextLines(std::vector<Line> lines)
    : m_lines(std::move(lines))
{
}

TextLines::TextLines(QIODevice& device, std::string file, Issues& issues)
    : m_reader(std::make_unique<Reader>(device, std::move(file), issues))
{
}

TextLines::TextLines(std::unique_ptr<QIODevice> device, std::string file, Issues& issues,
                     Content content)
    : m_reader(std::make_unique<Reader>(*device, std::move(file), issues))
{
    m_reader->own(std::move(device), content);
}

TextLines::TextLines(TextLines&&) noexcept = default;
TextLines& TextLines::operator=(TextLines&&) noexcept = default;
TextLines::~TextLines() = default;

const LineView* TextLines::next()
{
    if (m_reader)
        return m_reader->next(m_line) ? &m_line : nullptr;
    if (m_next == m_lines.size())
        return nullptr;
    const auto& line = m_lines[m_next++];
    m_line = {line.number, line.text};
    return &m_line;
}

bool TextLines::isIndented()
{
    if (m_reader)
        return m_reader->isIndented();
    return m_lines.size() > 1 && accounting::isIndented(m_lines[1].text);
}

std::size_t TextLines::estimate() const
{
    return m_reader ? m_reader->estimate() : m_lines.size();
}

std::string shortName(const QString& path)
{
    return QFileInfo(path).fileName().toStdString();
}

Result<TextLines> openTextLines(const QString& path, Issues& issues, Content content)
{
    auto file = std::make_unique<QFile>(path);
    if (auto opened = files::openRegular(*file, QIODevice::ReadOnly | QIODevice::Unbuffered);
        !opened)
        return opened.error();
    return TextLines(std::move(file), shortName(path), issues, content);
}

std::vector<Line> readTextLines(QIODevice& device, const std::string& file, Issues& issues)
{
    TextLines lines(device, file, issues);
    std::vector<Line> all;
    while (const auto* line = lines.next())
        all.push_back({line->number, std::string(line->text)});
    return all;
}

Result<std::vector<Line>> readTextLines(const QString& path, Issues& issues)
{
    QFile file(path);
    if (auto opened = files::openRegular(file, QIODevice::ReadOnly | QIODevice::Unbuffered);
        !opened)
        return opened.error();
    const auto known = issues.size();
    auto lines = readTextLines(file, shortName(path), issues);
    if (lines.empty() && issues.size() == known)
        issues.push_back({Severity::Warning, said("Messages", "the file is empty"), shortName(path),
                          0, FileState::Damaged});
    if (file.error() != QFileDevice::NoError)
        return Error{ErrorCode::SourceUnreachable,
                     {said("Messages", "%1 cannot be read"), {path.toStdString()}},
                     file.errorString().toStdString()};
    return lines;
}

void checkText(const LineView& line, const std::string& file, Issues& issues)
{
    if (text::isAscii(line.text))
        return;
    const auto parts = text::split(line.text, '\t');
    if (!std::ranges::all_of(parts, text::isPlain))
        warn(issues, file, line.number,
             said("Messages", "the line holds bytes that are no text: it may be damaged"));
}

} // namespace fairlead::accounting
