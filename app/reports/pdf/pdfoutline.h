// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace fairlead::reports {

/// A heading: where an entry of a reader's list of contents leads.
struct PdfMark
{
    QString title;
    int page = 0; ///< 0 is the first
    double top = 0; ///< points above the lower edge of the page, as PDF counts
};

/// What QPdfWriter has no word for.
struct PdfFacts
{
    QString language; ///< BCP 47: "fr", which a screen reader reads with
    QString author; ///< empty: nobody
    QString subject;
    std::vector<PdfMark> marks; ///< in the order of the pages
};

/// A PDF of QPdfWriter with language, author, subject and a list of contents, appended as an
/// incremental update (ISO 32000-1, 7.5.6): what is there stays as it is. What is not formed as
/// QPdfWriter forms it is returned unchanged.
QByteArray withFacts(const QByteArray& pdf, const PdfFacts& facts);

} // namespace fairlead::reports
