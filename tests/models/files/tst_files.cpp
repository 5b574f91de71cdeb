// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/files/inputfile.h"
#include "models/files/outputfile.h"
#include "models/files/scratchfolder.h"
#include "models/files/settledfile.h"
#include "tests/support/qttestmain.h"
#include "tests/support/smalldisk.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <optional>
#include <sys/stat.h>

using namespace fairlead;
using namespace fairlead::files;

class TestFiles : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void whatCannotBeReadSaysWhy();
    void aFolderSaysWhyItCannotBeEntered();
    void aFileIsReadUpToALimit();
    void whatIsNoRegularFileStays();
    void aFullDiskIsKnown();
    void linksAreFollowedToFiles();
    void anOlderFileIsReplacedAtOnce();
    void scratchFoldersGo();

private:
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder->filePath(QString::fromLatin1(name));
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFiles::whatCannotBeReadSaysWhy()
{
    const auto reasonOf = [](const QString& file) {
        const auto done = checkReadable(file);
        if (done)
            return std::string();
        const auto& [code, message, detail] = done.error();
        return english(detail.empty() ? message : because(message, worded(detail)));
    };
    QCOMPARE(::mkfifo(path("fifo").toUtf8().constData(), 0600), 0);
    const auto start = m_folder->path().toStdString() + "/";
    QCOMPARE(reasonOf(path("gone")), start + "gone cannot be read: No such file or directory");
    QCOMPARE(reasonOf(path("fifo")), start + "fifo cannot be read: it is not a regular file");
    QCOMPARE(reasonOf(m_folder->path()),
             m_folder->path().toStdString() + " cannot be read: Is a directory");
    QCOMPARE(reasonOf(QStringLiteral("/dev/zero")),
             std::string("/dev/zero cannot be read: it is not a regular file"));
    QCOMPARE(checkReadable(path("gone")).error().code, ErrorCode::SourceUnreachable);
}

void TestFiles::aFolderSaysWhyItCannotBeEntered()
{
    const auto reasonOf = [](const QString& folder) {
        const auto done = checkFolder(folder);
        return done ? std::string() : english(done.error().message) + ": " + done.error().detail;
    };
    QVERIFY(writeWholeFile(path("file"), std::string_view("x")));
    const auto start = m_folder->path().toStdString() + "/";
    QCOMPARE(reasonOf(m_folder->path()), std::string());
    QCOMPARE(reasonOf(path("gone")), "there is no folder " + start + "gone: ");
    QCOMPARE(reasonOf(path("file/in")), start + "file/in cannot be read: Not a directory");
    QCOMPARE(checkFolder(path("gone")).error().code, ErrorCode::SourceUnreachable);
    const QFile::Permissions all = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    QVERIFY(QFile::setPermissions(m_folder->path(), QFile::ReadOwner));
    const bool isRoot = QFileInfo::exists(path("file"));
    const auto reason = reasonOf(m_folder->path());
    QVERIFY(QFile::setPermissions(m_folder->path(), all));
    if (isRoot)
        QSKIP("root may enter everything");
    QCOMPARE(reason, m_folder->path().toStdString() + " cannot be read: Permission denied");
}

void TestFiles::aFileIsReadUpToALimit()
{
    QVERIFY(writeWholeFile(path("ten"), std::string_view("0123456789")));
    QCOMPARE(*readWhole(path("ten")), QByteArray("0123456789"));
    QCOMPARE(*readWhole(path("ten"), 10), QByteArray("0123456789"));
    const auto more = readWhole(path("ten"), 9);
    QVERIFY(!more);
    QCOMPARE(more.error().code, ErrorCode::DataInvalid);
    // A file with holes costs no disk, and would cost all memory.
    QFile huge(path("huge"));
    QVERIFY(huge.open(QIODevice::WriteOnly) && huge.resize(qint64{1} << 40));
    huge.close();
    const auto limited = readWhole(path("huge"), 1000);
    QVERIFY(!limited);
    QCOMPARE(limited.error().code, ErrorCode::DataInvalid);
}

void TestFiles::whatIsNoRegularFileStays()
{
    QCOMPARE(::mkfifo(path("fifo").toUtf8().constData(), 0600), 0);
    for (const auto& target : {path("fifo"), m_folder->path(), QStringLiteral("/dev/null")}) {
        const auto written = writeWholeFile(target, std::string_view("text"));
        QVERIFY2(!written, qPrintable(target));
        QCOMPARE(written.error().code, ErrorCode::OutputFailed);
    }
    struct stat info = {};
    QCOMPARE(::lstat(path("fifo").toUtf8().constData(), &info), 0);
    QVERIFY(S_ISFIFO(info.st_mode));
    QVERIFY(QFile::link(path("fifo"), path("link")));
    QVERIFY(!writeWholeFile(path("link"), std::string_view("text")));
    QVERIFY(QFileInfo(path("link")).isSymLink());
}

void TestFiles::aFullDiskIsKnown()
{
    QCOMPARE(codeOfWriting(ENOSPC), ErrorCode::DiskFull);
    QCOMPARE(codeOfWriting(EDQUOT), ErrorCode::DiskFull); // of the user
    QCOMPARE(codeOfWriting(EACCES), ErrorCode::OutputFailed);
    QCOMPARE(codeOfWriting(qt_error_string(ENOSPC)), ErrorCode::DiskFull);
    QCOMPARE(codeOfWriting(qt_error_string(EACCES)), ErrorCode::OutputFailed);
    const tests::SmallDisk disk(16384);
    if (!disk.isThere())
        QSKIP("nobody may mount a disk here");
    const std::string large(100000, 'x');
    const auto written = writeWholeFile(disk.filePath("file"), large);
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::DiskFull);
    QVERIFY(!QFile::exists(disk.filePath("file")));
    const auto put = SettledFile(disk.filePath("settled")).put(large);
    QVERIFY(!put);
    QCOMPARE(put.error().code, ErrorCode::DiskFull);
}

void TestFiles::linksAreFollowedToFiles()
{
    QVERIFY(writeWholeFile(path("file"), std::string_view("old")));
    QVERIFY(QFile::link(path("file"), path("link")));
    QVERIFY(writeWholeFile(path("link"), std::string_view("new")));
    QVERIFY(QFileInfo(path("link")).isSymLink());
    QCOMPARE(*readWhole(path("file")), QByteArray("new"));
    QVERIFY(QFile::link(path("gone"), path("dangling")));
    const auto refused = writeWholeFile(path("dangling"), std::string_view("new"));
    QVERIFY(!refused);
    QVERIFY2(english(refused.error().message).ends_with("it is a link to a file that is not there"),
             english(refused.error().message).c_str());
    QVERIFY(!QFileInfo::exists(path("gone")));
}

void TestFiles::anOlderFileIsReplacedAtOnce()
{
    QVERIFY(writeWholeFile(path("file"), std::string_view("old")));
    QVERIFY(!writeWholeFile(path("file"), [](QIODevice&) { return false; }));
    QCOMPARE(*readWhole(path("file")), QByteArray("old"));
    QVERIFY(!QFileInfo(path("file")).isExecutable());
    QVERIFY(writeWholeFile(path("file"), std::string_view("new"), FileUse::Program));
    QCOMPARE(*readWhole(path("file")), QByteArray("new"));
    QVERIFY(QFileInfo(path("file")).isExecutable());
}

void TestFiles::scratchFoldersGo()
{
    std::optional<ScratchFolder> folder(std::in_place, path("scratch-XXXXXX"));
    const auto place = folder->path();
    QVERIFY(folder->isValid() && QFileInfo(place).isDir());
    QVERIFY(writeWholeFile(folder->filePath(QStringLiteral("file")), std::string_view("text")));
    ScratchFolder::removeAll();
    QVERIFY(!QFileInfo::exists(place));
    folder.reset();
    const auto gone = ScratchFolder(path("other-XXXXXX")).path();
    QVERIFY(!QFileInfo::exists(gone));
}

FAIRLEAD_QTTEST(TestFiles)
#include "tst_files.moc"
