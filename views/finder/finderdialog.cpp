// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/finder/finderdialog.h"

#include "models/lists/findermodel.h"
#include "models/lists/naturalsort.h"
#include "models/words/listwords.h"
#include "models/words/replaywords.h"
#include "models/words/valueformat.h"
#include "views/finder/finderquestion.h"
#include "views/outlook/trustband.h"
#include "views/theme/textsizes.h"
#include "views/widgets/firstsize.h"
#include "views/widgets/inputs/wholespinbox.h"
#include "views/widgets/partdone.h"
#include "views/widgets/stopbutton.h"
#include "views/widgets/tables/tables.h"
#include "views/widgets/tables/wrappingheader.h"
#include "views/widgets/texts/plainlabel.h"
#include "views/widgets/texts/scrolledlabel.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace fairlead::views {

using models::FinderModel;

namespace {
constexpr int defaultCandidates = 64;
constexpr int mostCandidates = 10000;
constexpr int leastRows = 2;
} // namespace

FinderDialog::FinderDialog(QWidget* parent)
    : QDialog(parent)
    , m_question(new FinderQuestion(this))
    , m_model(new FinderModel(this))
    , m_sorted(new models::NaturalSort(this))
    , m_table(new QTreeView(this))
    , m_state(new ScrolledLabel(QStringLiteral("finderState"), this))
    , m_band(new TrustBand(this))
    , m_trust(new ScrolledLabel(QStringLiteral("finderTrust"), this))
{
    setObjectName(QStringLiteral("finderDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Find a policy"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, gapEdge, gapEdge, gapEdge);
    layout->setSpacing(gapInside);
    layout->addWidget(m_question);
    layout->addWidget(makeRunRow());
    setUpTable(*m_table, QStringLiteral("finderTable"), tr("Policies that were found"));
    m_table->setFrameShape(QFrame::StyledPanel);
    m_table->setHeader(new WrappingHeader(m_table));
    setUpHeader(*m_table->header(), QStringLiteral("finderTableHeader"));
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_sorted->setSourceModel(m_model);
    m_table->setModel(m_sorted);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_band->setObjectName(QStringLiteral("finderTrustBand"));
    auto* buttons = new QDialogButtonBox(this);
    m_try = buttons->addButton(tr("&Try it"), QDialogButtonBox::ActionRole);
    m_try->setObjectName(QStringLiteral("finderTry"));
    m_try->setToolTip(tr("Puts the settings into the scenario; the cluster is not changed"));
    m_try->setAutoDefault(false);
    auto* close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    close->setAutoDefault(false);
    layout->addWidget(m_state);
    layout->addWidget(m_band);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_trust);
    layout->addWidget(buttons);
    resizeForLetters(*this, {1120, 640});
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &FinderDialog::refreshButton);
    connect(m_table, &QTreeView::activated, this, &FinderDialog::tryIt);
    connect(m_try, &QPushButton::clicked, this, &FinderDialog::tryIt);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_question, &FinderQuestion::changed, this, [this] {
        if (!m_stop->isVisible())
            showSummary();
    });
    showRunning(false);
    refreshButton();
    // In the order in which they stand; some were made before the question.
    setTabOrder(m_stop, m_state);
    setTabOrder(m_state, m_table);
    setTabOrder(m_table, m_trust);
    setTabOrder(m_trust, m_try);
    m_question->setFocus();
}

QWidget* FinderDialog::makeRunRow()
{
    auto* row = new QWidget(this);
    m_candidates = new WholeSpinBox(2, mostCandidates, row);
    m_candidates->setObjectName(QStringLiteral("finderCandidates"));
    m_candidates->setValue(defaultCandidates);
    m_candidates->setToolTip(tr("With the present one; each is replayed ten times"));
    auto* label = new PlainLabel(tr("&Policies to try:"), row);
    label->setBuddy(m_candidates);
    m_progress = new QProgressBar(row);
    m_progress->setObjectName(QStringLiteral("finderProgress"));
    m_progress->setAccessibleName(tr("Progress of the search"));
    m_run = new QPushButton(tr("&Search"), row);
    m_run->setObjectName(QStringLiteral("finderRun"));
    m_run->setToolTip(tr("Replays the first two thirds of the recorded weeks under each policy, "
                         "and tries the best again on the last third"));
    m_run->setAutoDefault(false);
    m_stop = new StopButton(tr("Stop"), row);
    m_stop->setObjectName(QStringLiteral("finderStop"));
    m_stop->setAutoDefault(false);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gapInside);
    layout->addWidget(label);
    layout->addWidget(m_candidates);
    layout->addStretch(1);
    layout->addWidget(m_progress);
    layout->addWidget(m_run);
    layout->addWidget(m_stop);
    connect(m_candidates, &QSpinBox::valueChanged, this, [this] {
        m_isRefused = false;
        refreshExpected();
    });
    connect(m_run, &QPushButton::clicked, this, &FinderDialog::runRequested);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        emit stopRequested();
        sayStopped();
    });
    return row;
}

void FinderDialog::setCandidates(int count)
{
    m_candidates->setValue(count);
}

int FinderDialog::candidates() const
{
    return m_candidates->value();
}

void FinderDialog::showRunning(bool isRunning)
{
    m_isRefused = false;
    const bool hadFocus = m_run->hasFocus() || m_stop->hasFocus();
    m_run->setVisible(!isRunning);
    m_stop->setVisible(isRunning);
    m_progress->setVisible(isRunning);
    showPartDone(*m_progress, 0.0);
    if (hadFocus)
        (isRunning ? m_stop : m_run)->setFocus();
    if (isRunning)
        m_state->setText(tr("Replaying …"));
    else if (m_view == nullptr)
        showExpected();
    else
        showSummary();
}

void FinderDialog::setCostOfOne(std::chrono::milliseconds cost)
{
    m_costOfOne = cost;
    refreshExpected();
}

/// Before the first search; why there was none stays.
void FinderDialog::refreshExpected()
{
    if (m_view == nullptr && !m_isRefused && !m_stop->isVisible() && m_run->isEnabled())
        showExpected();
}

void FinderDialog::showExpected()
{
    const auto takes = m_costOfOne.count() <= 0
        ? QString()
        : tr("It takes about %1.").arg(models::aboutText(m_costOfOne * candidates()));
    m_state->setText(models::inARow(
        {tr("Search lists the present policy and those that no other one beats."), takes}));
}

/// Which policies no other one beats is known when all have been replayed.
void FinderDialog::sayStopped()
{
    const auto stopped = tr("Stopped: nothing was found yet, and what was replayed is not kept. "
                            "Fewer policies take less time.");
    m_state->setText(
        m_view == nullptr
            ? stopped
            : models::inARow({stopped, tr("What is listed is of the search before.")}));
}

void FinderDialog::showProgress(double done, std::optional<std::chrono::seconds> left)
{
    showPartDone(*m_progress, done);
    if (left)
        m_state->setText(tr("Replaying …, about %1 left")
                             .arg(models::valueformat::duration(
                                 static_cast<quint64>(std::max<std::int64_t>(left->count(), 1)))));
}

void FinderDialog::showRefusal(const QString& text)
{
    m_isRefused = true;
    m_state->setText(text);
}

void FinderDialog::setWhyNone(const QString& why)
{
    m_run->setEnabled(false);
    m_run->setToolTip(why);
    showProblem(why);
}

void FinderDialog::showProblem(const QString& text)
{
    m_model->setView(nullptr);
    m_view = nullptr;
    m_band->hide();
    m_trust->setText({});
    m_state->setText(text);
    refreshButton();
}

QString FinderDialog::summary(const models::FinderView& view) const
{
    using models::valueformat::moment;
    int reaching = 0;
    for (int row = 0; row < m_model->rowCount(); ++row)
        reaching += m_model->reachesAll(row) ? 1 : 0;
    const auto searched
        = tr("%Ln policy(s) were replayed from %1 to %2. Listed are the present one and those "
             "that no other one beats.",
             nullptr, static_cast<int>(view.candidates.size()))
              .arg(moment(view.weeks.from), moment(view.weeks.to));
    const auto found = reaching == 0
        ? tr("None reaches every target there and from %1 to %2, which the search did not see.")
        : tr("%Ln of them reach(es) every target there and from %1 to %2, which the search did "
             "not see.",
             nullptr, reaching);
    auto text
        = models::inARow({searched, found.arg(moment(view.weeks.unseen), moment(view.weeks.end))});
    if (m_model->reachesAll(0))
        text = models::inARow({text, tr("The present policy reaches every target already.")});
    return text;
}

/// Says so where what is listed is of other lines than those that are typed.
void FinderDialog::showSummary()
{
    if (m_view == nullptr)
        return;
    if (m_question->lines() != m_asked)
        m_state->setText(tr("What is listed is of other targets or parameters (%1): "
                            "Search answers those above.")
                             .arg(models::listed(m_asked.targets)));
    else if (m_edited == Edited::Others)
        m_state->setText(tr("What is listed was replayed with other edits than those of now: "
                            "Search answers with these."));
    else if (m_edited == Edited::Varied)
        m_state->setText(
            models::inARow({tr("The present policy is listed as it was when the search began."),
                            summary(*m_view)}));
    else
        m_state->setText(summary(*m_view));
}

void FinderDialog::showEdited(Edited edited)
{
    if (m_edited == edited)
        return;
    m_edited = edited;
    if (!m_stop->isVisible())
        showSummary();
    refreshButton();
}

void FinderDialog::showFound(const std::shared_ptr<const models::FinderView>& view,
                             const FinderQuestion::Lines& asked)
{
    m_view = view;
    m_asked = asked;
    m_model->setView(view);
    for (int i = m_model->firstTargetColumn(), to = 1; i < m_model->columnCount(); ++i, ++to)
        m_table->header()->moveSection(m_table->header()->visualIndex(i), to); // seen first
    keepRows(*m_table, leastRows); // below titles as high as these targets need
    showSummary();
    m_band->showTrust(view->trust);
    m_trust->setText(models::bulleted(view->verdict));
    selectBest();
    refreshButton();
}

/// One that reaches everything, else the first that is not the present one.
void FinderDialog::selectBest()
{
    int best = m_model->rowCount() > 1 ? 1 : 0;
    for (int row = m_model->rowCount() - 1; row >= 0; --row)
        best = m_model->reachesAll(row) ? row : best;
    m_table->setCurrentIndex(m_sorted->mapFromSource(m_model->index(best, 0)));
}

/// What the selected policy changes; nothing without one, and of the present one.
finder::Candidate FinderDialog::selected() const
{
    const auto index = m_sorted->mapToSource(m_table->currentIndex());
    return index.isValid() ? m_model->policy(index.row()).edits : finder::Candidate();
}

void FinderDialog::tryIt()
{
    if (m_try->isEnabled()) // a row may be activated all the same
        emit tryRequested(selected());
}

void FinderDialog::refreshButton()
{
    m_table->setHeaderHidden(m_model->rowCount() == 0); // titles of nothing
    m_try->setEnabled(m_edited != Edited::Others && !selected().empty());
}

} // namespace fairlead::views
