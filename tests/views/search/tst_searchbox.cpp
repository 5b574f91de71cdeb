// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/colourvision.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/search/searchbox.h"

#include <QCompleter>
#include <QLabel>

using namespace fairlead::views;
using fairlead::tests::named;
namespace tests = fairlead::tests;

class SearchBoxTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

private slots:
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void theNumberOfHitsCanBeRead()
    {
        SearchBox box;
        box.resize(400, 30);
        box.setHits(QStringLiteral("3 of 12"));
        box.show();
        const auto* hits = named<QLabel>(box, "searchHits");
        QVERIFY(hits->isVisible() && hits->isEnabled());
        const auto ink = hits->palette().color(QPalette::WindowText).rgb() & RGB_MASK;
        const auto paper = box.palette().color(QPalette::Base).rgb() & RGB_MASK;
        QVERIFY(tests::vision::contrast(ink, paper) >= 4.5);
    }

    /// In a small window there is room for a word beside the tabs.
    void whoTypesSeesWhatIsTyped()
    {
        QWidget window;
        auto* box = new SearchBox(&window);
        auto* other = new QLineEdit(&window);
        box->setRoom(64);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window, fairlead::tests::longestWait));
        other->setFocus();
        QCOMPARE(box->sizeHint().width(), 64);
        box->setFocus();
        const auto wanted = QStringLiteral("account:cistem state:pending");
        QVERIFY(box->sizeHint().width() > box->fontMetrics().horizontalAdvance(wanted));
        other->setFocus();
        QCOMPARE(box->sizeHint().width(), 64);
    }

    // It would take the next click, wherever that goes.
    void theListOfEarlierSearchesGoes_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("with Return") << Qt::Key_Return;
        QTest::newRow("with Escape") << Qt::Key_Escape;
    }
    void theListOfEarlierSearchesGoes()
    {
        QFETCH(const Qt::Key, key);
        SearchBox box;
        box.setHistory({QStringLiteral("account:cistem")});
        box.show();
        QVERIFY(QTest::qWaitForWindowActive(&box, fairlead::tests::longestWait));
        box.setFocus();
        QTest::keyClicks(&box, QStringLiteral("acc"));
        const auto* offered = box.completer()->popup();
        QTRY_VERIFY(offered->isVisible());
        QTest::keyClick(QApplication::activePopupWidget(), key);
        QVERIFY(!offered->isVisible());
    }
};

FAIRLEAD_QTTEST(SearchBoxTest)
#include "tst_searchbox.moc"
