// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/outlook/outlookpage.h"

#include "models/document/scenariodocument.h"
#include "models/outlook/coursemodel.h"
#include "models/outlook/outlookmodel.h"
#include "models/words/replaywords.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"
#include "views/outlook/dumbbellview.h"
#include "views/outlook/outlookchoices.h"
#include "views/outlook/outlookfacts.h"
#include "views/outlook/outlookscenarios.h"
#include "views/outlook/outlookstate.h"
#include "views/outlook/ribbonview.h"
#include "views/outlook/shapemapview.h"
#include "views/outlook/starvingdialog.h"
#include "views/outlook/waitbarsview.h"
#include "views/theme/textsizes.h"
#include "views/widgets/inputs/choicename.h"
#include "views/widgets/pagehead.h"
#include "views/widgets/partdone.h"
#include "views/widgets/stopbutton.h"
#include "views/widgets/tables/charttwin.h"
#include "views/widgets/tables/tables.h"
#include "views/widgets/texts/emptystate.h"
#include "views/widgets/texts/plainlabel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace fairlead::views {

using models::OutlookFigure;
using models::OutlookModel;
using replay::Grouping;

namespace {
constexpr int charactersOfTitle = 16; // in a line
constexpr int linesOfChart = 12;
constexpr int linesOfRoom = 44; // of a page that shows facts and a chart beside each other

/// The place of the chart that shows it.
int chartOf(OutlookFigure figure, Grouping by)
{
    enum
    {
        Dumbbells,
        WaitBars,
        Ribbons,
        ShapeMap
    };
    if (models::isCourse(figure))
        return Ribbons;
    if (figure == OutlookFigure::WaitParts)
        return WaitBars;
    return by == Grouping::Shape ? ShapeMap : Dumbbells;
}

QString outdatedText(Outdated why)
{
    switch (why) {
    case Outdated::No:
    case Outdated::Settings:
        break;
    case Outdated::Moment:
        return OutlookPage::tr("The time line stands at another moment: Run replays what belongs "
                               "to that, in about %1.");
    case Outdated::Reading:
        return OutlookPage::tr("The source has been read again since: Run replays the newer "
                               "history, in about %1.");
    }
    return OutlookPage::tr("This is of other settings: Run computes it anew, in about %1.");
}
} // namespace

OutlookPage::OutlookPage(models::ScenarioDocument* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new OutlookModel(this))
    , m_courses(new models::CourseModel(this))
    , m_period(new PlainLabel(this))
    , m_state(new OutlookState(this))
    , m_facts(new OutlookFacts(this))
    , m_empty(new EmptyState(document, this))
    , m_stack(new QStackedWidget(this))
{
    m_period->setObjectName(QStringLiteral("outlookPeriod"));
    m_period->setToolTip(tr("Which part of the history was replayed"));
    m_period->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(m_facts, &OutlookFacts::tableRequested, this, &OutlookPage::showFound);
    auto* head = makeHead();
    m_stack->addWidget(makeContent());
    m_stack->addWidget(m_empty);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, gapBetween, gapEdge, gapInside);
    layout->setSpacing(gapInside);
    layout->addWidget(head);
    auto* line = new QHBoxLayout;
    line->setSpacing(gapBetween);
    line->addWidget(m_period);
    line->addWidget(m_state, 1);
    line->addWidget(m_progress);
    layout->addLayout(line);
    layout->addWidget(m_stack, 1);
    connect(document, &models::ScenarioDocument::snapshotReset, this,
            &OutlookPage::onSnapshotReset);
    onSnapshotReset();
}

void OutlookPage::setWhyNoRun(const QString& why)
{
    m_run->setEnabled(why.isEmpty());
    m_run->setToolTip(why.isEmpty()
                          ? tr("Replays the recorded jobs under each policy, as Slurm would have "
                               "run them: ten times each, from different phases")
                          : why);
}

QComboBox* OutlookPage::makeChoice(const QString& name, const QString& accessibleName)
{
    auto* box = new QComboBox(this);
    box->setObjectName(name);
    nameChoice(*box, accessibleName);
    box->setToolTip(accessibleName);
    return box;
}

QWidget* OutlookPage::makeHead()
{
    auto* controls = new QWidget;
    auto* title = new PlainLabel(tr("How long jobs would have waited"));
    setTextSize(*title, TextSize::Title);
    title->setWordWrap(true);
    title->setMinimumWidth(charactersOfTitle * title->fontMetrics().averageCharWidth());
    m_days = makeChoice(QStringLiteral("outlookDays"), tr("Which part of the history is replayed"));
    for (const int days : {7, 14, 30, 90})
        m_days->addItem(tr("Last %Ln day(s)", nullptr, days), days);
    m_days->addItem(tr("All of the history"), 0);
    m_days->setCurrentIndex(m_days->count() - 1);
    m_run = new QPushButton(tr("&Run"), controls);
    m_run->setObjectName(QStringLiteral("outlookRun"));
    setWhyNoRun({});
    m_cancel = new StopButton(tr("Stop"), controls);
    m_cancel->setObjectName(QStringLiteral("outlookStop"));
    m_progress = new QProgressBar(this);
    m_progress->setObjectName(QStringLiteral("outlookProgress"));
    m_progress->setAccessibleName(tr("Progress of the replays"));
    m_progress->setMaximumSize(160, m_state->minimumHeight()); // in its place: nothing moves
    auto* layout = new QHBoxLayout(controls);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gapBetween);
    m_scenarios = new OutlookScenarios(m_document, controls);
    connect(m_scenarios, &OutlookScenarios::changed, this, &OutlookPage::scenariosChanged);
    layout->addWidget(m_scenarios);
    layout->addWidget(m_days);
    layout->addWidget(m_run);
    layout->addWidget(m_cancel);
    connect(m_run, &QPushButton::clicked, this, &OutlookPage::runRequested);
    connect(m_cancel, &QPushButton::clicked, this, &OutlookPage::cancelRequested);
    connect(m_days, &QComboBox::currentIndexChanged, this, &OutlookPage::daysChanged);
    setFocusProxy(m_run);
    showRunning(false);
    return new PageHead(title, controls, this);
}

QWidget* OutlookPage::makeContent()
{
    auto* content = new QWidget(this);
    m_choices = new OutlookChoices(content);
    connect(m_choices, &OutlookChoices::changed, this, &OutlookPage::refresh);

    m_charts = new QStackedWidget(content);
    m_shapes = new ShapeMapView(m_model);
    for (auto* chart :
         {static_cast<QWidget*>(new DumbbellView(m_model)),
          static_cast<QWidget*>(new WaitBarsView(m_model)),
          static_cast<QWidget*>(new RibbonView(m_courses)), static_cast<QWidget*>(m_shapes)}) {
        auto* scroll = new QScrollArea(m_charts);
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setWidgetResizable(true);
        scroll->setFocusPolicy(Qt::NoFocus); // the chart has it
        scroll->setAccessibleName(chart->accessibleName());
        scroll->setWidget(chart);
        m_charts->addWidget(scroll);
    }
    m_table = new QTreeView(content);
    setUpTable(*m_table, QStringLiteral("outlookTable"), tr("The outlook in numbers"));
    m_table->setModel(m_model);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_twin = new ChartTwin(QStringLiteral("outlook"), m_charts, m_table, content);
    auto* buttons = new QWidget(content);
    auto* inLine = new QHBoxLayout(buttons);
    inLine->setContentsMargins(0, 0, 0, 0);
    inLine->setSpacing(gapBetween);
    m_starving = new StarvingButton(buttons);
    inLine->addWidget(m_starving);
    inLine->addWidget(m_facts->button());
    inLine->addWidget(m_twin->button());
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gapInside);
    layout->addWidget(m_facts);
    layout->addWidget(new PageHead(m_choices, buttons, content));
    layout->addWidget(m_twin, 1);
    // With large letters the facts alone may fill a small window: then all of it scrolls.
    m_twin->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_twin->setMinimumHeight(linesOfChart * fontMetrics().lineSpacing());
    auto* scroll = new QScrollArea(this);
    scroll->setObjectName(QStringLiteral("outlookScroll"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    // Its scroll bars lie at the lower edge: all of it has to be seen, once the layout knows it.
    connect(
        m_twin->button(), &QToolButton::toggled, scroll,
        [this, scroll](bool isTable) {
            if (isTable)
                scroll->ensureWidgetVisible(m_twin, 0, 0);
        },
        Qt::QueuedConnection);
    return scroll;
}

void OutlookPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_facts->setRoom(height() >= linesOfRoom * fontMetrics().lineSpacing());
}

int OutlookPage::days() const
{
    return m_days->currentData().toInt();
}

void OutlookPage::onSnapshotReset()
{
    m_view = nullptr;
    m_starving->setView(m_view);
    m_scenarios->clear(); // they name accounts of another cluster
    m_model->show(nullptr, Grouping::Account, OutlookFigure::MeanWait);
    m_courses->show(nullptr, OutlookFigure::QueueCourse);
    m_period->hide();
    m_state->clearAll();
    m_stack->setCurrentWidget(m_empty);
    setWhyNoRun({});
    m_run->setEnabled(m_document->hasSnapshot());
    if (m_document->hasSnapshot())
        m_empty->setText(
            tr("What would another policy have done?"),
            tr("Run replays the recorded jobs under the policy as it is. With edits under "
               "What-if, or a policy opened under Compare, it shows what they change: "
               "who waits longer, who waits less, and how sure that is."));
    else
        m_empty->setText(tr("Nothing is open"),
                         tr("Open a capture folder with history.txt, a trace (*.swf), a database "
                            "of slurmdbd or the demo cluster (Ctrl+O)."));
}

void OutlookPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    emit shown();
}

void OutlookPage::showRunning(bool isRunning)
{
    const bool hadFocus = m_run->hasFocus() || m_cancel->hasFocus();
    m_run->setVisible(!isRunning);
    m_cancel->setVisible(isRunning);
    m_progress->setVisible(isRunning);
    showPartDone(*m_progress, 0.0);
    if (isRunning)
        m_state->clearAll();
    if (hadFocus)
        (isRunning ? m_cancel : m_run)->setFocus();
}

void OutlookPage::showProgress(double done)
{
    showPartDone(*m_progress, done);
    if (done <= 0.0) // the history is read
        m_progress->setFormat(tr("Preparing …"));
}

void OutlookPage::showProblem(const QString& title, const QString& advice)
{
    m_view = nullptr;
    m_starving->setView(m_view);
    m_period->hide();
    m_state->clearAll();
    m_empty->setText(title, advice);
    m_stack->setCurrentWidget(m_empty);
}

void OutlookPage::showExpected(std::optional<std::chrono::milliseconds> cost)
{
    if (m_view != nullptr)
        return;
    m_state->say(OutlookState::Wanted,
                 cost ? tr("Run takes about %1.").arg(models::aboutText(*cost)) : QString());
}

void OutlookPage::showOutdated(Outdated why, std::size_t policies)
{
    if (m_view == nullptr)
        return;
    const auto before = std::max<std::size_t>(m_view->outlook->policies.size(), 1);
    const auto expected
        = m_view->took * static_cast<std::int64_t>(policies) / static_cast<std::int64_t>(before);
    m_state->say(OutlookState::Wanted,
                 why == Outdated::No ? QString()
                                     : outdatedText(why).arg(models::aboutText(expected)));
}

void OutlookPage::showLeftOut(const QString& sentence)
{
    m_state->say(OutlookState::LeftOut, sentence);
}

void OutlookPage::showStopped(int done, int all)
{
    const auto stopped = done > 0 ? tr("Stopped: this is of %1 of %2 replicas.")
                                        .arg(QLocale().toString(done), QLocale().toString(all))
        : m_view == nullptr ? tr("Stopped; there is nothing to show yet.")
                            : tr("Stopped; what is shown is the run before.");
    m_state->say(OutlookState::Stopped, stopped);
}

void OutlookPage::showEmptyPeriod(const replay::Period& period, const replay::Period& history)
{
    using models::valueformat::moment;
    showProblem(
        tr("There is no job to replay in these days"),
        tr("No job waited from %1 to %2; the history goes from %3 to %4. Choose other days, "
           "or another moment of the time line.")
            .arg(moment(period.from), moment(period.to), moment(history.from), moment(history.to)));
}

void OutlookPage::showNoHistory(const QString& why)
{
    showProblem(tr("There is no history to replay"), why);
    setWhyNoRun(why);
}

void OutlookPage::showOutlook(const std::shared_ptr<const models::OutlookView>& view)
{
    m_view = view;
    m_period->setText(tr("Replayed: %1 – %2", "the first and the last moment")
                          .arg(models::valueformat::bareMoment(view->outlook->from),
                               models::valueformat::moment(view->outlook->to)));
    m_period->show();
    m_state->clearAll();
    m_stack->setCurrentIndex(0);
    refresh();
}

void OutlookPage::showFound()
{
    m_choices->choose(OutlookFigure::MeanWait, Grouping::Account);
    m_twin->showTable(true);
    m_table->setFocus(Qt::OtherFocusReason);
}

void OutlookPage::refresh()
{
    if (m_view == nullptr)
        return;
    m_facts->show(*m_view);
    const auto figure = m_choices->figure();
    const auto by = m_choices->grouping();
    m_starving->setVisible(figure == OutlookFigure::Starving);
    m_starving->setView(m_view);
    m_choices->setPolicies(models::outlookPolicyNames(*m_view));
    m_shapes->setFigureName(m_choices->figureName());
    m_shapes->setPolicy(m_choices->policy());
    m_model->show(m_view, by, figure);
    m_courses->show(m_view, figure);
    auto* shown = models::isCourse(figure) ? static_cast<QAbstractItemModel*>(m_courses) : m_model;
    if (m_table->model() != shown)
        m_table->setModel(shown);
    m_charts->setCurrentIndex(chartOf(figure, by));
}

} // namespace fairlead::views
