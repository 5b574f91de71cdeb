// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/columnfitter.h"

#include <QEvent>
#include <QHeaderView>
#include <QTimer>
#include <QTreeView>

namespace fairlead::views {

namespace {
constexpr int betweenFits = 200; // ms
} // namespace

ColumnFitter::ColumnFitter(QTreeView* view, const QList<int>& stretched)
    : QObject(view)
    , m_view(view)
    , m_stretched(stretched)
    , m_soon(new QTimer(this))
{
    m_soon->setSingleShot(true);
    connect(m_soon, &QTimer::timeout, this, &ColumnFitter::fit);
    for (const int column : stretched)
        view->header()->setSectionResizeMode(column, QHeaderView::Stretch);
    const auto* model = view->model();
    connect(model, &QAbstractItemModel::modelReset, this, &ColumnFitter::startAnew);
    connect(model, &QAbstractItemModel::rowsInserted, this, [this] { m_soon->start(0); });
    connect(model, &QAbstractItemModel::dataChanged, this, [this] {
        if (!m_soon->isActive())
            m_soon->start(betweenFits);
    });
    view->installEventFilter(this);
    startAnew();
}

void ColumnFitter::refit(QTreeView* view)
{
    if (auto* fitter = view->findChild<ColumnFitter*>(QString(), Qt::FindDirectChildrenOnly))
        fitter->startAnew();
}

void ColumnFitter::startAnew()
{
    m_isNew = true;
    m_soon->start(0);
}

void ColumnFitter::fit()
{
    m_soon->stop();
    if (!m_view->isVisible())
        return;
    for (int column = 0; column < m_view->model()->columnCount(); ++column) {
        if (m_view->isColumnHidden(column) || m_stretched.contains(column))
            continue;
        const int before = m_view->columnWidth(column);
        m_view->resizeColumnToContents(column);
        if (!m_isNew && m_view->columnWidth(column) < before)
            m_view->setColumnWidth(column, before);
    }
    m_isNew = m_view->model()->rowCount(m_view->rootIndex()) == 0;
}

bool ColumnFitter::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show)
        fit();
    return QObject::eventFilter(watched, event);
}

} // namespace fairlead::views
