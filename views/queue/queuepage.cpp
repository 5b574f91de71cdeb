// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/queue/queuepage.h"

#include "models/document/scenariodocument.h"
#include "models/queue/jobtermsmodel.h"
#include "models/queue/queuemodel.h"
#include "models/words/valueformat.h"
#include "views/queue/jobpanel.h"
#include "views/queue/queuetable.h"
#include "views/queue/whypanel.h"
#include "views/theme/textsizes.h"
#include "views/widgets/emptystate.h"
#include "views/widgets/factorlegend.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

namespace fairlead::views {

namespace valueformat = models::valueformat;
using models::QueueModel;

QueuePage::QueuePage(models::ScenarioDocument* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_terms(new models::JobTermsModel(document, this))
    , m_model(new QueueModel(document, this))
    , m_filter(new QLineEdit(this))
    , m_filterDelay(new QTimer(this))
    , m_count(new QLabel(this))
    , m_table(new QueueTable(m_model, this))
    , m_stack(new QStackedWidget(this))
    , m_why(new WhyPanel(document, this))
{
    auto* empty = new EmptyState(this);
    empty->setText(tr("No pending jobs in this snapshot"),
                   tr("Refresh (F5), or open a capture that holds jobs (Ctrl+O)."));
    auto* split = new QSplitter(Qt::Vertical, this);
    split->setObjectName(QStringLiteral("queueSplitter"));
    split->setChildrenCollapsible(false);
    m_stack->addWidget(m_table);
    m_stack->addWidget(empty);
    split->addWidget(m_stack);
    split->addWidget(makeBottom());
    split->setStretchFactor(0, 2);
    split->setStretchFactor(1, 1);
    split->setSizes({520, 240});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, gapBetween, gapEdge, gapInside);
    layout->setSpacing(gapInside);
    layout->addWidget(makeTop());
    auto* legend = new FactorLegend(this);
    layout->addWidget(legend);
    const auto nameParts = [this, legend] { legend->setPolicy(m_document->policy()); };
    connect(m_document, &models::ScenarioDocument::snapshotShown, legend, nameParts);
    connect(m_document, &models::ScenarioDocument::policyChanged, legend, nameParts);
    nameParts();
    layout->addWidget(split, 1);
    connect(legend, &FactorLegend::partActivated, m_chart, &JobPanel::openPart);

    m_filterDelay->setSingleShot(true);
    m_filterDelay->setInterval(120);
    connect(m_filterDelay, &QTimer::timeout, this, &QueuePage::applyFilter);
    connect(m_filter, &QLineEdit::textChanged, this, [this] { m_filterDelay->start(); });
    connect(m_table, &QueueTable::selectionChangedTo, this, &QueuePage::onSelection);
    connect(m_model, &QueueModel::arranged, this, &QueuePage::refreshCount);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        onSelection({});
        refreshCount();
    });
    connect(document, &models::ScenarioDocument::snapshotChanged, this,
            [this] { onSelection(m_table->selectedRows()); });
    connect(document, &models::ScenarioDocument::scenarioChanged, this,
            [this] { m_table->showChanges(m_document->isEdited()); });
    onSelection({});
    refreshCount();
}

QWidget* QueuePage::makeTop()
{
    auto* top = new QWidget(this);
    auto* title = new QLabel(tr("Who runs next, and why"), top);
    setTextSize(*title, TextSize::Title);
    setTextSize(*m_count, TextSize::Secondary);
    m_count->setObjectName(QStringLiteral("queueCount"));
    m_filter->setObjectName(QStringLiteral("queueFilter"));
    m_filter->setAccessibleName(tr("Filter the queue"));
    m_filter->setPlaceholderText(tr("Job, user, account, partition …"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setMaximumWidth(280);
    auto* layout = new QHBoxLayout(top);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gapBetween);
    layout->addWidget(title);
    layout->addStretch();
    layout->addWidget(m_count);
    layout->addWidget(m_filter, 1);
    return top;
}

QWidget* QueuePage::makeBottom()
{
    m_chart = new JobPanel(m_document, m_terms, this);
    m_why->setContentsMargins(0, gapInside, 0, 0);
    auto* bottom = new QSplitter(Qt::Horizontal, this);
    bottom->setObjectName(QStringLiteral("queueDetailSplitter"));
    bottom->setChildrenCollapsible(false);
    bottom->setHandleWidth(gapEdge);
    bottom->addWidget(m_chart);
    bottom->addWidget(m_why);
    bottom->setStretchFactor(0, 3);
    bottom->setStretchFactor(1, 2);
    return bottom;
}

void QueuePage::applyFilter()
{
    auto filter = m_model->filter();
    filter.text = m_filter->text().trimmed().toStdString();
    m_model->setFilter(filter);
    refreshCount();
}

void QueuePage::onSelection(const std::vector<RowIndex>& rows)
{
    m_terms->setRows(rows);
    m_why->setRows(rows);
    m_chart->setVisible(!rows.empty());
}

void QueuePage::refreshCount()
{
    const int shown = m_model->rowCount();
    const int total = m_model->totalCount();
    m_stack->setCurrentIndex(total == 0 ? 1 : 0);
    const auto all = valueformat::count(static_cast<qulonglong>(total));
    m_count->setText(
        shown == total
            ? tr("%n row(s)", nullptr, total)
            : tr("%1 of %2 rows").arg(valueformat::count(static_cast<qulonglong>(shown)), all));
}

void QueuePage::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void QueuePage::selectEntry(RowIndex entry)
{
    m_table->selectEntry(entry);
}

} // namespace fairlead::views
