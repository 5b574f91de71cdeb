// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a file with a password may hold, and whose it may be.

#include "app/credentials/passwords.h"
#include "tests/support/qttestmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace fairlead;

class PasswordFileTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    [[nodiscard]] QString written(const QByteArray& content) const
    {
        auto path = m_folder.filePath(QStringLiteral("password"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()
            || !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner))
            qFatal("the file cannot be written");
        return path;
    }

private slots:
    void theFirstLineIsThePassword()
    {
        for (const auto& content :
             {QByteArray("se cret"), QByteArray("se cret\nmore\n"), QByteArray("se cret\r\n")}) {
            const auto read = credentials::readPasswordFile(written(content));
            QVERIFY(read);
            QCOMPARE(QByteArray(read->text()), QByteArray("se cret"));
        }
        QVERIFY(credentials::readPasswordFile(written(QByteArray(4096, 'x'))));
    }

    void whatIsNoPasswordIsSaid_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("said");
        const QByteArray none = "no password in its first line";
        QTest::newRow("empty") << QByteArray() << none;
        QTest::newRow("empty line") << QByteArray("\nsecret\n") << none;
        QTest::newRow("zero byte") << QByteArray("sec\0ret\n", 8) << QByteArray("zero byte");
        QTest::newRow("long") << QByteArray(4097, 'x') << QByteArray("longer than 4096");
        QTest::newRow("mark") << QByteArray("\xef\xbb\xbfsecret\n")
                              << QByteArray("byte order mark");
        QTest::newRow("UTF-16") << QByteArray("\xff\xfes\0e\0c\0", 8) << QByteArray("byte order");
    }
    void whatIsNoPasswordIsSaid()
    {
        QFETCH(const QByteArray, content);
        QFETCH(const QByteArray, said);
        const auto read = credentials::readPasswordFile(written(content));
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::DataInvalid);
        const auto message = QByteArray::fromStdString(english(read.error().message));
        QVERIFY2(message.contains(said), message.constData());
        QVERIFY(!message.contains("secret"));
    }

    void othersMayNotHaveWrittenIt()
    {
        const auto path = written("secret\n");
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::ReadGroup));
        QVERIFY(!credentials::readPasswordFile(path));
        const auto own = written("secret\n");
        constexpr uid_t nobody = 65534;
        if (::geteuid() != 0 || ::chown(QFile::encodeName(own).constData(), nobody, 0) != 0)
            QSKIP("only root can give a file away");
        const auto read = credentials::readPasswordFile(own);
        QVERIFY(!read);
        QVERIFY(english(read.error().message).find("somebody else") != std::string::npos);
    }
};

FAIRLEAD_QTTEST(PasswordFileTest)
#include "tst_passwordfile.moc"
