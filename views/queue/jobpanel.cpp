// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/queue/jobpanel.h"

#include "engine/priority/traits.h"
#include "models/document/scenariodocument.h"
#include "models/queue/jobtermsmodel.h"
#include "models/queue/subtermsmodel.h"
#include "models/words/valueformat.h"
#include "views/queue/jobchart.h"
#include "views/theme/textsizes.h"
#include "views/widgets/breadcrumb.h"
#include "views/widgets/cells/factorlegend.h"
#include "views/widgets/tables/charttwin.h"
#include "views/widgets/tables/tables.h"
#include "views/widgets/texts/plainlabel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace fairlead::views {

JobPanel::JobPanel(models::ScenarioDocument* document, models::JobTermsModel* terms,
                   QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_subs(new models::SubTermsModel(document, terms, this))
    , m_terms(terms)
    , m_tools(new QWidget(this))
    , m_drawn(new PlainLabel(this))
    , m_partless(new PlainLabel(
          tr("No factor counts under this policy: the priority has no parts."), this))
    , m_path(new Breadcrumb(this))
    , m_legend(new FactorLegend(this))
    , m_tables(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("jobPanel"));
    m_tables->addWidget(
        makeTable(QStringLiteral("jobTermsTable"), tr("Selected jobs in numbers"), terms));
    m_subTable = makeTable(QStringLiteral("subTermsTable"),
                           tr("One part of the selected jobs in numbers"), m_subs);
    m_tables->addWidget(m_subTable);
    m_chart = new JobChart(terms, m_subs, this);
    auto* twin = new ChartTwin(QStringLiteral("jobChart"), m_chart, m_tables, this);
    m_drawn->setObjectName(QStringLiteral("drawnJobs"));
    setTextSize(*m_drawn, TextSize::Secondary);
    m_partless->setObjectName(QStringLiteral("partlessJobs"));
    m_partless->setWordWrap(true);
    m_partless->hide();
    connect(m_chart, &JobChart::drawn, this, &JobPanel::countDrawn);
    m_path->setObjectName(QStringLiteral("jobPath"));
    m_path->setAccessibleName(tr("Path in the parts of a priority"));
    m_legend->setObjectName(QStringLiteral("jobLegend"));
    m_legend->setAccessibleName(tr("Colours of the subcomponents"));

    auto* tools = new QHBoxLayout(m_tools);
    tools->setContentsMargins(0, 0, 0, 0);
    tools->addWidget(m_drawn);
    tools->addWidget(twin->button());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_path);
    layout->addWidget(m_legend);
    layout->addWidget(m_partless);
    layout->addWidget(twin, 1);
    // A click on a bar must not delete the bar before the chart has done with the click.
    connect(
        m_chart, &JobChart::partActivated, this,
        [this](int part) {
            if (!m_subs->isOpen())
                openPart(part);
        },
        Qt::QueuedConnection);
    connect(m_path, &Breadcrumb::stepRequested, m_subs, &models::SubTermsModel::close);
    connect(m_subs, &models::SubTermsModel::changed, this, &JobPanel::refresh);
    connect(document, &models::ScenarioDocument::snapshotShown, this, &JobPanel::refresh);
    refresh();
}

QTreeView* JobPanel::makeTable(const QString& name, const QString& title, QAbstractItemModel* model)
{
    auto* table = new QTreeView(this);
    setUpTable(*table, name, title);
    table->setModel(model);
    table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    return table;
}

void JobPanel::openPart(int part)
{
    if (part >= 0)
        m_subs->open(static_cast<std::size_t>(part));
}

void JobPanel::keyPressEvent(QKeyEvent* event)
{
    const bool isBack = event->key() == Qt::Key_Escape || event->key() == Qt::Key_Backspace;
    if (isBack && m_subs->isOpen())
        m_subs->close();
    else
        QWidget::keyPressEvent(event);
}

void JobPanel::countDrawn()
{
    m_partless->setVisible(m_chart->drawnJobs() > 0 && !m_subs->isOpen() && !m_chart->hasPoints());
    const int all = m_terms->rowCount();
    const auto number
        = [](int count) { return models::valueformat::count(static_cast<qulonglong>(count)); };
    m_drawn->setVisible(m_chart->drawnJobs() < all);
    m_drawn->setText(tr("%1 of %2 drawn").arg(number(m_chart->drawnJobs()), number(all)));
    m_drawn->setToolTip(tr("The table has all of them."));
}

void JobPanel::refresh()
{
    const bool isOpen = m_subs->isOpen();
    m_path->setVisible(isOpen);
    if (isOpen)
        m_path->setPath({title(), m_subs->partName()});
    m_legend->setVisible(isOpen);
    m_legend->setParts(m_subs->names());
    m_tables->setCurrentIndex(isOpen ? 1 : 0);
    const bool hasCaps = traitsOf(m_document->policy()).hasCaps;
    for (const int column : {models::SubTermsModel::CapColumn, models::SubTermsModel::CutColumn})
        m_subTable->setColumnHidden(column, !hasCaps);
    emit titleChanged();
}

QString JobPanel::title() const
{
    return traitsOf(m_document->policy()).hasComponents ? tr("Points by component")
                                                        : tr("Points by factor");
}

} // namespace fairlead::views
