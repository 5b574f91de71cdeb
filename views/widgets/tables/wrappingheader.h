// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHeaderView>

namespace fairlead::views {

/// A horizontal header whose long titles take several lines in place of a wide column; names like
/// PriorityWeightAge break before their capitals. For short tables with many columns.
class WrappingHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit WrappingHeader(QWidget* parent);

protected:
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override;
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override;
};

} // namespace fairlead::views
