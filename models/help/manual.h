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
    QString file; ///< of the page, in the manual's folder
    QString page; ///< its title
    QString heading;
    QString anchor; ///< of the heading, as links name it; empty for a page's title
    QString text; ///< as it is written, with the heading
};

/// The pages of the manual: index.md and what it leads to, in this order. Markdown, a heading a
/// section.
class Manual
{
public:
    /// A folder, in the resources of the program too. What cannot be read is left out.
    explicit Manual(const QString& folder);

    [[nodiscard]] const std::vector<ManualSection>& sections() const { return m_sections; }
    /// The beginnings of the pages.
    [[nodiscard]] std::vector<const ManualSection*> pages() const;
    /// Sections that have all the words, in any order and case: those with one in the heading
    /// first. None for no words.
    [[nodiscard]] std::vector<const ManualSection*> find(const QString& words) const;

private:
    void add(const QString& folder, const QString& file);

    std::vector<ManualSection> m_sections;
};

/// What a link to a heading ends with: "What-if" is what-if.
QString anchorOf(const QString& heading);

} // namespace fairlead::models
