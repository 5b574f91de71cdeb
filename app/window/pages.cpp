// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/pages.h"

#include "app/editing/workspace.h"
#include "app/window/pagescroll.h"
#include "models/queue/queuemodel.h"
#include "views/advice/advicepage.h"
#include "views/compare/comparepage.h"
#include "views/outlook/outlookpage.h"
#include "views/overview/overviewpage.h"
#include "views/queue/queuepage.h"
#include "views/search/searchbox.h"
#include "views/shares/sharespage.h"
#include "views/theme/textsizes.h"
#include "views/usage/usagepage.h"

#include <QHBoxLayout>
#include <QTabBar>

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
    auto* page = new views::QueuePage(&workspace.document, &pages);
    QObject::connect(page, &views::QueuePage::accountRequested, &pages, &Pages::accountRequested);
    return page;
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

QWidget* makeOutlook(Workspace& workspace, Pages& pages)
{
    return new views::OutlookPage(&workspace.document, &pages);
}

QWidget* makeAdvice(Workspace& workspace, Pages& pages)
{
    return new views::AdvicePage(&workspace.document, &workspace.editor, &pages);
}

} // namespace

std::vector<PageKind> Pages::kinds()
{
    return {
        {QStringLiteral("overviewPage"), tr("Overview"), QStringLiteral("pages.md#overview"),
         PagePicture::AsRead, makeOverview, true},
        {QStringLiteral("sharesPage"), tr("Shares"), QStringLiteral("pages.md#shares"),
         PagePicture::AsRead, makeShares},
        {QStringLiteral("queuePage"), tr("Queue"), QStringLiteral("pages.md#queue"),
         PagePicture::Edited, makeQueue},
        {QStringLiteral("comparePage"), tr("Compare"), QStringLiteral("pages.md#compare"),
         PagePicture::Edited, makeCompare},
        {QStringLiteral("usagePage"), tr("Usage"), QStringLiteral("pages.md#usage"),
         PagePicture::OfPeriod, makeUsage},
        {QStringLiteral("outlookPage"), tr("Outlook"), QStringLiteral("pages.md#outlook"),
         PagePicture::OfReplays, makeOutlook, true},
        {QStringLiteral("advicePage"), tr("Advice"), QStringLiteral("advice.md"),
         PagePicture::Advised, makeAdvice},
    };
}

Pages::Pages(Workspace& workspace, QWidget* parent)
    : QTabWidget(parent)
    , m_search(new views::SearchBox(this))
{
    setObjectName(QStringLiteral("pages"));
    setAccessibleName(tr("Pages"));
    setDocumentMode(true);
    for (const auto& kind : kinds()) {
        auto* page = kind.make(workspace, *this);
        page->setObjectName(kind.name);
        // A proxy that comes before its page in the focus chain would take Tab back to itself.
        auto* first = page->focusProxy();
        page->setFocusProxy(nullptr);
        auto* scroll = new PageScroll(page, kind.scrollsItself, this);
        m_first[scroll] = first;
        addTab(scroll, kind.title);
    }
    auto* corner = new QWidget(this); // ends where the pages end
    auto* layout = new QHBoxLayout(corner);
    layout->setContentsMargins(0, 0, views::gapEdge, 0);
    layout->addWidget(m_search);
    setCornerWidget(corner);
    connect(this, &QTabWidget::tabBarClicked, this, &Pages::focusPage, Qt::QueuedConnection);
}

QString Pages::help() const
{
    return kinds()[static_cast<std::size_t>(currentIndex())].help;
}

void Pages::focusPage()
{
    auto* page = currentWidget();
    QWidget* target = m_first.value(page);
    for (auto* next = page->nextInFocusChain(); target == nullptr && next != page;
         next = next->nextInFocusChain()) {
        if (page->isAncestorOf(next) && next->isVisible()
            && (next->focusPolicy() & Qt::TabFocus) != 0)
            target = next;
    }
    if (target != nullptr)
        target->setFocus(Qt::TabFocusReason);
}

void Pages::resizeEvent(QResizeEvent* event)
{
    m_search->setRoom(width() - tabBar()->sizeHint().width() - 2 * views::gapEdge);
    QTabWidget::resizeEvent(event);
}

// Beside everything that takes clicks itself.
void Pages::mousePressEvent(QMouseEvent* event)
{
    QTabWidget::mousePressEvent(event);
    focusPage();
}

void Pages::step(int by)
{
    setCurrentIndex((currentIndex() + by + count()) % count());
    focusPage();
}

void Pages::showPage(const QString& name)
{
    for (int i = 0; i < count(); ++i) {
        if (widget(i)->objectName() == name)
            setCurrentIndex(i);
    }
}

void Pages::show(const QWidget& page)
{
    for (int i = 0; i < count(); ++i) {
        if (widget(i)->isAncestorOf(&page))
            setCurrentIndex(i);
    }
}

bool Pages::isShown(const QWidget& page) const
{
    return currentWidget()->isAncestorOf(&page);
}

void Pages::showAccount(AssocIndex account)
{
    auto& shares = page<views::SharesPage>();
    shares.openAccount(account);
    show(shares);
}

void Pages::showJob(const QString& job)
{
    auto& queue = page<views::QueuePage>();
    show(queue);
    if (queue.model()->rowOfJob(job) < 0)
        m_search->search({}); // which hides it
    const int row = queue.model()->rowOfJob(job);
    if (row >= 0)
        queue.selectEntry(queue.model()->rowAt(row));
}

void Pages::find()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

} // namespace fairlead::app
