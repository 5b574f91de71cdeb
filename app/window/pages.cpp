// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/pages.h"

#include "app/window/workspace.h"
#include "models/queue/queuemodel.h"
#include "views/compare/comparepage.h"
#include "views/overview/overviewpage.h"
#include "views/queue/queuepage.h"
#include "views/shares/sharespage.h"
#include "views/usage/usagepage.h"

namespace fairlead::app {

namespace {

QWidget* makeOverview(Workspace& workspace, Pages& pages)
{
    auto* page = new views::OverviewPage(&workspace.document, &workspace.accounts, &pages);
    QObject::connect(page, &views::OverviewPage::accountActivated, &pages, &Pages::showAccount);
    return page;
}

QWidget* makeShares(Workspace& workspace, Pages& pages)
{
    return new views::SharesPage(&workspace.document, &workspace.accounts, &pages);
}

QWidget* makeQueue(Workspace& workspace, Pages& pages)
{
    return new views::QueuePage(&workspace.document, &pages);
}

QWidget* makeCompare(Workspace& workspace, Pages& pages)
{
    auto* page = new views::ComparePage(&workspace.document, &pages);
    QObject::connect(page, &views::ComparePage::jobActivated, &pages, &Pages::showJob);
    return page;
}

QWidget* makeUsage(Workspace& workspace, Pages& pages)
{
    return new views::UsagePage(&workspace.document, &pages);
}

} // namespace

std::vector<PageKind> Pages::kinds()
{
    return {
        {QStringLiteral("overviewPage"), tr("Overview"), PagePicture::AsRead, makeOverview},
        {QStringLiteral("sharesPage"), tr("Shares"), PagePicture::AsRead, makeShares},
        {QStringLiteral("queuePage"), tr("Queue"), PagePicture::Edited, makeQueue},
        {QStringLiteral("comparePage"), tr("Compare"), PagePicture::Edited, makeCompare},
        {QStringLiteral("usagePage"), tr("Usage"), PagePicture::OfPeriod, makeUsage},
    };
}

Pages::Pages(Workspace& workspace, QWidget* parent)
    : QTabWidget(parent)
{
    setObjectName(QStringLiteral("pages"));
    setAccessibleName(tr("Pages"));
    setDocumentMode(true);
    for (const auto& kind : kinds()) {
        auto* page = kind.make(workspace, *this);
        page->setObjectName(kind.name);
        addTab(page, kind.title);
    }
}

void Pages::showPage(const QString& name)
{
    for (int i = 0; i < count(); ++i) {
        if (widget(i)->objectName() == name)
            setCurrentIndex(i);
    }
}

void Pages::showAccount(AssocIndex account)
{
    auto& shares = page<views::SharesPage>();
    shares.openAccount(account);
    setCurrentWidget(&shares);
}

void Pages::showJob(const QString& job)
{
    auto& queue = page<views::QueuePage>();
    setCurrentWidget(&queue);
    const int row = queue.model()->rowOfJob(job);
    if (row >= 0)
        queue.selectEntry(queue.model()->rowAt(row));
}

void Pages::find()
{
    auto& queue = page<views::QueuePage>();
    setCurrentWidget(&queue);
    queue.focusFilter();
}

} // namespace fairlead::app
