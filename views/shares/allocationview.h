// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"
#include "models/pies/slicelayout.h"

#include <QWidget>

#include <memory>

class QLabel;
class QTreeView;

namespace fairlead::models {
class AccountTreeModel;
class ScenarioDocument;
class ServedTable;
struct BaselineFacts;
} // namespace fairlead::models

namespace fairlead::views {

class Breadcrumb;
class ChartTwin;
class PiePair;

/// One account divided among its members, as pies or as a table, with a way down by slice and a way
/// up by breadcrumb. The document and the tree belong to the window.
class AllocationView : public QWidget
{
    Q_OBJECT

public:
    /// Without a table of its own where the page shows one anyway.
    enum class Twin
    {
        Table,
        None
    };

    AllocationView(models::ScenarioDocument* document, models::AccountTreeModel* tree, Twin twin,
                   QWidget* parent = nullptr);

    [[nodiscard]] AssocIndex account() const { return m_account; }
    void openAccount(AssocIndex account);
    void openOthers();
    [[nodiscard]] PiePair* pies() const { return m_pies; }

signals:
    void accountOpened(fairlead::AssocIndex account);

private:
    QWidget* makeTwin(Twin twin);
    void onSnapshotReset();
    void findAccount();
    void refresh();
    void refreshPath();
    void goUp();
    void goToStep(int depth);
    [[nodiscard]] QString nameOf(AssocIndex assoc) const;
    [[nodiscard]] QString verdictOf(AssocIndex assoc) const;

    models::ScenarioDocument* m_document;
    models::AccountTreeModel* m_tree;
    AssocIndex m_account{0};
    AssocKey m_key; ///< of m_account, to find it in the next tree
    std::shared_ptr<const models::ServedTable> m_served; ///< as shown
    std::shared_ptr<const models::BaselineFacts> m_baseline; ///< as shown
    int m_othersDepth = 0; ///< how often the small ones were opened
    Breadcrumb* m_path = nullptr;
    PiePair* m_pies = nullptr;
    QTreeView* m_table = nullptr;
    ChartTwin* m_twin = nullptr;
};

} // namespace fairlead::views
