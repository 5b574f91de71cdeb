// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/editing/unsavedwork.h"
#include "app/scenario/autosave.h"
#include "tests/support/leftedits.h"
#include "tests/support/modelsupport.h"
#include "tests/support/qttestmain.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace fairlead;
using app::Autosave;
using tests::leaveEdits;
using tests::oneEdit;
using tests::unsavedFiles;

namespace {

/// A window's document, and what keeps its edits.
struct Window
{
    explicit Window(const QString& folder)
        : autosave(std::make_unique<Autosave>(document, work, folder))
        , saved(autosave.get(), &Autosave::saved)
        , found(autosave.get(), &Autosave::found)
        , unreadable(autosave.get(), &Autosave::unreadable)
        , failed(autosave.get(), &Autosave::failed)
    {
        tests::load(document, tests::queueRecords("chem 30\n  @erin 1 9000\n", {}));
        autosave->setSource(QStringLiteral("demo:limoges"));
        autosave->begin();
    }
    void edit(std::uint32_t shares)
    {
        const auto before = saved.count();
        QVERIFY(document.apply(ShareEdit{{"chem", "", ""}, shares}).has_value());
        QTRY_VERIFY_WITH_TIMEOUT(saved.count() > before, 10000);
    }
    [[nodiscard]] std::shared_ptr<app::UnsavedFile> offered(int index) const
    {
        return found.at(index).at(0).value<std::shared_ptr<app::UnsavedFile>>();
    }

    models::ScenarioDocument document;
    app::StoredPlace place;
    app::UnsavedWork work{document, place};
    std::unique_ptr<Autosave> autosave;
    QSignalSpy saved;
    QSignalSpy found;
    QSignalSpy unreadable;
    QSignalSpy failed;
};

/// No file grows beyond so many bytes meanwhile, as on a full disk.
class FullDisk
{
public:
    explicit FullDisk(rlim_t bytes)
        : m_signal(std::signal(SIGXFSZ, SIG_IGN))
    {
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_signal);
    }

private:
    void (*m_signal)(int);
    rlimit m_before{};
};

} // namespace

class AutosaveTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_all;
    QString m_folder;

    [[nodiscard]] QByteArray text() const
    {
        const auto names = unsavedFiles(m_folder);
        QFile file(m_folder + u'/' + names.value(0));
        return names.size() == 1 && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] QStringList all() const { return QDir(m_folder).entryList(QDir::Files); }

private slots:
    void init() { m_folder = m_all.filePath(QString::fromLatin1(QTest::currentTestFunction())); }

    void keepsEachEditUntilTheUserHasDecided()
    {
        {
            Window window(m_folder);
            window.edit(61);
            QVERIFY(text().contains("61") && text().contains("demo:limoges"));
            window.edit(62);
            QVERIFY(text().contains("62"));
            window.work.giveUp();
        }
        QCOMPARE(all(), QStringList());
    }

    // Who may read them is decided by nobody's umask.
    void nobodyElseMayReadThem()
    {
        const auto mask = ::umask(0022);
        Window window(m_folder);
        window.edit(61);
        ::umask(mask);
        const auto own = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser;
        QCOMPARE(QFile::permissions(m_folder + u'/' + unsavedFiles(m_folder).value(0)), own);
        QCOMPARE(QFile::permissions(m_folder), own | QFile::ExeOwner | QFile::ExeUser);
    }

    void aFullDiskLeavesTheEditsBefore()
    {
        Window window(m_folder);
        window.edit(61);
        {
            const FullDisk full(1);
            QVERIFY(window.document.apply(ShareEdit{{"chem", "", ""}, 62}).has_value());
            QTRY_COMPARE_WITH_TIMEOUT(window.failed.count(), 1, 10000);
        }
        QVERIFY2(text().contains("61"), text());
        window.edit(63);
        QVERIFY(text().contains("63"));
    }

    void editsThatNobodyDecidedAboutStay()
    {
        {
            Window window(m_folder);
            window.edit(61);
            QVERIFY(window.document.apply(ShareEdit{{"chem", "", ""}, 62}).has_value());
        }
        QVERIFY(text().contains("62"));
        Window next(m_folder);
        QTRY_COMPARE(next.found.count(), 1);
        QCOMPARE(next.offered(0)->content().before, std::vector<std::string>{"30"});
        QCOMPARE(next.offered(0)->content().scenario.edits.size(), 1U);
    }

    /// The crash brought a question back that had been answered.
    void aDecidedConflictStaysDecided()
    {
        Window window(m_folder);
        window.edit(61);
        window.document.refreshSnapshot(
            tests::built(tests::queueRecords("chem 45\n  @erin 1 9000\n", {})),
            window.document.now());
        QTRY_COMPARE(window.document.conflicts().size(), 1U);
        QTRY_VERIFY(text().contains("\"30\""));
        window.document.keepMine(window.document.conflicts().front());
        QVERIFY(window.document.conflicts().empty());
        QTRY_VERIFY2(text().contains("\"45\""), text());
    }

    void whatIsSavedOrTakenBackNeedsNoFile()
    {
        Window window(m_folder);
        window.edit(61);
        const auto scenario = window.document.scenario();
        window.work.setKept(scenario);
        QTRY_COMPARE(unsavedFiles(m_folder), QStringList());
        window.edit(62);
        window.document.setScenario({});
        QTRY_COMPARE(unsavedFiles(m_folder), QStringList());
        window.edit(63);
        window.document.setScenario(scenario);
        QTRY_COMPARE(unsavedFiles(m_folder), QStringList());
    }

    void offersEveryScenarioThatWasLeftAndTouchesNone()
    {
        leaveEdits(m_folder, "demo:limoges", oneEdit, "one");
        leaveEdits(m_folder, "demo:textbook", oneEdit, "two");
        {
            Window window(m_folder);
            QTRY_COMPARE(window.found.count(), 2);
            QCOMPARE(window.offered(0)->content().scenario.edits.size(), 1U);
            window.edit(61);
            QCOMPARE(unsavedFiles(m_folder).size(), 3);
            tests::load(window.document, tests::queueRecords("chem 30\n  @erin 1 9000\n", {}));
            QTRY_COMPARE(unsavedFiles(m_folder).size(), 2); // its own alone has gone
            Window other(m_folder); // the first one still asks
            other.edit(1);
            QCOMPARE(other.found.count(), 0);
            other.work.giveUp();
        }
        Window again(m_folder);
        QTRY_COMPARE(again.found.count(), 2);
    }

    void aLivingWindowIsLeftAlone()
    {
        Window first(m_folder);
        first.edit(61);
        {
            Window second(m_folder);
            second.edit(62);
            QCOMPARE(unsavedFiles(m_folder).size(), 2);
            QCOMPARE(second.found.count(), 0);
            second.work.giveUp();
        }
        QVERIFY(text().contains("61"));
    }

    void whatIsTakenUpStaysUntilItIsKeptAgain()
    {
        const auto path = leaveEdits(m_folder, "demo:limoges", oneEdit);
        Window window(m_folder);
        QTRY_COMPARE(window.found.count(), 1);
        window.autosave->adopt(window.offered(0));
        QVERIFY(QFile::exists(path));
        window.edit(400);
        QTRY_VERIFY(!QFile::exists(path));
        QVERIFY(text().contains("400"));
    }

    void whatCannotBeReadIsKeptAsideAndTold_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("cut") << QByteArray("{\"source\": \"demo:li");
        QTest::newRow("other") << QByteArray(R"({"scenario": {"fairlead-scenario": 9}})");
        QTest::newRow("endless") << QByteArray();
    }
    void whatCannotBeReadIsKeptAsideAndTold()
    {
        QFETCH(const QByteArray, content);
        QDir().mkpath(m_folder);
        QFile file(m_folder + QStringLiteral("/left.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        if (content.isEmpty())
            QVERIFY(file.resize(1LL << 40)); // sparse: nothing of it may be read
        file.close();
        Window window(m_folder);
        QTRY_COMPARE(window.unreadable.count(), 1);
        QCOMPARE(window.found.count(), 0);
        QVERIFY(file.rename(m_folder + QStringLiteral("/left.json.unreadable"), file.fileName()));
        QVERIFY(file.remove());
    }

    void nothingButFilesIsOpened()
    {
        QDir().mkpath(m_folder);
        QCOMPARE(::mkfifo(qPrintable(m_folder + QStringLiteral("/pipe.json")), 0600), 0);
        QVERIFY(QFile::link(QStringLiteral("/dev/zero"), m_folder + QStringLiteral("/link.json")));
        leaveEdits(m_folder, "demo:limoges", oneEdit);
        Window window(m_folder);
        QTRY_COMPARE(window.found.count(), 1);
        QCOMPARE(window.unreadable.count(), 0);
    }

    void partsOfWritesThatWereCutShortGo()
    {
        const auto path = leaveEdits(m_folder, "demo:limoges", oneEdit);
        QVERIFY(QFile::copy(path, path + QStringLiteral(".part")));
        Window window(m_folder);
        QTRY_COMPARE(window.found.count(), 1);
        QVERIFY(QFile::exists(path) && !QFile::exists(path + QStringLiteral(".part")));
    }

    // The disk had not settled what was written last when the program was killed.
    void whatTheDiskHadNotSettledIsFound()
    {
        const auto path = leaveEdits(m_folder, "demo:limoges", oneEdit);
        const auto newer = leaveEdits(m_folder, "demo:textbook", oneEdit, "newer");
        QVERIFY(QFile::rename(newer, path + QStringLiteral(".next")));
        Window window(m_folder);
        QTRY_COMPARE(window.found.count(), 1);
        QCOMPARE(window.offered(0)->content().source, QStringLiteral("demo:textbook"));
        QCOMPARE(all().filter(QStringLiteral("left.json")).size(), 1);
    }
    void whatAPowerFailureHasCutIsNotPreferred()
    {
        const auto path = leaveEdits(m_folder, "demo:limoges", oneEdit);
        QFile cut(path + QStringLiteral(".next"));
        QVERIFY(cut.open(QIODevice::WriteOnly));
        Window window(m_folder);
        QTRY_COMPARE(window.found.count(), 1);
        QCOMPARE(window.offered(0)->content().source, QStringLiteral("demo:limoges"));
        QCOMPARE(window.unreadable.count(), 0);
    }

    void aFolderThatCannotBeWrittenIsToldOnce()
    {
        QFile inTheWay(m_folder);
        QVERIFY(inTheWay.open(QIODevice::WriteOnly)); // a file of that name
        Window window(m_folder);
        for (std::uint32_t shares = 61; shares < 64; ++shares) {
            QVERIFY(window.document.apply(ShareEdit{{"chem", "", ""}, shares}).has_value());
            QTRY_COMPARE(window.failed.count(), 1);
        }
        QCOMPARE(window.failed.first().at(0).value<Error>().code, ErrorCode::OutputFailed);
        QVERIFY(inTheWay.remove());
        window.edit(7);
        QCOMPARE(window.failed.count(), 1);
        window.work.giveUp();
    }
};

FAIRLEAD_QTTEST(AutosaveTest)
#include "tst_autosave.moc"
