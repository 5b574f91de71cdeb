// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QChartView>

namespace fairlead::views {

/// What every chart of Qt Charts is in this window: flat, still, on the ground of its page, without
/// a legend of its own. What is dropped on it is for the window.
class FlatChart : public QChartView
{
    Q_OBJECT

public:
    explicit FlatChart(QWidget* parent = nullptr);
};

} // namespace fairlead::views
