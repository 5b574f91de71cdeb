// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/apply/exportcontroller.h"
#include "app/sources/sourcecontroller.h"
#include "app/window/screenshots.h"
#include "tests/app/connections/connectionsfixture.h"
#include "tests/support/qttestmain.h"

#include <QDirIterator>
#include <QProcess>

#include <cstdio>
#include <unistd.h>

using namespace fairlead;
using tests::ConnectionsFixture;
using tests::named;

/// A session with two marker passwords, one wrong and one right; then every file that it wrote and
/// all that it said is searched for them.
class SecretsTest : public QObject
{
    Q_OBJECT

private:
    static constexpr auto wrong = "wrong-marker-9134";
    std::unique_ptr<tests::SlurmdbdDatabases> m_databases;
    QTemporaryDir m_written;
    int m_stderr = -1;

    /// The text as programs write it: bytes, UTF-16, Base64, percent signs.
    static QList<QByteArray> forms(const QByteArray& secret)
    {
        const auto text = QString::fromUtf8(secret);
        return {secret, QByteArray(reinterpret_cast<const char*>(text.utf16()), 2 * text.size()),
                secret.toBase64().left(4 * (secret.size() / 3)), secret.toHex(),
                QByteArray(secret).replace('-', "%2D")};
    }
    static bool holds(const QByteArray& bytes, const QByteArray& secret)
    {
        const auto all = forms(secret);
        return std::any_of(all.begin(), all.end(),
                           [&](const auto& form) { return bytes.contains(form); });
    }
    static QByteArray contentOf(const QString& path)
    {
        QFile file(path);
        auto bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        if (path.endsWith(".pdf")) { // its text is packed
            QProcess unpack;
            unpack.start(QStringLiteral("pdftotext"), {path, QStringLiteral("-")});
            if (unpack.waitForFinished())
                bytes += unpack.readAllStandardOutput();
        }
        return bytes;
    }
    /// The files under a folder that hold the secret.
    static QStringList leaks(const QString& folder, const QByteArray& secret)
    {
        QStringList found;
        QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const auto path = files.next();
            if (holds(contentOf(path), secret) || path.contains(QString::fromUtf8(secret)))
                found << path;
        }
        return found;
    }
    [[nodiscard]] QString written(const char* name) const
    {
        return m_written.filePath(QLatin1String(name));
    }
    /// From here on, what is said goes into a file.
    void catchStderr()
    {
        std::fflush(stderr);
        m_stderr = ::dup(STDERR_FILENO);
        QVERIFY(std::freopen(qPrintable(written("stderr.log")), "w", stderr) != nullptr);
    }
    void releaseStderr()
    {
        std::fflush(stderr);
        ::dup2(m_stderr, STDERR_FILENO);
        ::close(m_stderr);
    }

    void failAndConnect(ConnectionsFixture& f)
    {
        f.trigger("connectDatabase");
        auto* dialog = f.dialog("connectionsDialog");
        ConnectionsFixture::fillIn(*dialog, *m_databases, "old", QLatin1String(wrong));
        ConnectionsFixture::click(*dialog, "connectionTest");
        auto* result = named<QLabel>(*dialog, "connectionResult");
        QTRY_VERIFY_WITH_TIMEOUT(result->text().startsWith(u'✗'), 20000);
        std::fprintf(stderr, "%s\n", qPrintable(result->text()));
        ConnectionsFixture::click(*dialog, "connectionConnect");
        QTRY_VERIFY_WITH_TIMEOUT(f.messages->isVisible(), 20000);
        std::fprintf(stderr, "%s\n", qPrintable(f.messages->text()));
        std::fprintf(stderr, "%s\n", qPrintable(named<QLabel>(f.window, "messageDetails")->text()));
        f.window.connections().openSaved(QStringLiteral("Test site"));
        auto* prompt = f.dialog("passwordDialog");
        ConnectionsFixture::type(*prompt, "passwordLine", tests::SlurmdbdDatabases::password());
        QVERIFY(app::Screenshots::picture(*prompt, 1.0).save(written("prompt.png")));
        ConnectionsFixture::click(*prompt, "passwordConnect");
        WAIT_EVALUATED(f.document);
    }
    void writeEverything(ConnectionsFixture& f)
    {
        QVERIFY(f.document.apply(ParameterEdit{"PriorityWeightAge", "77"}).has_value());
        WAIT_EVALUATED(f.document);
        QVERIFY(app::Screenshots::picture(f.window, 1.0).save(written("window.png")));
        auto* exports = f.window.findChild<app::ExportController*>();
        QSignalSpy done(exports, &app::ExportController::written);
        exports->writePdf(written("report.pdf"));
        QTRY_COMPARE(done.count(), 1);
        exports->writeCsv(written("csv"));
        QTRY_COMPARE(done.count(), 2);
        QTRY_VERIFY(!QDir(written("autosave")).entryList(QDir::Files).isEmpty());
        f.window.saveSession();
    }

private slots:
    void initTestCase()
    {
        if (!tests::MariadbServer::missing().isEmpty())
            QSKIP("no MariaDB");
        m_databases = std::make_unique<tests::SlurmdbdDatabases>();
    }

    void theSearchFindsWhatIsThere()
    {
        const QTemporaryDir folder;
        for (const auto& form : forms(wrong)) {
            QFile file(folder.filePath("sub.txt"));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("before " + form + " after");
            file.close();
            QCOMPARE(leaks(folder.path(), wrong).size(), 1);
        }
    }

    void nothingWrittenHoldsAPassword()
    {
        catchStderr();
        {
            ConnectionsFixture f(written("settings/fairlead.ini"));
            f.window.beginAutosave(written("autosave"));
            failAndConnect(f);
            if (!QTest::currentTestFailed())
                writeEverything(f);
            // An address with a password in it is refused, and not repeated.
            f.window.open(QStringLiteral("slurmdbd://me:%1@db/slurm").arg(QLatin1String(wrong)));
            QVERIFY(f.messages->isVisible());
            std::fprintf(stderr, "%s\n", qPrintable(f.messages->text()));
            std::fprintf(stderr, "%s\n",
                         qPrintable(named<QLabel>(f.window, "messageDetails")->text()));
        }
        releaseStderr();
        for (const auto* file :
             {"settings/fairlead.ini", "report.pdf", "window.png", "prompt.png", "stderr.log"})
            QVERIFY2(QFileInfo(written(file)).size() > 0, file);
        QVERIFY(contentOf(written("settings/fairlead.ini")).contains("slurmdbd://fairlead@"));
        const auto right = tests::SlurmdbdDatabases::password().toUtf8();
        QCOMPARE(leaks(m_written.path(), wrong), QStringList());
        QCOMPARE(leaks(m_written.path(), right), QStringList());
    }
};

FAIRLEAD_QTTEST(SecretsTest)
#include "tst_secrets.moc"
