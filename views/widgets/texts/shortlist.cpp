// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/texts/shortlist.h"

#include "views/theme/textsizes.h"
#include "views/widgets/tables/columnfitter.h"
#include "views/widgets/tables/tables.h"
#include "views/widgets/texts/plainlabel.h"

#include <QHeaderView>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace fairlead::views {

namespace {
constexpr int untilCalm = 1000; // ms
} // namespace

ShortList::ShortList(const QString& name, const QString& title, const QString& empty,
                     QWidget* parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
    , m_view(new QTreeView(this))
    , m_empty(new PlainLabel(empty, this))
{
    setObjectName(name);
    setUpTable(*m_view, name + QStringLiteral("Table"), title);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection); // to copy them
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* heading = new PlainLabel(title, this);
    auto font = heading->font();
    font.setWeight(QFont::DemiBold);
    heading->setFont(font);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(4);
    m_layout->addWidget(heading);
    m_layout->addWidget(m_view);
    m_layout->addWidget(m_empty);
    m_layout->addStretch();
}

void ShortList::setModel(QAbstractItemModel* model, int rows, const QList<int>& givingWay,
                         const QList<int>& words)
{
    m_rows = rows;
    m_view->setModel(model);
    auto* fitter = new ColumnFitter(
        m_view, {.names = {0}, .words = words, .stretched = {0}, .givingWay = givingWay + words});
    connect(fitter, &ColumnFitter::measured, this, [this, fitter, words] {
        const int least = fitter->leastWidth() + 2;
        m_view->setMinimumWidth(least);
        m_wordsWidth = fitter->leastWidth(words) + 2 - least;
        updateGeometry();
    });
    // All of its rows are seen: what they need now is known as soon as they are calm.
    auto* calm = new QTimer(this);
    calm->setSingleShot(true);
    calm->setInterval(untilCalm);
    connect(calm, &QTimer::timeout, this, [this] { ColumnFitter::refit(m_view); });
    connect(model, &QAbstractItemModel::dataChanged, calm, qOverload<>(&QTimer::start));
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(model, signal, this, &ShortList::refresh);
    connect(model, &QAbstractItemModel::modelReset, this, &ShortList::refresh);
    refresh();
}

QSize ShortList::sizeHint() const
{
    return {minimumSizeHint().width() + m_wordsWidth, QWidget::sizeHint().height()};
}

void ShortList::setNote(QWidget* note)
{
    m_layout->insertWidget(1, note);
}

void ShortList::setEmptyText(const QString& text)
{
    m_empty->setText(text);
    refresh();
}

void ShortList::refresh()
{
    const int rows = std::min(m_rows, m_view->model()->rowCount());
    m_view->setVisible(rows > 0);
    m_empty->setVisible(rows == 0 && !m_empty->text().isEmpty());
    const int height = rows > 0 ? m_view->sizeHintForRow(0) : 0;
    m_view->setFixedHeight(m_view->header()->sizeHint().height() + rows * height + 2);
}

} // namespace fairlead::views
