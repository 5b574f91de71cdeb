// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/writers/tablewriters.h"

#include "app/reports/writers/displaywidth.h"
#include "engine/base/plaintext.h"
#include "engine/base/text.h"
#include "models/words/showntext.h"

#include <QString>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace fairlead::reports {

namespace {

std::string fixedText(double value, const Column& column)
{
    constexpr double limit = 0x1p63; // from there on no decimal tells anything
    const auto whole = column.isRounded ? std::round(value) : std::trunc(value);
    const auto decimals = std::abs(value) < limit ? column.decimals : 0;
    return text::fixed(decimals == 0 ? whole + 0.0 : value, decimals); // no -0
}

/// As sshare fits a number into its column (specification 9.1): what is too long with as many
/// decimals as letters loses the rest of them.
std::string exponentText(double value, int letters)
{
    std::array<char, 64> text{};
    const auto write = [&](int decimals) {
        const auto end = std::to_chars(text.data(), text.data() + text.size(), value,
                                       std::chars_format::scientific, decimals);
        return static_cast<int>(end.ptr - text.data());
    };
    const int length = write(std::max(0, 2 * letters - write(letters)));
    return {text.data(), static_cast<std::size_t>(length)};
}

std::string infinityText(Infinity number)
{
    return number.isNegative ? "-inf" : "inf";
}

/// The text in valid UTF-8.
std::string validText(const std::string& text)
{
    return text::isAscii(text) ? text : models::exactText(text).toStdString();
}

/// Whether a spreadsheet takes a cell that begins so for a formula; the signs of full width too.
bool beginsFormula(std::string_view text)
{
    constexpr std::array<std::string_view, 10> signs{"=",  "+",      "-",      "@",      "\t",
                                                     "\r", "\uff1d", "\uff0b", "\uff0d", "\uff20"};
    return std::any_of(signs.begin(), signs.end(),
                       [text](std::string_view sign) { return text.starts_with(sign); });
}

/// The text with an apostrophe before what a spreadsheet would run: at its start, and behind what
/// separates cells where a semicolon or a line end does.
std::string defused(const std::string& text)
{
    std::string safe;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isStart
            = i == 0 || std::string_view(";\t\r\n").find(text[i - 1]) != std::string_view::npos;
        if (isStart && beginsFormula(std::string_view(text).substr(i)))
            safe += '\'';
        safe += text[i];
    }
    return safe;
}

/// One overload per kind of cell; NaN and infinite doubles are turned into their kinds first.
template <typename Format>
std::string formatCell(const Cell& cell, const Format& format)
{
    if (const auto* number = std::get_if<double>(&cell)) {
        if (std::isnan(*number))
            return format(std::monostate());
        if (std::isinf(*number))
            return format(Infinity{*number < 0});
    }
    return std::visit(format, cell);
}

struct CsvFormat
{
    CsvDialect dialect{};

    std::string operator()(std::monostate) const { return {}; }
    std::string operator()(Infinity number) const { return infinityText(number); }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(double number) const
    {
        auto text = text::general(number);
        std::replace(text.begin(), text.end(), '.', dialect.decimalPoint);
        return quoted(text);
    }
    std::string operator()(const std::string& text) const
    {
        return quoted(defused(validText(text)));
    }
    [[nodiscard]] std::string quoted(const std::string& text) const
    {
        if (text.find_first_of("\"\r\n") == std::string::npos
            && text.find(dialect.separator) == std::string::npos)
            return text;
        std::string result = "\"";
        for (const char c : text)
            result.append(c == '"' ? 2 : 1, c);
        return result + '"';
    }
};

struct JsonFormat
{
    std::string operator()(std::monostate) const { return "null"; }
    std::string operator()(Infinity number) const { return '"' + infinityText(number) + '"'; }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(double number) const { return text::general(number); }
    std::string operator()(const std::string& text) const
    {
        std::string result = "\"";
        if (text::isAscii(text)) {
            for (const char c : text)
                appendAscii(result, c);
        } else {
            for (const auto code : models::exactText(text).toUcs4())
                appendCode(result, code);
        }
        return result + '"';
    }
    static void appendAscii(std::string& result, char c)
    {
        if (c == '"' || c == '\\')
            result += '\\';
        result += c;
    }
    /// What does not show as itself as \u: the text stays exact, and a terminal can print it.
    static void appendCode(std::string& result, char32_t code)
    {
        const auto text = QString::fromUcs4(&code, 1);
        if (code >= 0x20 && code < 0x7f) {
            appendAscii(result, static_cast<char>(code));
        } else if (text::isPlain(text.toStdString())) {
            result += text.toStdString();
        } else {
            for (const auto unit : text)
                result += QStringLiteral("\\u%1")
                              .arg(unit.unicode(), 4, 16, QLatin1Char('0'))
                              .toStdString();
        }
    }
};

struct TextFormat
{
    const Column& column;
    std::string operator()(std::monostate) const { return {}; }
    std::string operator()(Infinity number) const { return infinityText(number); }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(double number) const { return fixedText(number, column); }
    std::string operator()(const std::string& text) const { return text::plain(text); }
};

void appendPadded(std::string& line, const std::string& text, std::size_t width, Align align)
{
    const auto blanks = width - std::min(width, displayWidth(text));
    if (align == Align::Right)
        line.append(blanks, ' ');
    line += text;
    if (align == Align::Left)
        line.append(blanks, ' ');
}

struct AlignedFormat : TextFormat
{
    using TextFormat::operator();
    std::string operator()(double number) const
    {
        auto text = fixedText(number, column);
        const bool isLong
            = column.mostLetters > 0 && text.size() > static_cast<std::size_t>(column.mostLetters);
        return isLong ? exponentText(number, column.mostLetters) : text;
    }
};

/// Header and cells of a table as text, with the width that each column needs.
struct TextGrid
{
    /// A cell may be wider, as a list of thousands of nodes is; others need no blanks for it.
    static constexpr std::size_t mostBlanks = 160;

    std::vector<std::string> cells;
    std::vector<std::size_t> widths;
};

TextGrid textGrid(const Table& table, bool header)
{
    const auto& columns = table.columns();
    TextGrid grid;
    grid.cells.reserve(table.rowCount() * columns.size());
    for (const auto& column : columns)
        grid.widths.push_back(header ? displayWidth(column.name) : 0);
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        const auto cells = table.row(row);
        for (std::size_t c = 0; c < columns.size(); ++c) {
            grid.cells.push_back(formatCell(cells[c], AlignedFormat{{columns[c]}}));
            const auto width = std::min(displayWidth(grid.cells.back()), TextGrid::mostBlanks);
            grid.widths[c] = std::max(grid.widths[c], width);
        }
    }
    return grid;
}

void appendLine(std::string& text, std::string& line)
{
    line.erase(line.find_last_not_of(' ') + 1);
    text += line;
    text += '\n';
    line.clear();
}

void appendHeader(std::string& text, const Table& table, const TextGrid& grid)
{
    std::string names;
    std::string dashes;
    for (std::size_t c = 0; c < grid.widths.size(); ++c) {
        appendPadded(names, table.columns()[c].name, grid.widths[c], table.columns()[c].align);
        dashes.append(grid.widths[c], '-');
        names += ' ';
        dashes += ' ';
    }
    appendLine(text, names);
    appendLine(text, dashes);
}

} // namespace

std::string csvText(const Table& table, bool header, CsvDialect dialect)
{
    const CsvFormat format{dialect};
    std::string text = dialect.hasMark ? "\xef\xbb\xbf" : "";
    const auto& columns = table.columns();
    for (std::size_t c = 0; header && c < columns.size(); ++c)
        text += (c == 0 ? std::string() : std::string(1, dialect.separator))
            + format.quoted(columns[c].name);
    if (header)
        text += "\r\n";
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        bool isFirst = true;
        for (const auto& cell : table.row(row)) {
            if (!isFirst)
                text += dialect.separator;
            text += formatCell(cell, format);
            isFirst = false;
        }
        // A line with nothing on it would be no row at all to most readers.
        if (columns.size() == 1 && text.ends_with('\n'))
            text += "\"\"";
        text += "\r\n";
    }
    return text;
}

std::string jsonString(const std::string& text)
{
    return JsonFormat()(text);
}

namespace {
/// Writes rows as objects; what does not change from row to row is made once.
class JsonRows
{
public:
    JsonRows(const Table& table, JsonTypes types)
        : m_table(table)
    {
        for (const auto& column : table.columns()) {
            m_quotes.push_back(types == JsonTypes::OfColumns && holdsWords(column));
            m_keys.push_back(JsonFormat()(column.name) + ": ");
        }
    }

    void append(std::string& text, std::size_t row) const
    {
        text += '{';
        const auto cells = m_table.row(row);
        for (std::size_t c = 0; c < m_keys.size(); ++c) {
            text += c == 0 ? "" : ", ";
            text += m_keys[c];
            const auto value = formatCell(cells[c], JsonFormat());
            const bool isBare = m_quotes[c] && value != "null" && !value.starts_with('"');
            text += isBare ? jsonString(value) : value;
        }
        text += '}';
    }

private:
    const Table& m_table;
    std::vector<bool> m_quotes;
    std::vector<std::string> m_keys;
};
} // namespace

std::string jsonRow(const Table& table, std::size_t row)
{
    std::string text;
    JsonRows(table, JsonTypes::OfColumns).append(text, row);
    return text;
}

std::string jsonText(const Table& table, JsonTypes types)
{
    const JsonRows rows(table, types);
    std::string text = "[";
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        text += row == 0 ? "\n  " : ",\n  ";
        rows.append(text, row);
    }
    return text + (table.rowCount() == 0 ? "]\n" : "\n]\n");
}

std::string alignedText(const Table& table, bool header)
{
    const auto grid = textGrid(table, header);
    std::string text;
    if (header)
        appendHeader(text, table, grid);
    std::string line;
    std::size_t column = 0;
    for (const auto& cell : grid.cells) {
        appendPadded(line, cell, grid.widths[column], table.columns()[column].align);
        line += ' ';
        if (++column == grid.widths.size()) {
            appendLine(text, line);
            column = 0;
        }
    }
    return text;
}

std::string parsableText(const Table& table, bool header)
{
    std::string text;
    const auto& columns = table.columns();
    for (std::size_t c = 0; header && c < columns.size(); ++c)
        text += (c == 0 ? "" : "|") + columns[c].name;
    if (header)
        text += '\n';
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        const auto cells = table.row(row);
        for (std::size_t c = 0; c < columns.size(); ++c) {
            if (c > 0)
                text += '|';
            text += formatCell(cells[c], TextFormat{columns[c]});
        }
        text += '\n';
    }
    return text;
}

} // namespace fairlead::reports
