// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/help/manual.h"
#include "tests/support/qttestmain.h"

#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>

using namespace fairlead;
using models::Manual;

namespace {

QByteArray fileContent(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const QString docs = QStringLiteral(FAIRLEAD_DOCS);

struct Link
{
    QString from;
    QString to;
};

/// Of every page that can be read in the window.
std::vector<Link> linksOf(const QString& file)
{
    static const QRegularExpression link(QStringLiteral(R"(\]\(([^)\s]+)\))"));
    std::vector<Link> links;
    const auto text = QString::fromUtf8(fileContent(file));
    for (auto found = link.globalMatch(text); found.hasNext();)
        links.push_back({file, found.next().captured(1)});
    return links;
}

/// Every source, with literals of several pieces as one.
QString textsOfTheSources()
{
    static const QRegularExpression joint(QStringLiteral("\"\\s*\n\\s*\""));
    QString all;
    for (const auto* layer : {"engine", "models", "views", "app"}) {
        QDirIterator files(docs + "/../" + layer, {"*.cpp", "*.h"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext())
            all += QString::fromUtf8(fileContent(files.next()));
    }
    return all.remove(joint);
}

/// With their marks: "## Queue".
QStringList headingsOf(const QString& file)
{
    QStringList headings;
    bool isCode = false;
    const auto text = QString::fromUtf8(fileContent(file));
    for (const auto& line : text.split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("```")))
            isCode = !isCode;
        if (!isCode && line.startsWith(QLatin1Char('#')))
            headings << line;
    }
    return headings;
}

bool hasHeading(const QString& file, const QString& anchor)
{
    return std::ranges::any_of(headingsOf(file), [&](const QString& heading) {
        return models::anchorOf(heading.section(QLatin1Char(' '), 1)) == anchor;
    });
}

} // namespace

class ManualTest : public QObject
{
    Q_OBJECT

private slots:
    void everyPageIsInTheIndex()
    {
        const Manual manual(docs + "/manual");
        QStringList listed;
        for (const auto* page : manual.pages())
            listed << page->file;
        listed.sort();
        for (const auto* other :
             {"SECURITY", "architecture", "conformance", "engine-sources", "scaling"})
            QVERIFY2(listed.removeOne(QStringLiteral("../%1.md").arg(QLatin1String(other))), other);
        QCOMPARE(listed, QDir(docs + "/manual").entryList({"*.md"}, QDir::Files, QDir::Name));
    }

    void everyLinkLeadsSomewhere()
    {
        int count = 0;
        for (const auto* folder : {"/", "/manual/", "/manual/fr/", "/manual/zh/", "/guide/"}) {
            const QDir pages(docs + folder);
            for (const auto& name : pages.entryList({"*.md"}, QDir::Files)) {
                for (const auto& [from, to] : linksOf(pages.filePath(name))) {
                    if (to.startsWith(QLatin1String("http")))
                        continue;
                    const auto file = to.section(QLatin1Char('#'), 0, 0);
                    const auto anchor = to.section(QLatin1Char('#'), 1);
                    const auto target = file.isEmpty() ? from : pages.filePath(file);
                    QVERIFY2(QFile::exists(target), qPrintable(from + ": " + to));
                    QVERIFY2(anchor.isEmpty() || hasHeading(target, anchor),
                             qPrintable(from + ": " + to));
                    ++count;
                }
            }
        }
        QVERIFY(count > 40);
    }

    // F1 finds a heading of the English page in another language by its number.
    void aPageInAnotherLanguageHasTheHeadingsOfTheEnglishOne()
    {
        static const QRegularExpression notMarks(QStringLiteral("[^#].*"));
        for (const auto* language : {"fr", "zh"}) {
            const QDir pages(docs + "/manual/" + language);
            QVERIFY(!pages.entryList({"*.md"}, QDir::Files).isEmpty());
            for (const auto& name : pages.entryList({"*.md"}, QDir::Files)) {
                const auto levelsOf = [&](const QString& file) {
                    QStringList levels;
                    for (const auto& heading : headingsOf(file))
                        levels << QString(heading).remove(notMarks);
                    return levels;
                };
                QCOMPARE(levelsOf(pages.filePath(name)), levelsOf(docs + "/manual/" + name));
            }
        }
    }

    void aPlaceIsFoundInEachLanguage()
    {
        const QTemporaryDir folder;
        const auto write = [&](const QString& name, const QByteArray& text) {
            QFile page(folder.filePath(name));
            QVERIFY(page.open(QIODevice::WriteOnly));
            page.write(text);
        };
        QVERIFY(QDir(folder.path()).mkdir("fr"));
        write("index.md", "# Manual\n[one](one.md) [two](two.md)\n");
        write("one.md", "# One\n## Queue\n## Tree\n");
        write("two.md", "# Two\n## Queue\n");
        write("fr/one.md", "# Un\n## File\n");
        const Manual french(folder.path(), "fr");
        QCOMPARE(french.placeOf("one.md"), QStringLiteral("fr/one.md"));
        QCOMPARE(french.placeOf("one.md#queue"), QStringLiteral("fr/one.md#file"));
        QCOMPARE(french.placeOf("one.md#tree"), QStringLiteral("fr/one.md")); // not there yet
        QCOMPARE(french.placeOf("two.md#queue"), QStringLiteral("two.md#queue"));
        QCOMPARE(french.placeOf("fr/one.md#file"), QStringLiteral("fr/one.md#file"));
        QCOMPARE(french.find("File").front()->link(), QStringLiteral("fr/one.md#file"));
        QCOMPARE(french.pages().at(2)->link(), QStringLiteral("two.md"));
        QCOMPARE(Manual(folder.path()).placeOf("one.md#queue"), QStringLiteral("one.md#queue"));
    }

    // A message that was worded anew would be looked up in vain.
    void everyMessageThatIsExplainedIsSaid()
    {
        const auto said = textsOfTheSources();
        const auto page = QString::fromUtf8(fileContent(docs + "/manual/troubleshooting.md"));
        static const QRegularExpression row(QStringLiteral("\n\\| (`[^|]+) \\|"));
        static const QRegularExpression quoted(QStringLiteral("`([^`]+)`"));
        static const QRegularExpression filledIn(QStringLiteral("…|[0-9]+|[A-Z]{4,}|≠"));
        int count = 0;
        for (auto rows = row.globalMatch(page); rows.hasNext();) {
            const auto cell = rows.next().captured(1);
            for (auto messages = quoted.globalMatch(cell); messages.hasNext();) {
                const auto message = messages.next().captured(1);
                for (const auto& piece : message.split(filledIn, Qt::SkipEmptyParts)) {
                    const auto words = piece.trimmed();
                    const bool isOurs
                        = words.size() > 4 && words != QLatin1String("No such file or directory");
                    QVERIFY2(!isOurs || said.contains(words), qPrintable(message + ": " + words));
                }
                ++count;
            }
        }
        QVERIFY(count > 12);
    }

    void theSearchFindsWordsInAnyOrder()
    {
        const Manual manual(docs + "/manual");
        const auto hits = manual.find("Tree fair");
        QVERIFY(!hits.empty());
        QCOMPARE(hits.front()->file, QStringLiteral("algorithms.md"));
        QCOMPARE(hits.front()->anchor, QStringLiteral("fair-tree-todays-default"));
        QVERIFY(manual.find("no such words anywhere xyzzy").empty());
        QVERIFY(manual.find("  ").empty());
    }

    /// Keyboards have no curved apostrophe, and people leave accents out.
    void theSearchTakesWhatKeyboardsHave()
    {
        const Manual manual(docs + "/manual", QStringLiteral("fr"));
        const auto curved = manual.find(QStringLiteral("l\u2019usage"));
        QVERIFY(!curved.empty());
        QCOMPARE(manual.find(QStringLiteral("l'usage")).size(), curved.size());
        QCOMPARE(manual.find(QStringLiteral("reglages")).size(),
                 manual.find(QStringLiteral("réglages")).size());
        QVERIFY(!manual.find(QStringLiteral("REGLAGES")).empty());
    }

    void codeIsNoHeading()
    {
        const QTemporaryDir folder;
        QFile page(folder.filePath("index.md"));
        QVERIFY(page.open(QIODevice::WriteOnly));
        page.write("# Title\n\n```\n# comment\n```\n\n## Part\n");
        page.close();
        const Manual manual(folder.path());
        QCOMPARE(manual.sections().size(), std::size_t{2});
        QCOMPARE(manual.sections()[1].heading, QStringLiteral("Part"));
        QVERIFY(Manual(folder.filePath("none")).sections().empty());
    }
};

FAIRLEAD_QTTEST(ManualTest)
#include "tst_manual.moc"
