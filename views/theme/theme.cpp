// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/theme/theme.h"

#include "views/theme/fairleadstyle.h"

#include <QApplication>
#include <QStyle>

namespace fairlead::views {

namespace {

struct Tones
{
    QColor window;
    QColor base;
    QColor alternate;
    QColor button;
    QColor text;
    QColor disabled;
    QColor placeholder;
    QColor highlight;
    QColor highlightedText;
    QColor link;
    QColor toolTip;
};

QPalette paletteOf(const Tones& tones)
{
    QPalette palette(tones.button, tones.window);
    palette.setColor(QPalette::Base, tones.base);
    palette.setColor(QPalette::AlternateBase, tones.alternate);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(role, tones.text);
        palette.setColor(QPalette::Disabled, role, tones.disabled);
    }
    palette.setColor(QPalette::BrightText, tones.text);
    palette.setColor(QPalette::Highlight, tones.highlight);
    palette.setColor(QPalette::HighlightedText, tones.highlightedText);
    palette.setColor(QPalette::Inactive, QPalette::Highlight, tones.highlight);
    palette.setColor(QPalette::Link, tones.link);
    palette.setColor(QPalette::LinkVisited, tones.link);
    palette.setColor(QPalette::ToolTipBase, tones.toolTip);
    palette.setColor(QPalette::ToolTipText, tones.text);
    palette.setColor(QPalette::PlaceholderText, tones.placeholder);
    return palette;
}

} // namespace

QString themeName(ThemeChoice choice)
{
    switch (choice) {
    case ThemeChoice::System:
        return QStringLiteral("system");
    case ThemeChoice::Light:
        return QStringLiteral("light");
    case ThemeChoice::Dark:
        return QStringLiteral("dark");
    }
    return {};
}

std::optional<ThemeChoice> themeFromName(const QString& name)
{
    for (const auto choice : {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark}) {
        if (themeName(choice) == name)
            return choice;
    }
    return std::nullopt;
}

QPalette lightPalette()
{
    return paletteOf({.window = 0xf3f4f6,
                      .base = 0xffffff,
                      .alternate = 0xf7f8fa,
                      .button = 0xf3f4f6,
                      .text = 0x1b1f24,
                      .disabled = 0x7b838c,
                      .placeholder = 0x666e77,
                      .highlight = 0xcfe3f5,
                      .highlightedText = 0x10151a,
                      .link = 0x005a9e,
                      .toolTip = 0xfffdf2});
}

QPalette darkPalette()
{
    return paletteOf({.window = 0x24272b,
                      .base = 0x1a1c1f,
                      .alternate = 0x202327,
                      .button = 0x2e3237,
                      .text = 0xe6e8ea,
                      .disabled = 0x868d95,
                      .placeholder = 0x959ca4,
                      .highlight = 0x24486b,
                      .highlightedText = 0xffffff,
                      .link = 0x7fc1f5,
                      .toolTip = 0x33373c});
}

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::WindowText).lightness()
        > palette.color(QPalette::Window).lightness();
}

void applyTheme(QApplication& application, ThemeChoice choice)
{
    static const QString desktopStyle = application.style()->name();
    static QString shownStyle;
    const auto style = choice == ThemeChoice::System ? desktopStyle : QStringLiteral("fusion");
    if (shownStyle != style) {
        QApplication::setStyle(new FairleadStyle(style));
        shownStyle = style;
    }
    switch (choice) {
    case ThemeChoice::System:
        QApplication::setPalette(QPalette());
        break;
    case ThemeChoice::Light:
        QApplication::setPalette(lightPalette());
        break;
    case ThemeChoice::Dark:
        QApplication::setPalette(darkPalette());
        break;
    }
}

} // namespace fairlead::views
