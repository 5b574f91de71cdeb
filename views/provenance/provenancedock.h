// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/lists/provenancemodel.h"

#include <QDockWidget>

class QLabel;
class QBoxLayout;
class QTabWidget;

namespace fairlead::models {
class AgreementModel;
class ScenarioDocument;
} // namespace fairlead::models

namespace fairlead::views {

class MomentControl;

/// Where the numbers come from: each input with its file, table or assumption, the moment of the
/// computation, and how far the results agree with what the scheduler itself printed, number by
/// number.
class ProvenanceDock : public QDockWidget
{
    Q_OBJECT

public:
    explicit ProvenanceDock(models::ScenarioDocument* document, QWidget* parent = nullptr);

    /// How far the numbers agree, for the status bar.
    [[nodiscard]] models::AgreementBadge badge() const;
    /// Leads to the numbers that are not equal, where there are any.
    void showDifferences();
    /// Whether the time line shows another moment than that of the source.
    void setAway(bool isAway);

signals:
    void agreementChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showAgreement();
    void arrangeTop();

    models::ProvenanceModel* m_model = nullptr;
    models::AgreementModel* m_differences = nullptr;
    QLabel* m_badge = nullptr;
    QLabel* m_hints = nullptr; ///< why numbers may differ
    MomentControl* m_moment = nullptr;
    QBoxLayout* m_top = nullptr; ///< the verdict and the moment
    QTabWidget* m_tabs = nullptr;
    bool m_isAway = false;
};

} // namespace fairlead::views
