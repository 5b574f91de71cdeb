// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDockWidget>

namespace fairlead::models {
class ProvenanceModel;
class ScenarioDocument;
} // namespace fairlead::models

namespace fairlead::views {

/// Where the numbers come from: each input with its file, table or assumption, and how far the
/// results agree with what the scheduler itself says.
class ProvenanceDock : public QDockWidget
{
    Q_OBJECT

public:
    explicit ProvenanceDock(models::ScenarioDocument* document, QWidget* parent = nullptr);

    /// One line for the status bar; empty when the source holds no answers.
    [[nodiscard]] QString agreementText() const;

signals:
    void agreementChanged();

private:
    models::ProvenanceModel* m_model = nullptr;
};

} // namespace fairlead::views
