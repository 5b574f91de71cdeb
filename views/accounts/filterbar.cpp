// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/accounts/filterbar.h"

#include "views/accounts/treerowfilter.h"
#include "views/theme/textsizes.h"
#include "views/widgets/inputs/choicename.h"
#include "views/widgets/texts/plainlabel.h"

#include <QAction>
#include <QComboBox>
#include <QVBoxLayout>

namespace fairlead::views {

using models::TreeFilter;

FilterBar::FilterBar(TreeRowFilter* filter, QWidget* scope)
    : QWidget(scope)
    , m_filter(filter)
    , m_choice(new QComboBox(this))
    , m_count(new PlainLabel(this))
    , m_none(new PlainLabel(this))
    , m_showAll(new QAction(tr("Show all rows"), scope))
{
    m_choice->setObjectName(QStringLiteral("treeFilter"));
    nameChoice(*m_choice, tr("Rows that are shown"));
    m_choice->setToolTip(tr("Accounts above a row that is shown stay. Escape shows all."));
    m_choice->addItem(tr("All rows"), static_cast<int>(TreeFilter::All));
    m_choice->addItem(tr("Only changed"), static_cast<int>(TreeFilter::Changed));
    m_choice->addItem(tr("Only over-served"), static_cast<int>(TreeFilter::OverServed));
    m_choice->addItem(tr("Only under-served"), static_cast<int>(TreeFilter::UnderServed));
    m_count->setObjectName(QStringLiteral("treeFilterCount"));
    m_none->setObjectName(QStringLiteral("treeFilterNone"));
    m_none->setWordWrap(true);
    m_showAll->setObjectName(QStringLiteral("showAllRows"));
    m_showAll->setShortcut(Qt::Key_Escape);
    m_showAll->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    scope->addAction(m_showAll);
    auto* line = new QHBoxLayout;
    line->setSpacing(gapInside);
    line->addWidget(m_choice);
    line->addWidget(m_count, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapInside / 2, gapInside / 2, gapInside / 2, gapInside / 2);
    layout->setSpacing(gapInside / 2);
    layout->addLayout(line);
    layout->addWidget(m_none);
    connect(m_choice, &QComboBox::activated, this, [this] {
        m_filter->setFilter(static_cast<TreeFilter>(m_choice->currentData().toInt()));
        refresh(); // without rows nothing is filtered
    });
    connect(m_showAll, &QAction::triggered, this, [this] { m_filter->setFilter(TreeFilter::All); });
    connect(m_filter, &TreeRowFilter::changed, this, &FilterBar::refresh);
    refresh();
}

void FilterBar::refresh()
{
    const auto filter = m_filter->filter();
    const bool isFiltering = filter != TreeFilter::All;
    m_choice->setCurrentIndex(m_choice->findData(static_cast<int>(filter)));
    m_showAll->setEnabled(isFiltering);
    m_count->setVisible(isFiltering);
    m_count->setText(tr("%Ln row(s)", nullptr, m_filter->hits()));
    m_none->setVisible(isFiltering && m_filter->hits() == 0);
    m_none->setText(noneWords());
}

QString FilterBar::noneWords() const
{
    switch (m_filter->filter()) {
    case TreeFilter::All:
        break;
    case TreeFilter::Changed:
        return tr("No row is changed. Escape shows all.");
    case TreeFilter::OverServed:
        return tr("No row is over-served. Escape shows all.");
    case TreeFilter::UnderServed:
        return tr("No row is under-served. Escape shows all.");
    }
    return {};
}

} // namespace fairlead::views
