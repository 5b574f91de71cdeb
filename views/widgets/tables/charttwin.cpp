// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/tables/charttwin.h"

#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace fairlead::views {

ChartTwin::ChartTwin(const QString& name, QWidget* chart, QWidget* table, QWidget* parent)
    : QWidget(parent)
    , m_stack(new QStackedWidget(this))
    , m_button(new QToolButton(this))
{
    setObjectName(name + QStringLiteral("Twin"));
    m_stack->addWidget(chart);
    m_stack->addWidget(table);
    m_button->setObjectName(name + QStringLiteral("TableButton"));
    m_button->setText(tr("Table"));
    m_button->setCheckable(true);
    m_button->setAutoRaise(true);
    m_button->setToolTip(tr("Show the numbers of this chart as a table"));
    m_button->setAccessibleName(tr("Show as table"));
    connect(m_button, &QToolButton::toggled, this,
            [this](bool on) { m_stack->setCurrentIndex(on ? 1 : 0); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
}

void ChartTwin::showTable(bool table)
{
    m_button->setChecked(table);
}

} // namespace fairlead::views
