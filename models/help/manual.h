// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace fairlead::models {

/// From one heading of a page to the next.
struct ManualSection
{
    QString file; ///< of the page, in the manual's folder: `pages.md`, `fr/pages.md`
    QString page; ///< its title
    QString heading;
    QString anchor; ///< of the heading, as links name it; empty for a page's title
    QString text; ///< as it is written, with the heading
    QString searched; ///< the same as find() looks at it

    [[nodiscard]] QString link() const; ///< file and anchor: `pages.md#queue`
};

/// The pages of the manual: index.md and what it leads to, in this order, in its folder or the one
/// above. Markdown, a heading a
/// section. A folder of the manual that is named as a language has pages in it, of the same name
/// and with as many headings; those that it lacks are the ones in English.
class Manual
{
public:
    /// @param folder  in the resources of the program too; what cannot be read is left out
    /// @param language  `fr`; empty: English
    explicit Manual(const QString& folder, const QString& language = {});

    [[nodiscard]] const std::vector<ManualSection>& sections() const { return m_sections; }
    /// The beginnings of the pages.
    [[nodiscard]] std::vector<const ManualSection*> pages() const;
    /// Sections that have all the words, in any order and case: those with one in the heading
    /// first. None for no words.
    [[nodiscard]] std::vector<const ManualSection*> find(const QString& words) const;
    /// Where a place that the English page has is in this manual: `pages.md#queue` is
    /// `fr/pages.md#file`. As it is for a place that the manual does not know.
    [[nodiscard]] QString placeOf(const QString& english) const;

private:
    void add(const QString& file);

    QString m_folder;
    QString m_language;
    std::vector<ManualSection> m_sections;
};

/// What a link to a heading ends with: "What-if" is what-if.
QString anchorOf(const QString& heading);

} // namespace fairlead::models
