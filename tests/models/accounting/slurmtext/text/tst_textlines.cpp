// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/text/textlines.h"
#include "tests/models/accounting/slurmtext/textof.h"
#include "tests/support/qttestmain.h"

#include <QBuffer>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
std::vector<Line> read(QByteArray text, Issues& issues)
{
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    return readTextLines(buffer, "file", issues);
}
} // namespace

class TextLinesTest : public QObject
{
    Q_OBJECT

private slots:
    void linesKeepTheirNumbers();
    void whatIsNoTextIsLeftOut();
    void anotherEncodingIsNamed();
    void aLineHasAnEnd();
    void linesOfAnyLengthAreReadWhole();
    void aTextWithoutALineEndWasCut();
    void aMissingFileIsAnError();
};

void TextLinesTest::linesKeepTheirNumbers()
{
    Issues issues;
    const auto lines = read("first\r\n\n \t\n  second\nlast\n", issues);
    QCOMPARE(lines.size(), 3U);
    QCOMPARE(lines[0].text, std::string("first"));
    QCOMPARE(lines[1].number, 4);
    QCOMPARE(lines[1].text, std::string("  second"));
    QCOMPARE(lines[2].number, 5);
    QVERIFY(issues.empty());
    QVERIFY(read({}, issues).empty());
    QCOMPARE(read("\xef\xbb\xbf"
                  "a\n",
                  issues)
                 .at(0)
                 .text,
             std::string("a"));
}

void TextLinesTest::anotherEncodingIsNamed()
{
    Issues issues;
    QVERIFY(read(QByteArray("\xff\xfe"
                            "A\0\n\0B\0\n\0",
                            10),
                 issues)
                .empty());
    QCOMPARE(tests::issuesOf(issues),
             QByteArray("file:0: the file is in UTF-16 and cannot be read: save it as UTF-8\n"));
    QVERIFY(issues[0].fileState == FileState::Damaged);
}

void TextLinesTest::whatIsNoTextIsLeftOut()
{
    Issues issues;
    const auto lines = read(QByteArray("a\0b\nc\n", 6), issues);
    QCOMPARE(lines.size(), 1U);
    QCOMPARE(tests::issuesOf(issues), QByteArray("file:1: the line is not text and is left out\n"));
}

void TextLinesTest::aLineHasAnEnd()
{
    const auto most = static_cast<qsizetype>(longestLine);
    Issues issues;
    QCOMPARE(read(QByteArray(most, 'x') + "\nnext\n", issues).size(), 2U);
    QVERIFY(issues.empty());
    const auto lines = read(QByteArray(2 * most, 'x') + "\nnext\n", issues);
    QCOMPARE(lines.size(), 1U);
    QCOMPARE(lines[0].number, 2);
    QCOMPARE(tests::issuesOf(issues),
             QByteArray("file:1: the line is longer than 1 MiB and is left out\n"));
}

void TextLinesTest::linesOfAnyLengthAreReadWhole()
{
    QByteArray text;
    for (int length = 1; length < 3000; ++length) // 4.5 MB, in pieces that end anywhere
        text += QByteArray(length, char('a' + length % 26)) + '\n';
    Issues issues;
    const auto lines = read(text, issues);
    QCOMPARE(lines.size(), 2999U);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        QCOMPARE(lines[i].number, int(i) + 1);
        QCOMPARE(lines[i].text, std::string(i + 1, char('a' + (i + 1) % 26)));
    }
    QVERIFY(issues.empty());
}

void TextLinesTest::aTextWithoutALineEndWasCut()
{
    const QByteArray said = "the file ends in the middle of a line: it may have been cut\n";
    Issues issues;
    QCOMPARE(read("one\ntwo", issues).size(), 2U);
    QCOMPARE(tests::issuesOf(issues), "file:2: " + said);
    issues.clear();
    QCOMPARE(read(QByteArray(2 * qsizetype(longestLine), 'x'), issues).size(), 0U);
    QCOMPARE(tests::issuesOf(issues),
             "file:1: " + said + "file:1: the line is longer than 1 MiB and is left out\n");
}

void TextLinesTest::aMissingFileIsAnError()
{
    const QTemporaryDir folder;
    Issues issues;
    for (const auto& path : {folder.filePath("gone.txt"), folder.path()}) {
        const auto lines = readTextLines(path, issues);
        QVERIFY(!lines);
        QCOMPARE(lines.error().code, ErrorCode::SourceUnreachable);
    }
    QCOMPARE(shortName(folder.filePath("gone.txt")), std::string("gone.txt"));
}

FAIRLEAD_QTTEST(TextLinesTest)
#include "tst_textlines.moc"
