// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStackedWidget>

class QTreeView;

namespace fairlead::models {
class FairshareModel;
class NaturalSort;
class ScenarioDocument;
} // namespace fairlead::models

namespace fairlead::views {

class TreeFinder;

/// Credentials of Moab and Maui with fairshare targets, windows and shares; sorted by a click on a
/// header. Without FSPOLICY it says so.
class FairshareTree : public QStackedWidget
{
    Q_OBJECT

public:
    explicit FairshareTree(models::ScenarioDocument* document, QWidget* parent = nullptr);

    void selectAccount(const QString& account);
    [[nodiscard]] TreeFinder* finder() const { return m_finder; }

signals:
    void accountActivated(const QString& account);
    /// Somebody wants to edit what no scheduler with targets has, as in the tree of accounts.
    void editRequested();

private:
    void setUpView();
    void onReset();

    models::FairshareModel* m_model;
    models::NaturalSort* m_sorted;
    QTreeView* m_view;
    TreeFinder* m_finder = nullptr;
};

} // namespace fairlead::views
