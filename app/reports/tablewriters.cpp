// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/tablewriters.h"

#include "engine/base/text.h"

#include <QString>

#include <algorithm>
#include <cmath>

namespace fairlead::reports {

namespace {

std::string fixedText(double value, int decimals)
{
    const auto cut = decimals == 0 ? std::trunc(value) + 0.0 : value; // no -0
    return text::fixed(cut, decimals);
}

std::string infinityText(Infinity number)
{
    return number.isNegative ? "-inf" : "inf";
}

bool isPlain(unsigned char c)
{
    return c >= 0x20 && c < 0x7f;
}

/// The text in valid UTF-8.
std::string validText(const std::string& text)
{
    if (std::all_of(text.begin(), text.end(),
                    [](char c) { return isPlain(static_cast<unsigned char>(c)); }))
        return text;
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toStdString();
}

/// The text in valid UTF-8 without control characters.
std::string printableText(const std::string& text)
{
    if (std::all_of(text.begin(), text.end(),
                    [](char c) { return isPlain(static_cast<unsigned char>(c)); }))
        return text;
    auto printable = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    for (auto& c : printable) {
        if (c.category() == QChar::Other_Control)
            c = QLatin1Char('?');
    }
    return printable.toStdString();
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
    std::string operator()(std::monostate) const { return {}; }
    std::string operator()(Infinity number) const { return infinityText(number); }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(double number) const { return text::general(number); }
    std::string operator()(const std::string& text) const
    {
        auto safe = validText(text);
        if (!safe.empty()
            && std::string_view("=+-@\t\r").find(safe.front()) != std::string_view::npos)
            safe.insert(safe.begin(), '\'');
        return quoted(safe);
    }
    static std::string quoted(const std::string& text)
    {
        if (text.find_first_of(",\"\r\n") == std::string::npos)
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
        for (const char c : validText(text))
            appendEscaped(result, c);
        return result + '"';
    }
    static void appendEscaped(std::string& result, char c)
    {
        constexpr std::string_view digits = "0123456789abcdef";
        const auto code = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            result += '\\';
            result += c;
        } else if (code < 0x20 || code == 0x7f) {
            result += "\\u00";
            result += digits[code >> 4U];
            result += digits[code & 0xfU];
        } else {
            result += c;
        }
    }
};

struct TextFormat
{
    int decimals = 6;
    std::string operator()(std::monostate) const { return {}; }
    std::string operator()(Infinity number) const { return infinityText(number); }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(double number) const { return fixedText(number, decimals); }
    std::string operator()(const std::string& text) const { return printableText(text); }
};

/// How many columns of a terminal a text takes, taking one for each character.
std::size_t displayWidth(const std::string& text)
{
    const auto isFirstByte
        = [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; };
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), isFirstByte));
}

void appendPadded(std::string& line, const std::string& text, std::size_t width, Align align)
{
    const auto blanks = width - std::min(width, displayWidth(text));
    if (align == Align::Right)
        line.append(blanks, ' ');
    line += text;
    if (align == Align::Left)
        line.append(blanks, ' ');
}

/// Header and cells of a table as text, with the width that each column needs.
struct TextGrid
{
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
            grid.cells.push_back(formatCell(cells[c], TextFormat{columns[c].decimals}));
            grid.widths[c] = std::max(grid.widths[c], displayWidth(grid.cells.back()));
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

std::string csvText(const Table& table, bool header)
{
    std::string text;
    const auto& columns = table.columns();
    for (std::size_t c = 0; header && c < columns.size(); ++c)
        text += (c == 0 ? "" : ",") + CsvFormat::quoted(columns[c].name);
    if (header)
        text += "\r\n";
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        bool isFirst = true;
        for (const auto& cell : table.row(row)) {
            if (!isFirst)
                text += ',';
            text += formatCell(cell, CsvFormat());
            isFirst = false;
        }
        // A line with nothing on it would be no row at all to most readers.
        if (columns.size() == 1 && text.ends_with('\n'))
            text += "\"\"";
        text += "\r\n";
    }
    return text;
}

std::string jsonText(const Table& table)
{
    std::vector<std::string> keys;
    for (const auto& column : table.columns())
        keys.push_back(JsonFormat()(column.name) + ": ");

    std::string text = "[";
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        text += row == 0 ? "\n  {" : ",\n  {";
        const auto cells = table.row(row);
        for (std::size_t c = 0; c < keys.size(); ++c) {
            text += c == 0 ? "" : ", ";
            text += keys[c];
            text += formatCell(cells[c], JsonFormat());
        }
        text += '}';
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
            text += formatCell(cells[c], TextFormat{columns[c].decimals});
        }
        text += '\n';
    }
    return text;
}

} // namespace fairlead::reports
