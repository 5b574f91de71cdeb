// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace fairlead::views {
class AccountsDock;
class QueuePage;
class SearchBox;
} // namespace fairlead::views

namespace fairlead::app {

class Pages;
class Settings;

/// The one search: shows the jobs that are found in the queue, goes to the accounts in the tree,
/// counts both, and keeps what was looked for.
class SearchController : public QObject
{
    Q_OBJECT

public:
    /// All outlive it.
    SearchController(Pages& pages, views::AccountsDock& accounts, Settings& settings,
                     QObject* parent = nullptr);

    /// To the next hit, or to the one before.
    void goOn(int step);

private:
    void search(const QString& text);
    void showJobs(const QString& search);
    void countHits();

    Pages& m_pages;
    views::AccountsDock& m_accounts;
    Settings& m_settings;
    views::SearchBox& m_box;
    views::QueuePage& m_queue;
};

} // namespace fairlead::app
