// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/indices.h"

#include <QWidget>

class QLabel;
class QSplitter;
class QStackedWidget;
class QTreeView;

namespace fairlead::models {
class AccountTreeModel;
class ScenarioDocument;
} // namespace fairlead::models

namespace fairlead::views {

class AllocationView;

/// The machine divided among its accounts, one account divided further, and the use laid beside the
/// promise: pies above, the same members in numbers below.
class SharesPage : public QWidget
{
    Q_OBJECT

public:
    SharesPage(models::ScenarioDocument* document, models::AccountTreeModel* tree,
               QWidget* parent = nullptr);

    void openAccount(AssocIndex account);

signals:
    void accountOpened(fairlead::AssocIndex account);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QString title() const;
    void refresh();
    void showAccount(AssocIndex account);
    void shareOut();

    models::ScenarioDocument* m_document;
    models::AccountTreeModel* m_tree;
    QLabel* m_title = nullptr;
    AllocationView* m_allocation = nullptr;
    QTreeView* m_table = nullptr;
    QSplitter* m_split = nullptr;
    QStackedWidget* m_stack = nullptr;
};

} // namespace fairlead::views
