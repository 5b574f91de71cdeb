// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/help/manual.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace fairlead::models {

namespace {

QString contentOf(const QString& path)
{
    QFile file(QDir::cleanPath(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The pages that a text leads to, each once, in its order.
QStringList pagesNamedIn(const QString& text)
{
    static const QRegularExpression link(QStringLiteral(R"(\]\(((?:\.\./)?[\w-]+\.md)[#)])"));
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

/// Without what keyboards lack or people leave out: accents, capitals, curved apostrophes.
QString folded(const QString& text)
{
    static const QRegularExpression marks(QStringLiteral("\\p{Mn}"));
    return text.normalized(QString::NormalizationForm_D)
        .remove(marks)
        .replace(QChar(0x2019), u'\'')
        .toLower();
}

bool hasAll(const QString& text, const QStringList& words)
{
    return std::ranges::all_of(words, [&](const QString& word) { return text.contains(word); });
}

bool hasAny(const QString& text, const QStringList& words)
{
    return std::ranges::any_of(words, [&](const QString& word) { return text.contains(word); });
}

std::vector<ManualSection> sectionsOf(const QString& folder, const QString& file)
{
    std::vector<ManualSection> sections;
    bool isCode = false;
    const auto text = contentOf(folder + file);
    for (const auto& line : text.split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("```")))
            isCode = !isCode;
        const auto heading = isCode ? QString() : headingOf(line);
        if (sections.empty() && heading.isEmpty())
            continue; // before the title
        if (sections.empty())
            sections.push_back({file, heading, heading, {}, {}, {}});
        else if (!heading.isEmpty())
            sections.push_back({file, sections.front().page, heading, anchorOf(heading), {}, {}});
        sections.back().text += line + QLatin1Char('\n');
    }
    return sections;
}

} // namespace

QString ManualSection::link() const
{
    return anchor.isEmpty() ? file : file + QLatin1Char('#') + anchor;
}

QString anchorOf(const QString& heading)
{
    static const QRegularExpression dropped(QStringLiteral("[^\\w\\- ]"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    return heading.toLower().remove(dropped).replace(QLatin1Char(' '), QLatin1Char('-'));
}

Manual::Manual(const QString& folder, const QString& language)
    : m_folder(folder + QLatin1Char('/'))
    , m_language(language)
{
    const auto index = QStringLiteral("index.md");
    add(index);
    for (const auto& file : pagesNamedIn(contentOf(m_folder + index)))
        add(file);
}

void Manual::add(const QString& file)
{
    const auto own = m_language + QLatin1Char('/') + file;
    const bool isOwn = !m_language.isEmpty() && QFile::exists(m_folder + own);
    for (auto& section : sectionsOf(m_folder, isOwn ? own : file)) {
        section.searched = folded(section.text);
        m_sections.push_back(std::move(section));
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
    const auto wanted = folded(words).simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<const ManualSection*> hits;
    for (const auto& section : m_sections) {
        if (!wanted.isEmpty() && hasAll(section.searched, wanted))
            hits.push_back(&section);
    }
    std::stable_partition(hits.begin(), hits.end(), [&](const ManualSection* section) {
        return hasAny(folded(section->heading), wanted);
    });
    return hits;
}

QString Manual::placeOf(const QString& english) const
{
    const auto file = english.section(QLatin1Char('#'), 0, 0);
    const auto anchor = english.section(QLatin1Char('#'), 1);
    const auto own = m_language + QLatin1Char('/') + file;
    const auto first = std::ranges::find(m_sections, own, &ManualSection::file);
    if (first == m_sections.end())
        return english;
    const auto originals = sectionsOf(m_folder, file);
    const auto original = std::ranges::find(originals, anchor, &ManualSection::anchor);
    const auto number = original - originals.begin();
    const bool isThere = original != originals.end() && number < m_sections.end() - first
        && first[number].file == own;
    return isThere ? first[number].link() : own;
}

} // namespace fairlead::models
