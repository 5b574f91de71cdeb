// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/help/manual.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace fairlead::models {

namespace {

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The pages that a text leads to, each once, in its order.
QStringList pagesNamedIn(const QString& text)
{
    static const QRegularExpression link(QStringLiteral(R"(\]\(([\w-]+\.md)[#)])"));
    QStringList files;
    for (auto found = link.globalMatch(text); found.hasNext();)
        files << found.next().captured(1);
    files.removeDuplicates();
    return files;
}

/// "## What-if" -> "What-if"; empty where a line is none.
QString headingOf(const QString& line)
{
    static const QRegularExpression heading(QStringLiteral("^#{1,6} +(.*\\S)"));
    return heading.match(line).captured(1);
}

bool hasAll(const QString& text, const QStringList& words)
{
    return std::ranges::all_of(
        words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

bool hasAny(const QString& text, const QStringList& words)
{
    return std::ranges::any_of(
        words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace

QString anchorOf(const QString& heading)
{
    static const QRegularExpression dropped(QStringLiteral("[^\\w\\- ]"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    return heading.toLower().remove(dropped).replace(QLatin1Char(' '), QLatin1Char('-'));
}

Manual::Manual(const QString& folder)
{
    const auto index = QStringLiteral("index.md");
    add(folder, index);
    for (const auto& file : pagesNamedIn(contentOf(folder + QLatin1Char('/') + index)))
        add(folder, file);
}

void Manual::add(const QString& folder, const QString& file)
{
    QString page;
    bool isCode = false;
    const auto text = contentOf(folder + QLatin1Char('/') + file);
    for (const auto& line : text.split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("```")))
            isCode = !isCode;
        const auto heading = isCode ? QString() : headingOf(line);
        if (page.isEmpty() && heading.isEmpty())
            continue; // before the title
        if (page.isEmpty())
            m_sections.push_back({file, page = heading, heading, {}, {}});
        else if (!heading.isEmpty())
            m_sections.push_back({file, page, heading, anchorOf(heading), {}});
        m_sections.back().text += line + QLatin1Char('\n');
    }
}

std::vector<const ManualSection*> Manual::pages() const
{
    std::vector<const ManualSection*> pages;
    for (const auto& section : m_sections) {
        if (section.anchor.isEmpty())
            pages.push_back(&section);
    }
    return pages;
}

std::vector<const ManualSection*> Manual::find(const QString& words) const
{
    const auto wanted = words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<const ManualSection*> hits;
    for (const auto& section : m_sections) {
        if (!wanted.isEmpty() && hasAll(section.text, wanted))
            hits.push_back(&section);
    }
    std::stable_partition(hits.begin(), hits.end(), [&](const ManualSection* section) {
        return hasAny(section->heading, wanted);
    });
    return hits;
}

} // namespace fairlead::models
