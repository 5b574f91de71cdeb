// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A cluster through slurmrestd, from the dialog to the queue.

#include "tests/app/connections/connectionsfixture.h"
#include "tests/models/accounting/sources/slurmrest/recordedanswers.h"
#include "tests/models/accounting/sources/slurmrest/restserver.h"
#include "tests/support/qttestmain.h"

using namespace fairlead;
using namespace fairlead::tests;

namespace {

const QByteArray token = "eyJhbGciOiJIUzI1NiJ9.made.up";

/// slurmrestd with rest_auth/jwt.
QByteArray withToken(const QByteArray& request)
{
    return request.contains("X-SLURM-USER-TOKEN: " + token + "\r\n")
        ? rest::recorded(request)
        : QByteArray("HTTP/1.1 401 UNAUTHORIZED\r\nContent-Length: 0\r\n\r\n");
}

} // namespace

class RestConnectionTest : public QObject
{
    Q_OBJECT

private:
    static void fillIn(const QWidget& root, int port)
    {
        auto* kind = named<QComboBox>(root, "connectionKind");
        kind->setCurrentIndex(kind->findData(QStringLiteral("slurmrest")));
        ConnectionsFixture::type(root, "connectionName", QStringLiteral("Head node"));
        ConnectionsFixture::type(root, "connectionHosts", QStringLiteral("localhost:%1").arg(port));
        ConnectionsFixture::type(root, "connectionUser", QStringLiteral("ann"));
        auto* tls = named<QComboBox>(root, "connectionTls");
        tls->setFocus();
        QTest::keyClick(tls, Qt::Key_Home);
        named<QLineEdit>(root, "connectionConfig")->setText(rest::dataFile("slurm.conf"));
        named<QLineEdit>(root, "connectionUsage")->setText(rest::dataFile("shares.txt"));
    }
    static QString result(const QWidget& dialog)
    {
        auto* label = named<QLabel>(dialog, "connectionResult");
        (void)QTest::qWaitFor(
            [&] { return label->text().startsWith(u'✓') || label->text().startsWith(u'✗'); });
        return label->text();
    }

private slots:
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void fromTheDialogToTheQueue()
    {
        RestServer server(withToken);
        ConnectionsFixture f;
        f.trigger("connectDatabase");
        auto* dialog = f.dialog("connectionsDialog");
        fillIn(*dialog, server.port());
        QVERIFY(!named<QLineEdit>(*dialog, "connectionDatabase")->isVisible());
        ConnectionsFixture::type(*dialog, "connectionPassword", QStringLiteral("wrong"));
        ConnectionsFixture::click(*dialog, "connectionTest");
        QVERIFY2(result(*dialog).startsWith(u'✗'), qPrintable(result(*dialog)));

        ConnectionsFixture::type(*dialog, "connectionPassword", QString::fromLatin1(token));
        ConnectionsFixture::click(*dialog, "connectionTest");
        QTRY_VERIFY2(result(*dialog).startsWith(u'✓'), qPrintable(result(*dialog)));
        QVERIFY(result(*dialog).contains(QStringLiteral("v0.0.38")));
        ConnectionsFixture::click(*dialog, "connectionConnect");
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.document.snapshot()->cluster, std::string("limoges"));
        QCOMPARE(f.document.snapshot()->jobs.size(), 5U);

        QFile kept(f.folder.filePath("fairlead.ini"));
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QVERIFY(!kept.readAll().contains(token));
    }

    void itSaysWhatIsMissing()
    {
        ConnectionsFixture f;
        f.trigger("connectDatabase");
        auto* dialog = f.dialog("connectionsDialog");
        fillIn(*dialog, 6820);
        auto* connects = named<QPushButton>(*dialog, "connectionConnect");
        QVERIFY(connects->isEnabled());
        named<QLineEdit>(*dialog, "connectionConfig")->clear();
        QVERIFY(!connects->isEnabled());
        named<QLineEdit>(*dialog, "connectionConfig")->setText(rest::dataFile("slurm.conf"));
        ConnectionsFixture::type(*dialog, "connectionHosts", QStringLiteral("head, head2"));
        QVERIFY(!connects->isEnabled());
    }

    void aTokenThatHasEndedIsAskedForAgain()
    {
        RestServer server(withToken);
        ConnectionsFixture f;
        accounting::SourceOptions options;
        options.configFile = rest::dataFile("slurm.conf");
        options.usageFile = rest::dataFile("shares.txt");
        f.window.open(QStringLiteral("slurmrest://ann@localhost:%1?tls=off").arg(server.port()),
                      options);
        auto* dialog = f.dialog("passwordDialog");
        ConnectionsFixture::type(*dialog, "passwordLine", QStringLiteral("ended"));
        ConnectionsFixture::click(*dialog, "passwordConnect");
        QTRY_VERIFY(f.visible("passwordDialog") != nullptr
                    && f.visible("passwordDialog") != dialog);
        auto* again = f.dialog("passwordDialog");
        ConnectionsFixture::type(*again, "passwordLine", QString::fromLatin1(token));
        ConnectionsFixture::click(*again, "passwordConnect");
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.document.snapshot()->jobs.size(), 5U);
    }
};

FAIRLEAD_QTTEST(RestConnectionTest)
#include "tst_restconnection.moc"
