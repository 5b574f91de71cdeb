// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/searchcontroller.h"

#include "app/settings/settings.h"
#include "app/window/pages.h"
#include "models/queue/queuemodel.h"
#include "models/search/searchquery.h"
#include "views/accounts/accountsdock.h"
#include "views/accounts/treefinder.h"
#include "views/queue/queuepage.h"
#include "views/search/searchbox.h"

namespace fairlead::app {

SearchController::SearchController(Pages& pages, views::AccountsDock& accounts, Settings& settings,
                                   QObject* parent)
    : QObject(parent)
    , m_pages(pages)
    , m_accounts(accounts)
    , m_settings(settings)
    , m_box(pages.searchBox())
    , m_queue(pages.page<views::QueuePage>())
{
    auto history = m_settings.value(settingkeys::searches);
    history.removeAll(QString());
    m_box.setHistory(history);
    connect(&m_box, &views::SearchBox::searched, this, &SearchController::search);
    connect(&m_box, &views::SearchBox::nextRequested, this, &SearchController::goOn);
    connect(&m_box, &views::SearchBox::left, &pages, &Pages::focusPage);
    connect(&m_box, &views::SearchBox::historyChanged, this,
            [this] { m_settings.setValue(settingkeys::searches, m_box.history()); });
    connect(m_queue.model(), &models::QueueModel::arranged, this, &SearchController::countHits);
    connect(&accounts, &views::AccountsDock::hitsChanged, this, &SearchController::countHits);
    connect(&accounts, &views::AccountsDock::jobsRequested, this, &SearchController::showJobs);
}

void SearchController::search(const QString& text)
{
    m_queue.search(text);
    m_accounts.finder()->search(models::SearchQuery::parse(text));
    countHits();
}

void SearchController::showJobs(const QString& search)
{
    m_pages.show(m_queue);
    m_box.search(search);
    m_pages.focusPage();
}

// From hit to hit in the tree; without any, or on the page of the queue, from row to row of what is
// left of it. Whoever types stays in the box, so that Escape clears it.
void SearchController::goOn(int step)
{
    const bool isOfTree = m_accounts.isVisible() && m_accounts.finder()->hits() > 0;
    if (isOfTree && !m_pages.isShown(m_queue)) {
        m_accounts.finder()->go(step);
        return;
    }
    if (m_queue.model()->query().isEmpty() || m_queue.model()->rowCount() == 0)
        return;
    m_pages.show(m_queue);
    m_queue.selectNext(step);
}

void SearchController::countHits()
{
    const auto* queue = m_queue.model();
    if (queue->query().isEmpty()) {
        m_box.setHits({});
        return;
    }
    const auto rows = tr("%Ln job row(s)", nullptr, queue->rowCount());
    const int accounts = m_accounts.finder()->hits();
    const auto unknown = models::unknownField(m_box.text());
    if (queue->rowCount() == 0 && accounts == 0 && !unknown.isEmpty()) {
        m_box.setHits(tr("no field %1:").arg(unknown));
        return;
    }
    if (const auto fault = m_queue.searchFault(); queue->rowCount() == 0 && !fault.isEmpty()) {
        m_box.setHits(fault);
        return;
    }
    m_box.setHits(accounts == 0 ? rows
                                : tr("%1, %2", "12 job rows, 3 in the tree")
                                      .arg(rows, tr("%Ln in the tree", nullptr, accounts)));
}

} // namespace fairlead::app
