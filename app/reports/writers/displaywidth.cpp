// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/writers/displaywidth.h"

#include "models/words/showntext.h"

#include <QString>

#include <algorithm>
#include <array>

namespace fairlead::reports {

namespace {
struct Range
{
    char32_t first;
    char32_t last;
};
constexpr std::array<Range, 13> wide{{{0x1100, 0x115f},
                                      {0x2e80, 0x303e},
                                      {0x3041, 0x4dbf},
                                      {0x4e00, 0xa4cf},
                                      {0xa960, 0xa97c},
                                      {0xac00, 0xd7a3},
                                      {0xf900, 0xfaff},
                                      {0xfe30, 0xfe6f},
                                      {0xff00, 0xff60},
                                      {0xffe0, 0xffe6},
                                      {0x1f300, 0x1f64f},
                                      {0x1f900, 0x1f9ff},
                                      {0x20000, 0x3fffd}}};

std::size_t widthOf(char32_t code)
{
    const auto category = QChar::category(code);
    if (category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing)
        return 0;
    const bool isWide = std::any_of(wide.begin(), wide.end(), [code](const Range& range) {
        return code >= range.first && code <= range.last;
    });
    return isWide ? 2 : 1;
}
} // namespace

std::size_t displayWidth(const std::string& text)
{
    const bool isAscii = std::all_of(text.begin(), text.end(),
                                     [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    if (isAscii)
        return text.size();
    std::size_t width = 0;
    for (const auto code : models::exactText(text).toUcs4())
        width += widthOf(code);
    return width;
}

} // namespace fairlead::reports
