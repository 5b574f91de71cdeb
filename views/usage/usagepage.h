// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/indices.h"
#include "engine/cluster/consumption.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QStackedWidget;
class QTreeView;

namespace fairlead::models {
class ScenarioDocument;
class UsageModel;
struct UsageView;
} // namespace fairlead::models

namespace fairlead::views {

class Breadcrumb;
class EmptyState;
class PeriodChooser;
class PiePair;

/// What accounts and users used in a period, beside what they were promised. The page asks for
/// numbers when it is seen; somebody else reads and adds them up.
class UsagePage : public QWidget
{
    Q_OBJECT

public:
    explicit UsagePage(models::ScenarioDocument* document, QWidget* parent = nullptr);

    [[nodiscard]] UsagePeriod period() const;
    [[nodiscard]] QString tres() const;
    [[nodiscard]] models::UsageModel* model() const { return m_model; }
    /// What can be counted; the first of them unless another one of them is chosen.
    void setTres(const std::vector<std::string>& names);
    void showUsage(const std::shared_ptr<const models::UsageView>& view);
    /// Says why there is nothing to see, and what to do.
    /// @param isOfEveryPeriod  so no other one can be asked for
    void showProblem(const QString& title, const QString& advice, bool isOfEveryPeriod = false);

signals:
    /// The period, the TRES or what lies under them is another: usage is wanted.
    void usageRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeContent();
    void onSnapshotReset();
    void request();
    void setCanAsk(bool canAsk);
    void openAccount(AssocIndex account);
    void goToStep(int depth);
    void refreshPies();
    [[nodiscard]] QString nameOf(AssocIndex assoc) const;

    models::ScenarioDocument* m_document;
    models::UsageModel* m_model;
    AssocIndex m_account{0}; ///< whose members the pies show
    bool m_isAsked = false; ///< what is shown, or on its way, is what is wanted
    PeriodChooser* m_period = nullptr;
    std::vector<std::string> m_names; ///< in m_tres
    QComboBox* m_tres = nullptr;
    QLabel* m_summary = nullptr;
    Breadcrumb* m_path = nullptr;
    PiePair* m_pies = nullptr;
    QTreeView* m_table = nullptr;
    EmptyState* m_empty = nullptr;
    QStackedWidget* m_stack = nullptr;
};

} // namespace fairlead::views
