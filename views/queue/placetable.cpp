// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/queue/placetable.h"

#include "views/queue/placeview.h"
#include "views/widgets/tables/tables.h"

namespace fairlead::views {

PlaceTable::PlaceTable(const PlaceView* place, QWidget* parent)
    : QTreeWidget(parent)
    , m_place(place)
{
    setUpTable(*this, QStringLiteral("placeTable"), place->accessibleName());
    connect(place, &PlaceView::refreshed, this, [this] {
        if (isVisible())
            fill();
    });
}

void PlaceTable::showEvent(QShowEvent* event)
{
    fill();
    QTreeWidget::showEvent(event);
}

void PlaceTable::fill()
{
    clear();
    const auto heads = m_place->heads();
    setColumnCount(static_cast<int>(heads.size()));
    setHeaderLabels(heads);
    for (const auto& cells : m_place->rows())
        addTopLevelItem(new QTreeWidgetItem(cells));
    for (int column = 0; column < columnCount(); ++column) {
        headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        for (int row = 0; row < topLevelItemCount(); ++row)
            topLevelItem(row)->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        resizeColumnToContents(column);
    }
}

} // namespace fairlead::views
