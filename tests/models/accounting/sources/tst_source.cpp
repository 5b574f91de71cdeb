// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a name means, before anybody looks at the disk or asks a server.

#include "models/accounting/sources/capture/capturefolder.h"
#include "models/accounting/sources/commands/commandsource.h"
#include "models/accounting/sources/demo/demo.h"
#include "models/accounting/sources/folders.h"
#include "models/accounting/sources/keptfiles.h"
#include "models/accounting/sources/moab/moabfolder.h"
#include "models/accounting/sources/policyfile.h"
#include "models/accounting/sources/slurmdbd/slurmdbdsource.h"
#include "models/accounting/sources/sources.h"
#include "models/accounting/sources/store/storesource.h"
#include "models/accounting/store/store.h"
#include "tests/support/qttestmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
constexpr auto slurmdbd = "slurmdbd://ann@db1,db2:3307/slurm?cluster=tux";
constexpr auto store = "mysql://ann@db/fairlead";

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}
} // namespace

class SourceTest : public QObject
{
    Q_OBJECT

private slots:
    void aNameTellsItsKind_data();
    void aNameTellsItsKind();
    void anAddressIsTakenApartOnce();
    void aBadAddressIsToldWhenItIsRead();
    void aMistypedAddressIsNotRepeated();
    void aNameOfNoKindIsToldWhatThereIs();
    void aFolderIsToldByWhatIsInIt();
    void onlyAFolderHasAConfiguration();
    void onlyAStoreHasARevision();
    void keptFilesBelongToTheirOwner();
    void limitsOfAnEarlierReadingAreNotThoseOfTheLast();
    void aMomentIsThatOfAReadingOrRebuilt();
};

/// Ten minutes behind a reading still it, then what the history tells, as far as there is one.
void SourceTest::aMomentIsThatOfAReadingOrRebuilt()
{
    const std::vector<std::int64_t> readings{1000, 50'000};
    const HistorySpan history{500, 60'000};
    QVERIFY(!isOfReading(readings, 999, history) && !isOfReading(readings, 999, {}));
    QVERIFY(isOfReading(readings, 1000, history) && isOfReading(readings, 1600, history));
    QVERIFY(!isOfReading(readings, 1601, history) && isOfReading(readings, 1601, {}));
    QVERIFY(isOfReading(readings, 50'001, history) && isOfReading(readings, 60'001, history));
    QVERIFY(!isOfReading(readings, 60'000, history));
    QVERIFY(!isOfReading({}, 2000, history));
}

void SourceTest::aNameTellsItsKind_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<const void*>("kind");
    QTest::addColumn<bool>("isStore");
    QTest::addColumn<bool>("isDatabase");
    QTest::addColumn<bool>("hasFirstLook");
    const auto row = [](const char* name, const SourceKind& kind, bool isStore = false,
                        bool isDatabase = false, bool hasFirstLook = false) {
        QTest::newRow(name) << QString::fromLatin1(name) << static_cast<const void*>(&kind)
                            << isStore << isDatabase << hasFirstLook;
    };
    row("demo:limoges", demoKind);
    row("demo:none", demoKind);
    row("site.fairlead", storeFileKind, true);
    row("/a/SITE.FAIRLEAD", storeFileKind, true);
    row(store, storeServerKind, true, true);
    row(slurmdbd, slurmdbdKind, false, true, true);
    row("slurm:", commandKind, false, false, true);
    row("slurm://ann@login", commandKind, false, false, true);
    row("/a/folder", folderKind);
    row("C:\\folder", folderKind);
    row("", folderKind);
    row("slurmdbd", folderKind);
}

void SourceTest::aNameTellsItsKind()
{
    QFETCH(QString, name);
    QFETCH(const void*, kind);
    const Source source(name);
    QCOMPARE(source.name(), name);
    QCOMPARE(static_cast<const void*>(&source.kind()), kind);
    QTEST(source.kind().isStore, "isStore");
    QTEST(source.isDatabase(), "isDatabase");
    QTEST(source.kind().hasFirstLook, "hasFirstLook");
    QVERIFY(source.kind().read != nullptr);
    QCOMPARE(source.kind().scheme != nullptr, source.isDatabase());
    QCOMPARE(source.kind().describe != nullptr, source.isDatabase());
}

void SourceTest::anAddressIsTakenApartOnce()
{
    const Source source(QString::fromLatin1(slurmdbd));
    QVERIFY(!source.problem());
    QCOMPARE(source.url()->hosts.size(), 2U);
    QCOMPARE(source.url()->cluster, QStringLiteral("tux"));
    QCOMPARE(source.title(), QStringLiteral("ann@db1:3306,db2:3307/slurm"));
    QCOMPARE(kindOfScheme(source.url()->scheme), &slurmdbdKind);
    QCOMPARE(Source(QStringLiteral("/a/folder")).title(), QStringLiteral("/a/folder"));
    QVERIFY(Source(QStringLiteral("/a/folder")).url() == nullptr);
    QVERIFY(kindOfScheme(QStringLiteral("ftp")) == nullptr);
}

void SourceTest::aBadAddressIsToldWhenItIsRead()
{
    const Source source(QStringLiteral("mysql://ann:secret@db/d"));
    QVERIFY(source.isDatabase());
    QVERIFY(source.url() == nullptr);
    const auto read = readSource(source);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::Usage);
    QCOMPARE(english(read.error().message), english(source.problem()->message));
    QVERIFY(english(read.error().message).find("secret") == std::string::npos);
}

void SourceTest::aMistypedAddressIsNotRepeated()
{
    for (const auto* name : {"myslq://ann:secret@db/d", "mysql:/ann:secret@db/d", "ann:secret@db",
                             "slurm://ann:secret@head", "mysql://ann:secret/d"}) {
        const Source source{QString::fromLatin1(name)};
        const auto read = readSource(source);
        QVERIFY2(!read, name);
        QCOMPARE(read.error().code, ErrorCode::Usage);
        QVERIFY2(english(read.error().message).find("secret") == std::string::npos, name);
        QVERIFY2(source.isDatabase() || !source.title().contains("secret"), name);
    }
}

void SourceTest::aNameOfNoKindIsToldWhatThereIs()
{
    const auto read = readSource(QStringLiteral("ftp://host/site.fairlead"));
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::Usage);
    QCOMPARE(
        QString::fromStdString(english(read.error().message)),
        QStringLiteral("“ftp://host/site.fairlead” is not a source: use demo:NAME, a capture "
                       "folder, a .fairlead file, a .swf or .swf.gz trace, "
                       "mysql://user@host/database, slurmdbd://user@host/database, "
                       "slurmrest://user@host or slurmrest:///SOCKET for slurmrestd, or slurm: "
                       "and slurm://user@host for Slurm's own commands"));
}

void SourceTest::aFolderIsToldByWhatIsInIt()
{
    const QTemporaryDir folder;
    QCOMPARE(&folderKindOf(folder.path()), &captureFolderKind);
    QCOMPARE(&folderKindOf(folder.filePath("gone")), &captureFolderKind);
    write(folder.filePath("moab.cfg"), "SERVERNAME here\n");
    QCOMPARE(&folderKindOf(folder.path()), &moabFolderKind);
    const auto file = readSource(folder.filePath("moab.cfg"));
    QVERIFY(!file);
    QCOMPARE(file.error().code, ErrorCode::Usage);
}

void SourceTest::onlyAFolderHasAConfiguration()
{
    const QTemporaryDir folder;
    write(folder.filePath("maui.cfg"), "SERVERNAME here\n");
    QCOMPARE(moabConfigFile(folder.path()), folder.filePath("maui.cfg"));
    QCOMPARE(moabConfigFile(QStringLiteral("demo:moab")), QStringLiteral(":/demo/moab/moab.cfg"));
    for (const auto* name : {"demo:limoges", "slurm:", "", store, slurmdbd})
        QVERIFY(moabConfigFile(QString::fromLatin1(name)).isEmpty());
}

void SourceTest::onlyAStoreHasARevision()
{
    const QTemporaryDir folder;
    const auto path = folder.filePath("site.fairlead");
    const auto demo = openSource(QStringLiteral("demo:textbook"));
    QVERIFY(demo && !(*demo)->storeRevision);
    QVERIFY(writeStore(path, recordsOf(**demo)));
    QVERIFY(writeStore(path, recordsOf(**demo)));
    const auto read = openSource(path);
    QCOMPARE((*read)->storeRevision, std::optional<std::int64_t>(2));
    // Edits go through records and back.
    QCOMPARE(recordsOf(**read).storeRevision, (*read)->storeRevision);
    // A copy has its own: one line says it, and the field follows no text.
    const auto copy = folder.filePath("copy.fairlead");
    QVERIFY(writeStore(copy, recordsOf(**read)));
    const auto copied = openSource(copy);
    QCOMPARE((*copied)->storeRevision, std::optional<std::int64_t>(1));
    const auto isRevision
        = [](const Provenance& entry) { return english(entry.input) == "revision of the store"; };
    QCOMPARE(std::ranges::count_if((*copied)->provenance, isRevision), 1);
    QCOMPARE(english(std::ranges::find_if((*copied)->provenance, isRevision)->origin),
             std::string("1"));
}

void SourceTest::keptFilesBelongToTheirOwner()
{
    const QTemporaryDir folder;
    KeptFiles mine;
    KeptFiles other;
    QVERIFY(!mine.lend(folder.filePath("first")));
    write(folder.filePath("history"), "1");
    mine.keep(folder.filePath("history"));
    QVERIFY(mine.lend(folder.filePath("first")));
    QCOMPARE(bytesOf(folder.filePath("first")), QByteArray("1"));
    QVERIFY(!other.lend(folder.filePath("second")));
    write(folder.filePath("history"), "2");
    mine.keep(folder.filePath("history"));
    QVERIFY(mine.lend(folder.filePath("second")));
    QCOMPARE(bytesOf(folder.filePath("second")), QByteArray("2"));
}

// Those of an earlier reading may have changed.
void SourceTest::limitsOfAnEarlierReadingAreNotThoseOfTheLast()
{
    SourceAccess access(QStringLiteral("slurm:"));
    access.kept = std::make_shared<KeptReadings>();
    QVERIFY(readLimits(access).has_value()); // nothing was read
    replay::Limits limits;
    limits.qos.push_back({"normal", {}});
    access.kept->limits.keep(limits);
    QVERIFY(readLimits(access).value() == limits);
    access.kept->limits.keep(Error{ErrorCode::DataInvalid, Message("no limits"), {}});
    QVERIFY(!readLimits(access));
}

FAIRLEAD_QTTEST(SourceTest)
#include "tst_source.moc"
