// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/madeoutlook.h"
#include "tests/support/qttestmain.h"
#include "views/outlook/outlookfacts.h"

#include <QLabel>
#include <QScrollArea>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

using namespace fairlead;
using views::OutlookFacts;

class OutlookFactsTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

private slots:
    void cleanup() { VERIFY_NO_WARNINGS(); }

    /// In a narrow window the band takes two lines: a scroll area asks nobody how high that is, and
    /// the sentences were painted over each other.
    void everySentenceHasItsRoom()
    {
        models::OutlookView view;
        view.outlook = std::make_shared<const replay::Outlook>(
            tests::madeOutlook({tests::madePolicy("baseline", 2, 1)}));
        view.facts = {QStringLiteral("recorded starts found: all of them, on the same nodes"),
                      QStringLiteral("accounts within their interval: all of them as well")};
        view.changes = {QStringLiteral("the mean wait is longer for bio, chemistry and physics"),
                        QStringLiteral("the mean wait is shorter for nobody of them at all")};
        QScrollArea scroll;
        scroll.setWidgetResizable(true);
        auto* content = new QWidget;
        auto* layout = new QVBoxLayout(content);
        auto* facts = new OutlookFacts(content);
        layout->addWidget(facts);
        auto* picture = new QWidget(content);
        picture->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
        picture->setMinimumHeight(200);
        layout->addWidget(picture, 1);
        scroll.setWidget(content);
        facts->setRoom(true);
        facts->show(view);
        scroll.show();
        for (const int width : {900, 420, 260, 200}) {
            for (const int height : {120, 400}) {
                scroll.resize(width, height);
                QTRY_VERIFY(hasRoom(*facts));
            }
        }
        facts->button()->click();
        facts->button()->click();
        QTRY_VERIFY(hasRoom(*facts));
    }

private:
    static bool hasRoom(const QWidget& facts)
    {
        int below = 0;
        for (const auto* label : facts.findChildren<QLabel*>(Qt::FindDirectChildrenOnly)) {
            if (!label->isVisible())
                continue;
            if (label->height() < label->heightForWidth(label->width()) || label->y() < below)
                return false;
            below = label->geometry().bottom();
        }
        return below > 0;
    }
};

FAIRLEAD_QTTEST(OutlookFactsTest)
#include "tst_outlookfacts.moc"
