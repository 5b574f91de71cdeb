// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/queue/queuepage.h"

#include "engine/cluster/knownqueue.h"
#include "models/document/scenariodocument.h"
#include "models/evaluation/digest.h"
#include "models/queue/jobtermsmodel.h"
#include "models/queue/queuemodel.h"
#include "models/words/listwords.h"
#include "models/words/valueformat.h"
#include "views/queue/jobpanel.h"
#include "views/queue/placetable.h"
#include "views/queue/placeview.h"
#include "views/queue/queuetable.h"
#include "views/queue/whypanel.h"
#include "views/theme/textsizes.h"
#include "views/widgets/cells/factorlegend.h"
#include "views/widgets/tables/charttwin.h"
#include "views/widgets/texts/emptystate.h"
#include "views/widgets/texts/plainlabel.h"
#include "views/widgets/texts/textwithbuttons.h"
#include "views/widgets/turningsplitter.h"

#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace fairlead::views {

namespace valueformat = models::valueformat;
using models::QueueModel;

namespace {
constexpr int linesOfTable = 7; // its titles, and jobs to compare
} // namespace

QueuePage::QueuePage(models::ScenarioDocument* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_terms(new models::JobTermsModel(document, this))
    , m_model(new QueueModel(document, this))
    , m_count(new PlainLabel(this))
    , m_table(new QueueTable(m_model, m_terms, this))
    , m_stack(new QStackedWidget(this))
    , m_empty(new EmptyState(document, this))
    , m_noHits(new EmptyState(this))
    , m_why(new WhyPanel(document, this))
{
    auto* split = new QSplitter(Qt::Vertical, this);
    split->setObjectName(QStringLiteral("queueSplitter"));
    split->setChildrenCollapsible(false);
    m_noHits->setObjectName(QStringLiteral("noHits"));
    m_stack->setObjectName(QStringLiteral("queueStack"));
    m_stack->setMinimumHeight(linesOfTable * fontMetrics().lineSpacing());
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_noHits);
    split->addWidget(m_stack);
    split->addWidget(makeBottom());
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    split->setSizes({450, 300}); // below, some sentences of why
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
    connect(legend, &FactorLegend::partActivated, this, [this](int part) {
        m_details->setCurrentWidget(m_chart);
        m_chart->openPart(part);
    });

    connect(m_table, &QueueTable::selectionChangedTo, this, [this](const auto& rows) {
        m_terms->forgetAbsent();
        onSelection(rows);
    });
    connect(m_table, &QueueTable::accountRequested, this, &QueuePage::accountRequested);
    connect(m_table, &QueueTable::reachRequested, this, &QueuePage::reachRequested);
    connect(m_table, &QueueTable::planRequested, this, &QueuePage::planRequested);
    connect(m_table, &QueueTable::overtakingRequested, this, &QueuePage::overtakingRequested);
    setFocusProxy(m_table);
    connect(m_model, &QueueModel::arranged, this, &QueuePage::refreshCount);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        onSelection({});
        refreshCount();
    });
    connect(document, &models::ScenarioDocument::snapshotChanged, this,
            [this] { onSelection(m_table->selectedRows()); });
    onSelection({});
    refreshCount();
}

QWidget* QueuePage::makeTop()
{
    auto* title = new PlainLabel(tr("Who is first in rank, and why"), this);
    setTextSize(*title, TextSize::Title);
    setTextSize(*m_count, TextSize::Secondary);
    m_count->setObjectName(QStringLiteral("queueCount"));
    m_count->setToolTip(
        models::inARow({tr("A job that waits in several partitions has a row for each."),
                        tr("Who is held back is held, or not yet eligible.")}));
    return new TextWithButtons(title, {m_count}, this);
}

QWidget* QueuePage::makeBottom()
{
    m_chart = new JobPanel(m_document, m_terms, this);
    m_place = new PlaceView(m_document, this);
    m_details = new QTabWidget(this);
    m_details->setObjectName(QStringLiteral("queueDetails"));
    m_details->setAccessibleName(tr("Selected jobs"));
    m_details->setDocumentMode(true);
    m_details->addTab(m_chart, m_chart->title());
    m_placeTwin
        = new ChartTwin(QStringLiteral("place"), m_place, new PlaceTable(m_place, this), this);
    m_details->addTab(m_placeTwin, tr("Place", "of jobs in the queue"));
    m_details->setCornerWidget(makeTools());
    connect(m_chart, &JobPanel::titleChanged, this,
            [this] { m_details->setTabText(0, m_chart->title()); });
    connect(m_details, &QTabWidget::tabBarClicked, this,
            [this](int tab) { m_prefersPlace = tab == 1; });
    m_details->tabBar()->setElideMode(Qt::ElideNone); // there is room for their names at least
    m_details->setUsesScrollButtons(false);
    m_why->setContentsMargins(0, gapInside, 0, 0);
    auto* bottom = new TurningSplitter(this);
    bottom->setObjectName(QStringLiteral("queueDetailSplitter"));
    bottom->setChildrenCollapsible(false);
    bottom->setHandleWidth(gapEdge);
    bottom->addWidget(m_details);
    bottom->addWidget(m_why);
    // A bar is read at half the width; sentences are not.
    bottom->setStretchFactor(0, 1);
    bottom->setStretchFactor(1, 1);
    bottom->setSizes({500, 500});
    return bottom;
}

/// Those of the tab that is on top.
QWidget* QueuePage::makeTools()
{
    auto* tools = new QStackedWidget(this);
    tools->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Maximum);
    tools->addWidget(m_chart->tools());
    tools->addWidget(m_placeTwin->button());
    connect(m_details, &QTabWidget::currentChanged, tools, &QStackedWidget::setCurrentIndex);
    return tools;
}

void QueuePage::search(const QString& text)
{
    const auto query = models::SearchQuery::parse(text);
    const bool isOther = query != m_model->query();
    m_model->setQuery(query);
    m_noHits->setText(tr("No job is found by “%1”").arg(text), adviceOn(text));
    if (isOther)
        m_table->showHits();
    refreshCount();
}

QString QueuePage::adviceOn(const QString& text) const
{
    const auto unknown = models::unknownField(text);
    if (!unknown.isEmpty())
        return tr("There is no field %1:, so it is looked for as a word. The fields are %2.")
            .arg(unknown, models::listed(models::searchFields()));
    if (const auto unclear = m_model->unclearJobs(); !unclear.isEmpty())
        return tr("No job number: %1. After job: stand numbers, ranges such as 5-9 or 5-, tasks of "
                  "an array such as 12_3, and parts with a star such as 41*.")
            .arg(models::listed(unclear));
    return tr("Escape in the search box shows all of them. A field such as user: needs "
              "the whole name; with a star, ann*, a part is enough.");
}

QString QueuePage::searchFault() const
{
    const auto unclear = m_model->unclearJobs();
    return unclear.isEmpty() ? QString() : tr("no job number: %1").arg(models::listed(unclear));
}

void QueuePage::onSelection(const std::vector<RowIndex>& rows)
{
    m_terms->setRows(rows);
    m_why->setRows(rows);
    m_place->setRows(rows);
    m_details->setTabEnabled(0, !rows.empty());
    m_details->setCurrentIndex(rows.empty() || m_prefersPlace ? 1 : 0);
}

void QueuePage::setLimits(std::shared_ptr<const Result<replay::Limits>> limits)
{
    m_why->setLimits(std::move(limits));
}

void QueuePage::refreshCount()
{
    const int shown = m_model->rowCount();
    const int total = m_model->totalCount();
    sayOfWhen();
    m_stack->setCurrentIndex(total == 0 ? 1 : shown == 0 && !m_model->query().isEmpty() ? 2 : 0);
    const auto count = !isKnown() ? tr("jobs not known")
        : shown == total          ? allText(total)
                                  : partText(shown, total);
    const auto fault = searchFault();
    m_count->setText(fault.isEmpty()
                         ? count
                         : tr("%1, %2", "3 of 9 rows, no job number: abc").arg(count, fault));
}

/// A kept reading may be older than the moment that was asked for.
void QueuePage::sayOfWhen()
{
    if (!m_document->hasSnapshot())
        return;
    const auto& snapshot = *m_document->baseSnapshot();
    if (!isKnown()) {
        m_empty->setText(tr("Which jobs wait is not known"),
                         tr("The source has no list of jobs that could be read. Open one that has "
                            "it (Ctrl+O), or go back on the time line (Ctrl+T)."));
        return;
    }
    const auto advice = tr("Refresh (F5), go back on the time line (Ctrl+T), or open a capture "
                           "that holds jobs (Ctrl+O).");
    const auto moment = snapshot.takenAt != 0 ? snapshot.takenAt : m_document->now();
    const auto when = valueformat::moment(moment);
    m_empty->setText(tr("No pending jobs in this snapshot"),
                     when.isEmpty() ? advice
                         : snapshot.basis == Basis::Rebuilt
                         ? models::inARow({tr("It is rebuilt for %1.").arg(when), advice})
                         : models::inARow({tr("It is as read %1.").arg(when), advice}));
}

bool QueuePage::isKnown() const
{
    return !m_document->hasSnapshot() || isQueueKnown(*m_document->baseSnapshot());
}

QString QueuePage::allText(int total) const
{
    const int pending = m_model->pendingCount();
    const int running = m_model->jobCount() - pending;
    const auto& digest = m_document->outcome().digest;
    const int waiting = digest ? std::min(static_cast<int>(digest->figures.jobsWaiting), pending)
                               : pending; // the same number as on the first page
    QStringList counts{tr("%Ln waiting", "jobs of the queue", waiting)};
    if (pending > waiting)
        counts << tr("%Ln held back", "jobs of the queue", pending - waiting);
    if (running > 0)
        counts << tr("%Ln running", "jobs of the queue", running);
    const auto states = models::listed(counts);
    if (total == m_model->jobCount())
        return counts.size() == 1 ? tr("%Ln job(s)", nullptr, waiting) : states;
    // A row is of a job in one of its partitions.
    const auto rows = tr("%1 in %Ln row(s)", "8 jobs in 12 rows", total)
                          .arg(tr("%Ln job(s)", nullptr, m_model->jobCount()));
    return counts.size() == 1 ? rows : models::headed(rows, states);
}

/// Jobs that ask for several partitions have several rows.
QString QueuePage::partText(int shown, int total) const
{
    const auto rows = tr("%1 of %2 rows")
                          .arg(valueformat::count(static_cast<qulonglong>(shown)),
                               valueformat::count(static_cast<qulonglong>(total)));
    const int jobs = m_model->shownJobCount();
    return jobs == shown ? rows : tr("%1, %Ln job(s)", "161 of 446 rows", jobs).arg(rows);
}

QStringList QueuePage::tableChoices() const
{
    return m_table->choices();
}

void QueuePage::setTableChoices(const QStringList& choices)
{
    m_table->setChoices(choices);
}

void QueuePage::fillMenu(QMenu& menu)
{
    m_table->fillMenu(menu);
}

void QueuePage::selectNext(int step)
{
    m_table->selectNext(step);
}

void QueuePage::selectEntry(RowIndex entry)
{
    m_table->selectEntry(entry);
}

} // namespace fairlead::views
