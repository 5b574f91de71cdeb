// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/policy.h"

#include <QWidget>

namespace fairlead::views {

/// Which colour is which of the nine factors, in a line that wraps.
class FactorLegend : public QWidget
{
    Q_OBJECT

public:
    explicit FactorLegend(QWidget* parent = nullptr);

    /// Names the parts anew: those of this policy.
    void setPolicy(const Policy& policy);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Entry
    {
        int factor = 0;
        QRect area;
    };
    [[nodiscard]] QList<Entry> entries(int width) const;

    Policy m_policy;
};

} // namespace fairlead::views
