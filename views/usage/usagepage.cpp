// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/usage/usagepage.h"

#include "models/document/scenariodocument.h"
#include "models/lists/usagemodel.h"
#include "models/pies/slicelayout.h"
#include "models/words/messagewords.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"
#include "views/theme/textsizes.h"
#include "views/usage/periodchooser.h"
#include "views/widgets/breadcrumb.h"
#include "views/widgets/cells/servedbardelegate.h"
#include "views/widgets/inputs/choicename.h"
#include "views/widgets/pies/piepair.h"
#include "views/widgets/tables/columnfitter.h"
#include "views/widgets/tables/tables.h"
#include "views/widgets/texts/emptystate.h"
#include "views/widgets/texts/plainlabel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace fairlead::views {

using models::UsageModel;

namespace {
constexpr int linesOfPies = 10; // of text: headings, a circle and what its colours mean
} // namespace

UsagePage::UsagePage(models::ScenarioDocument* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new UsageModel(this))
    , m_summary(new PlainLabel(this))
    , m_empty(new EmptyState(document, this))
    , m_stack(new QStackedWidget(this))
{
    m_summary->setObjectName(QStringLiteral("usageSummary"));
    m_summary->setWordWrap(true);
    m_stack->addWidget(makeContent());
    m_stack->addWidget(m_empty);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, gapBetween, gapEdge, gapInside);
    layout->setSpacing(gapInside);
    layout->addWidget(makeHead());
    layout->addWidget(m_summary);
    layout->addWidget(m_stack, 1);

    connect(document, &models::ScenarioDocument::snapshotReset, this, &UsagePage::onSnapshotReset);
    connect(document, &models::ScenarioDocument::evaluationChanged, this, &UsagePage::request);
    onSnapshotReset();
}

QWidget* UsagePage::makeHead()
{
    auto* head = new QWidget(this);
    auto* title = new PlainLabel(tr("Usage by account and user"), head);
    setTextSize(*title, TextSize::Title);
    title->setWordWrap(true);
    m_period = new PeriodChooser(head);
    m_tres = new QComboBox(head);
    m_tres->setObjectName(QStringLiteral("usageTres"));
    nameChoice(*m_tres, tr("What is counted"));
    m_tres->setToolTip(tr("What is counted: the TRES that jobs were given, times their time"));
    auto* layout = new QHBoxLayout(head);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gapBetween);
    layout->addWidget(title, 1);
    layout->addWidget(m_tres);
    layout->addWidget(m_period);
    connect(m_period, &PeriodChooser::periodChanged, this, &UsagePage::request);
    connect(m_tres, &QComboBox::currentIndexChanged, this, &UsagePage::request);
    return head;
}

QWidget* UsagePage::makeContent()
{
    auto* top = new QWidget(this);
    m_path = new Breadcrumb(top);
    m_pies = new PiePair(top);
    m_pies->setMinimumHeight(linesOfPies * fontMetrics().lineSpacing());
    auto* layout = new QVBoxLayout(top);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gapInside);
    layout->addWidget(m_path);
    layout->addWidget(m_pies, 1);
    m_table = new QTreeView(this);
    setUpTree(*m_table, QStringLiteral("usageTable"), tr("Usage of the period in numbers"));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection); // to copy them
    m_table->setModel(m_model);
    m_table->setItemDelegateForColumn(UsageModel::PartColumn, new ServedBarDelegate(m_table));
    new ColumnFitter(m_table,
                     {.names = {UsageModel::AccountColumn},
                      .stretched = {UsageModel::AccountColumn, UsageModel::PartColumn},
                      .givingWay = {UsageModel::PromisedColumn, UsageModel::DifferenceColumn}});
    auto* split = new QSplitter(Qt::Vertical, this);
    split->setObjectName(QStringLiteral("usageSplitter"));
    split->setChildrenCollapsible(false);
    split->setHandleWidth(gapBetween);
    split->addWidget(top);
    split->addWidget(m_table);
    setFocusProxy(m_table);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 4);
    connect(m_pies, &PiePair::accountRequested, this, &UsagePage::openAccount);
    connect(m_path, &Breadcrumb::stepRequested, this, &UsagePage::goToStep);
    connect(m_pies, &PiePair::upRequested, this, [this] {
        const auto view = m_model->view();
        const auto path = view ? models::pathTo(view->evaluation->snapshot(), m_account)
                               : std::vector<AssocIndex>();
        if (!path.empty())
            goToStep(static_cast<int>(path.size()) - 1);
    });
    connect(m_table, &QTreeView::activated, this, [this](const QModelIndex& index) {
        const auto assoc = index.data(models::AssocRole);
        if (assoc.isValid() && !index.data(models::IsUserRole).toBool())
            openAccount(AssocIndex(assoc.toUInt()));
    });
    return split;
}

UsagePeriod UsagePage::period() const
{
    return m_period->period();
}

QString UsagePage::tres() const
{
    const auto chosen = m_tres->currentData().toString();
    return chosen.isEmpty() ? QStringLiteral("cpu") : chosen;
}

void UsagePage::onSnapshotReset()
{
    m_model->setView(nullptr);
    m_account = AssocIndex(0);
    setCanAsk(m_document->hasSnapshot());
    m_summary->hide();
    m_stack->setCurrentWidget(m_empty);
    m_empty->setText(tr("No usage to show"),
                     tr("Open a capture folder with usage.txt, a database of slurmdbd or the demo "
                        "cluster (Ctrl+O)."));
    if (!m_document->hasSnapshot())
        return;
    request();
}

void UsagePage::setTres(const std::vector<std::string>& names)
{
    if (names == m_names)
        return;
    m_names = names;
    const QSignalBlocker blocker(m_tres);
    const auto before = tres();
    m_tres->clear();
    for (const auto& name : names)
        m_tres->addItem(name == "cpu" ? tr("CPU") : models::shownText(name),
                        models::exactText(name));
    m_tres->setCurrentIndex(std::max(0, m_tres->findData(before)));
}

void UsagePage::request()
{
    m_isAsked = false;
    if (m_document->evaluation() == nullptr)
        return;
    // Reports have this period too, whether or not the page was ever seen. Of a coming moment what
    // has been used until the reading is known.
    const auto& read = *m_document->baseSnapshot();
    m_period->setNow(read.shownAt(std::min(m_document->now(), read.computedAt)));
    m_isAsked = isVisible();
    if (!m_isAsked)
        return;
    m_empty->setText(tr("Reading the usage …"), {});
    emit usageRequested();
}

void UsagePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_isAsked)
        request();
}

void UsagePage::setCanAsk(bool canAsk)
{
    m_period->setEnabled(canAsk);
    m_tres->setEnabled(canAsk);
}

void UsagePage::showProblem(const QString& title, const QString& advice, bool isOfEveryPeriod)
{
    setCanAsk(!isOfEveryPeriod);
    m_summary->hide();
    m_empty->setText(title, advice);
    m_stack->setCurrentWidget(m_empty);
}

void UsagePage::showUsage(const std::shared_ptr<const models::UsageView>& view)
{
    setCanAsk(true);
    m_model->setView(view);
    m_table->expandToDepth(1);
    const auto& usage = view->usage;
    QStringList summary{tr("%1 %2 from %3 to %4", "amount, unit, moments")
                            .arg(m_model->amount(usage.rows.front().seconds[0]), m_model->unit(),
                                 models::valueformat::moment(usage.period.from),
                                 models::valueformat::moment(usage.period.to))};
    if (m_document->isEdited())
        summary << tr("Promised is what the shares promised then, without the changes of the "
                      "scenario.");
    summary << models::sentencesOf(view->notes);
    m_summary->setText(summary.join(QLatin1Char('\n')));
    m_summary->show();
    if (m_account.at() >= view->evaluation->snapshot().assocs.size())
        m_account = AssocIndex(0);
    m_stack->setCurrentIndex(0);
    refreshPies();
}

void UsagePage::goToStep(int depth)
{
    const auto path = models::pathTo(m_model->view()->evaluation->snapshot(), m_account);
    openAccount(depth == 0 ? AssocIndex(0) : path[static_cast<std::size_t>(depth) - 1]);
}

void UsagePage::openAccount(AssocIndex account)
{
    m_account = account;
    refreshPies();
}

QString UsagePage::nameOf(AssocIndex assoc) const
{
    const auto& snapshot = m_model->view()->evaluation->snapshot();
    return models::shownText(assoc.value == 0 && !snapshot.cluster.empty()
                                 ? snapshot.cluster
                                 : models::assocLabel(snapshot, assoc));
}

void UsagePage::refreshPies()
{
    const auto view = m_model->view();
    if (!view)
        return;
    const auto layoutOf = [view](AssocIndex account) {
        return models::sliceLayout(*view->evaluation, *view->served, *view->colours, account);
    };
    const auto layout = layoutOf(m_account);
    m_pies->setContent(
        layout,
        {.account = nameOf(m_account),
         .hangsOn = layout.hangsOn.isValid() ? nameOf(layout.hangsOn) : QString(),
         .usage = tr("%1 %2", "amount, unit").arg(m_model->amount(layout.usage), m_model->unit()),
         .verdict =
             [view](AssocIndex assoc) {
                 return models::valueformat::verdict(view->served->served(assoc));
             },
         .members = layoutOf,
         .isOfPeriod = true});
    QStringList path{nameOf(AssocIndex(0))};
    for (const auto step : models::pathTo(view->evaluation->snapshot(), m_account))
        path << nameOf(step);
    m_path->setPath(path);
}

} // namespace fairlead::views
