// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/document/absence.h"

#include <QWidget>

class QLabel;

namespace fairlead::views {

/// What a page shows when it has nothing to show: what is missing, and what to do about it. While a
/// document is read or computed that is said instead.
class EmptyState : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(QWidget* parent = nullptr);
    EmptyState(const models::ScenarioDocument* document, QWidget* parent);

    void setText(const QString& title, const QString& advice);
    [[nodiscard]] QString title() const;

private:
    void refresh();

    const models::ScenarioDocument* m_document = nullptr;
    models::Absence m_own;
    QLabel* m_title = nullptr;
    QLabel* m_advice = nullptr;
};

} // namespace fairlead::views
