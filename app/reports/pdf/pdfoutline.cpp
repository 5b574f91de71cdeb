// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/pdf/pdfoutline.h"

#include <QList>
#include <QStringConverter>

#include <algorithm>
#include <map>

namespace fairlead::reports {

namespace {

constexpr int notFound = -1;

/// UTF-16 with its byte order mark, in hexadecimal digits: no character has to be escaped.
QByteArray textString(const QString& text)
{
    QStringEncoder encode(QStringEncoder::Utf16BE);
    const QByteArray bytes = encode(text);
    return "<FEFF" + bytes.toHex() + '>';
}

QByteArray reference(int object)
{
    return QByteArray::number(object) + " 0 R";
}

/// The number after `key` from `from` on; -1: there is none.
int numberAfter(const QByteArray& pdf, const char* key, qsizetype from)
{
    const auto at = pdf.indexOf(key, from);
    if (at < 0)
        return notFound;
    const auto start = at + qsizetype(qstrlen(key));
    const auto end = pdf.indexOf('\n', start);
    bool isNumber = false;
    const int number = pdf.mid(start, end - start).trimmed().split(' ').front().toInt(&isNumber);
    return isNumber ? number : notFound;
}

/// What stands between the brackets of a dictionary that is an object.
QByteArray dictionary(const QByteArray& pdf, int object)
{
    const auto head = '\n' + QByteArray::number(object) + " 0 obj\n<<\n";
    const auto start = pdf.indexOf(head);
    const auto end = pdf.indexOf("\n>>\nendobj", start);
    return start < 0 || end < 0 ? QByteArray()
                                : pdf.mid(start + head.size(), end + 1 - start - head.size());
}

/// What an update has to know of the file before it.
struct PdfEnd
{
    int size = notFound; ///< how many objects there are, the free one at the beginning counted
    int info = notFound;
    int root = notFound;
    int table = notFound; ///< where the table of the objects begins
    QList<int> pages;

    explicit PdfEnd(const QByteArray& pdf)
    {
        const auto trailer = pdf.lastIndexOf("\ntrailer\n");
        const auto tree = pdf.lastIndexOf("\n/Type /Pages\n");
        if (trailer < 0 || tree < 0)
            return;
        size = numberAfter(pdf, "/Size ", trailer);
        info = numberAfter(pdf, "/Info ", trailer);
        root = numberAfter(pdf, "/Root ", trailer);
        table = numberAfter(pdf, "startxref\n", trailer);
        const auto kids = pdf.indexOf('[', tree) + 1;
        const auto words = pdf.mid(kids, pdf.indexOf(']', kids) - kids).simplified().split(' ');
        for (qsizetype i = 0; i + 2 < words.size(); i += 3)
            pages << words[i].toInt(); // "6 0 R"
    }
    [[nodiscard]] bool isKnown() const
    {
        return size > 0 && info > 0 && root > 0 && table > 0 && !pages.isEmpty();
    }
};

/// Objects that are new, or there in another form.
class Update
{
public:
    explicit Update(const QByteArray& pdf)
        : m_pdf(pdf)
    {
    }
    void add(int object, const QByteArray& entries)
    {
        m_places[object] = m_pdf.size();
        m_pdf += QByteArray::number(object) + " 0 obj\n<<\n" + entries + ">>\nendobj\n";
    }
    /// With the table of these objects, and a trailer that leads to the one before.
    QByteArray finished(const PdfEnd& end, int size)
    {
        const auto start = m_pdf.size();
        m_pdf += "xref\n";
        for (const auto& [object, place] : m_places)
            m_pdf += QByteArray::number(object) + " 1\n"
                + QByteArray::number(place).rightJustified(10, '0') + " 00000 n \n";
        m_pdf += "trailer\n<<\n/Size " + QByteArray::number(size) + "\n/Info " + reference(end.info)
            + "\n/Root " + reference(end.root) + "\n/Prev " + QByteArray::number(end.table)
            + "\n>>\nstartxref\n" + QByteArray::number(start) + "\n%%EOF\n";
        return m_pdf;
    }

private:
    QByteArray m_pdf;
    std::map<int, qsizetype> m_places;
};

QByteArray entryOf(const PdfMark& mark, const PdfEnd& end)
{
    const auto page = end.pages[std::clamp<qsizetype>(mark.page, 0, end.pages.size() - 1)];
    return "/Title " + textString(mark.title) + "\n/Dest [" + reference(page) + " /XYZ 0 "
        + QByteArray::number(mark.top, 'f', 1) + " null]\n";
}

/// The list and its entries, from object `first` on: each knows the one before and after it.
void addOutline(Update& update, const PdfEnd& end, int first, const std::vector<PdfMark>& marks)
{
    const int count = static_cast<int>(marks.size());
    update.add(first,
               "/Type /Outlines\n/First " + reference(first + 1) + "\n/Last "
                   + reference(first + count) + "\n/Count " + QByteArray::number(count) + '\n');
    for (int i = 0; i < count; ++i) {
        const int object = first + 1 + i;
        auto entry = entryOf(marks[static_cast<std::size_t>(i)], end) + "/Parent "
            + reference(first) + '\n';
        if (i > 0)
            entry += "/Prev " + reference(object - 1) + '\n';
        if (i + 1 < count)
            entry += "/Next " + reference(object + 1) + '\n';
        update.add(object, entry);
    }
}

} // namespace

QByteArray withFacts(const QByteArray& pdf, const PdfFacts& facts)
{
    const PdfEnd end(pdf);
    auto catalog = end.isKnown() ? dictionary(pdf, end.root) : QByteArray();
    auto info = end.isKnown() ? dictionary(pdf, end.info) : QByteArray();
    if (catalog.isEmpty() || info.isEmpty())
        return pdf;
    Update update(pdf);
    info += "/Subject " + textString(facts.subject) + '\n';
    if (!facts.author.isEmpty())
        info += "/Author " + textString(facts.author) + '\n';
    update.add(end.info, info);
    catalog += "/Lang " + textString(facts.language)
        + "\n/ViewerPreferences << "
          "/DisplayDocTitle true >>\n";
    int size = end.size;
    if (!facts.marks.empty()) {
        catalog += "/PageMode /UseOutlines\n/Outlines " + reference(size) + '\n';
        addOutline(update, end, size, facts.marks);
        size += static_cast<int>(facts.marks.size()) + 1;
    }
    update.add(end.root, catalog);
    return update.finished(end, size);
}

} // namespace fairlead::reports
