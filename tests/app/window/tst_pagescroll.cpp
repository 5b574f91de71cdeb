// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/pagescroll.h"
#include "tests/support/qttestmain.h"

#include <QLabel>
#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>

using namespace fairlead::app;

class PageScrollTest : public QObject
{
    Q_OBJECT

private slots:
    void aTextThatGrowsIsNotSqueezed();
};

/// As when the conclusions of a replay come: nobody resizes the window for them.
void PageScrollTest::aTextThatGrowsIsNotSqueezed()
{
    auto* page = new QWidget;
    auto* label = new QLabel(page);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    auto* layout = new QVBoxLayout(page);
    layout->addWidget(label);
    PageScroll scroll(page, false, nullptr);
    scroll.resize(400, 300);
    scroll.show();
    QVERIFY(QTest::qWaitForWindowExposed(&scroll));
    const int before = page->height();
    label->setText(QStringLiteral("a sentence of some words; ").repeated(300));
    QTRY_VERIFY(page->height() >= label->heightForWidth(label->width()));
    QVERIFY(page->height() > before);
    QVERIFY(scroll.verticalScrollBar()->maximum() > 0);
}

FAIRLEAD_QTTEST(PageScrollTest)
#include "tst_pagescroll.moc"
