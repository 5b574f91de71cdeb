// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/widgets/inputs/refusal.h"
#include "views/widgets/inputs/wholespinbox.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QTest>

using namespace fairlead;
using views::WholeSpinBox;

class WholeSpinBoxTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

    struct Fixture
    {
        Fixture()
        {
            auto* layout = new QHBoxLayout(&window);
            layout->addWidget(box);
            layout->addWidget(other);
            window.resize(600, 200);
            window.show();
            (void)QTest::qWaitForWindowActive(&window);
        }
        void type(const char* text)
        {
            box->setFocus();
            box->selectAll();
            QTest::keyClicks(box, QLatin1String(text));
        }
        [[nodiscard]] QString refusal() const
        {
            const auto* shown = window.findChild<views::Refusal*>();
            return shown == nullptr ? QString() : shown->text();
        }
        QWidget window;
        WholeSpinBox* box = new WholeSpinBox(1, 100000, &window);
        QLineEdit* other = new QLineEdit(&window);
    };

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void aNumberIsTaken_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("value");
        QTest::newRow("plain") << QByteArray("20000") << 20000;
        QTest::newRow("with separators") << QByteArray("20,000") << 20000;
        QTest::newRow("with blanks") << QByteArray("20 000") << 20000;
        QTest::newRow("the largest") << QByteArray("100000") << 100000;
    }
    void aNumberIsTaken()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, value);
        Fixture f;
        f.type(text.constData());
        f.other->setFocus();
        QCOMPARE(f.box->value(), value);
        QCOMPARE(f.refusal(), QString());
    }

    /// Digits that did not fit were dropped without a word.
    void whatIsNoneIsRefusedInWords_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const auto* text : {"2000000", "99999999999", "0", "-5", "12.5", "many"})
            QTest::newRow(text) << QByteArray(text);
    }
    void whatIsNoneIsRefusedInWords()
    {
        QFETCH(QByteArray, text);
        Fixture f;
        f.box->setValue(7);
        f.type(text.constData());
        QTest::keyClick(f.box, Qt::Key_Return);
        QVERIFY2(f.refusal().contains(QStringLiteral("is not a whole number from 1 to 100,000")),
                 qPrintable(f.refusal()));
        f.other->setFocus();
        QCOMPARE(f.box->value(), 7);
        QCOMPARE(f.box->text(), QStringLiteral("7"));
    }
};

FAIRLEAD_QTTEST(WholeSpinBoxTest)
#include "tst_wholespinbox.moc"
