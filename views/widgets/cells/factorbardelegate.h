// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/widgets/cells/celldelegate.h"
#include "views/widgets/cells/factorbar.h"

namespace fairlead::views {

/// Paints TermsRole as a stacked bar with its total at the end, and BaselineRole as an outline
/// behind it. Knows roles and no model.
class FactorBarDelegate : public CellDelegate
{
    Q_OBJECT

public:
    explicit FactorBarDelegate(QObject* parent = nullptr);

    void setAxis(const FactorAxis& axis) { m_axis = axis; }
    [[nodiscard]] const FactorAxis& axis() const { return m_axis; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

private:
    [[nodiscard]] int totalWidth(const QFontMetrics& metrics) const;

    FactorAxis m_axis;
};

/// The ground of a cell as the style paints it (selection, alternate rows), without content.
void paintCellGround(QPainter& painter, const QStyleOptionViewItem& option);

} // namespace fairlead::views
