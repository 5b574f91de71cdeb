// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issues.h"
#include "engine/base/result.h"

#include <QIODevice>
#include <QString>

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace fairlead::accounting {

/// One line of a text file, without its line end.
struct Line
{
    int number = 0; ///< 1-based
    std::string text;
};

/// The same without a copy: good until the next line is asked for.
struct LineView
{
    int number = 0; ///< 1-based
    std::string_view text;
};

/// Longer lines are reported and left out: no command of Slurm writes such.
inline constexpr std::size_t longestLine = 1 << 20; // bytes

/// Whether a line, which is not empty, goes on with the one before it.
constexpr bool isIndented(std::string_view line)
{
    return line.front() == ' ' || line.front() == '\t';
}

/// Whether a file may hold no line at all.
enum class Content
{
    Some, ///< none is an issue
    Any,
};

/// The lines of a text that are not empty, one after the other, in one pass and in little memory
/// however long the text is. A file may shrink while it is read, so it is not mapped. Lines that
/// are too long or hold a NUL byte are added to the issues and left out; so is a text without a
/// line end at its end: it was cut. Lives on one thread.
class TextLines
{
public:
    /// None at all.
    TextLines();
    /// Lines that are there already.
    TextLines(std::vector<Line> lines); // NOLINT: readers take both
    /// Of an open device; `file` is how issues name it. Device and issues must outlive this.
    TextLines(QIODevice& device, std::string file, Issues& issues);
    /// The same with a device of its own.
    TextLines(std::unique_ptr<QIODevice> device, std::string file, Issues& issues, Content content);
    TextLines(TextLines&&) noexcept;
    TextLines& operator=(TextLines&&) noexcept;
    TextLines(const TextLines&) = delete;
    TextLines& operator=(const TextLines&) = delete;
    ~TextLines();

    /// The next line; null at the end.
    const LineView* next();
    /// Whether the second line begins with a blank. Of what has not been read yet.
    [[nodiscard]] bool isIndented();
    /// How many lines there may be, by the length of the first ones; 0 when that is not known.
    [[nodiscard]] std::size_t estimate() const;

private:
    class Reader;
    std::unique_ptr<Reader> m_reader;
    std::vector<Line> m_lines;
    std::size_t m_next = 0;
    LineView m_line;
};

/// The lines of a file. Error code SourceUnreachable: the file cannot be opened. One that cannot be
/// read to its end is an issue.
Result<TextLines> openTextLines(const QString& path, Issues& issues,
                                Content content = Content::Some);

/// All lines of a text file, to be read more than once. Errors and issues as above.
Result<std::vector<Line>> readTextLines(const QString& path, Issues& issues);

/// The same from what is open already; `file` is how issues name it.
std::vector<Line> readTextLines(QIODevice& device, const std::string& file, Issues& issues);

/// Of a line with bytes that are no text (UTF-8): an issue. Lists of machines and policies have
/// none; who submits jobs may give them names in any encoding.
void checkText(const LineView& line, const std::string& file, Issues& issues);

/// The file name of a path, as issues show it.
std::string shortName(const QString& path);

} // namespace fairlead::accounting
