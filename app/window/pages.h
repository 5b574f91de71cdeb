// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/indices.h"

#include <QHash>
#include <QTabWidget>

#include <vector>

namespace fairlead::views {
class SearchBox;
}

namespace fairlead::app {

class Pages;
struct Workspace;

/// When a picture of a page is taken.
enum class PagePicture
{
    AsRead, ///< of the source as it is
    OfPeriod, ///< of the source, when the usage of a period has been read for it
    Edited, ///< with edits: there is more to see
    OfReplays, ///< with edits, when replays have been run
    Advised ///< with edits, when the adviser has looked at them
};

/// All that the window knows of a page. A new page is one more entry in Pages::kinds().
struct PageKind
{
    QString name; ///< object name: kept in the settings; its picture has it without "Page"
    QString title;
    QString help; ///< where the manual tells of it, with the heading
    PagePicture picture = PagePicture::AsRead;
    /// Makes the page and connects it with the others, where it leads to them.
    QWidget* (*make)(Workspace& workspace, Pages& pages) = nullptr;
    bool scrollsItself = false; ///< where there is little room
};

/// The pages of the window, as tabs.
class Pages : public QTabWidget
{
    Q_OBJECT

public:
    /// In the order of the tabs.
    static std::vector<PageKind> kinds();

    /// The workspace outlives the pages.
    explicit Pages(Workspace& workspace, QWidget* parent = nullptr);

    void showPage(const QString& name);
    using QTabWidget::show;
    /// One of the pages.
    void show(const QWidget& page);
    [[nodiscard]] bool isShown(const QWidget& page) const;
    /// Where the manual tells of the page that is shown.
    [[nodiscard]] QString help() const;
    /// The one page of a class, which must be in the list.
    template <typename Page>
    [[nodiscard]] Page& page() const
    {
        return *findChild<Page*>();
    }

    /// Leads to an account on the Shares page.
    void showAccount(AssocIndex account);
    /// Leads to the first row of a job on the Queue page.
    void showJob(const QString& job);
    /// In the same place on every page.
    [[nodiscard]] views::SearchBox& searchBox() { return *m_search; }
    /// Leads to the search box.
    void find();
    /// The keys go to the page that is shown.
    void focusPage();
    /// Shows the next page, or the one before; around the ends.
    void step(int by);

signals:
    /// Somebody wants to see an account in the tree.
    void accountRequested(fairlead::AssocIndex account);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QHash<QWidget*, QWidget*> m_first; ///< behind each tab, what the keys go to first
    views::SearchBox* m_search;
};

} // namespace fairlead::app
